"""Every notebook runs from top to bottom, and is kept without what it printed."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parent.parent / "notebooks").glob("*.ipynb"))


@pytest.mark.timeout(300)
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path: Path) -> None:
    notebook = nbformat.reads(path.read_text("utf-8"), as_version=4)  # type: ignore[no-untyped-call]
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert code and all(cell.outputs == [] and cell.execution_count is None for cell in code)
    # Fewer games are enough to see that it runs.
    assert "GAMES = 100_000" in code[0].source
    code[0].source = code[0].source.replace("100_000", "2_000")
    NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    shown = [output.get("data", {}) for cell in code for output in cell.outputs]
    assert any("image/png" in data for data in shown)
