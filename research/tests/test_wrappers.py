"""The wrapper for Slurm, with the variables that this sets."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import distribute

RESEARCH = Path(__file__).parent.parent
GAMES = ["--rules", "maze", "--games", "300"]


def is_that_of_one_run(folder: Path) -> None:
    """Check that the parts in the folder make the result of one run."""
    counts = sorted(str(path) for path in (folder / "parts").glob("*.json"))
    merged = distribute.sahkku(["merge", *counts], folder)
    assert merged == distribute.sahkku(["simulate", *GAMES, "--rows", "alone.jsonl"], folder)
    rows = sorted((folder / "parts").glob("*.jsonl"))
    assert b"".join(path.read_bytes() for path in rows) == (folder / "alone.jsonl").read_bytes()


def run(number: int, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the job of an array with this number."""
    job = {"SLURM_ARRAY_TASK_ID": str(number)}
    program = [str(RESEARCH / "slurm-array.sh"), *words]
    return subprocess.run(program, cwd=folder, env=os.environ | job, capture_output=True, text=True, check=False)


def test_an_array_of_slurm_makes_the_result_of_one_run(tmp_path: Path) -> None:
    for number in (2, 3, 1):
        assert run(number, tmp_path, "3", *GAMES).returncode == 0
    is_that_of_one_run(tmp_path)


def test_one_job_of_an_array_is_run_again(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        assert run(number, tmp_path, "3", *GAMES).returncode == 0
    part = tmp_path / "parts" / "2.json"
    whole = part.read_bytes()
    part.unlink()
    assert run(2, tmp_path, "3", *GAMES).returncode == 0
    assert part.read_bytes() == whole
    is_that_of_one_run(tmp_path)


def test_what_an_array_cannot_do_is_refused(tmp_path: Path) -> None:
    forgotten = run(1, tmp_path, *GAMES)
    assert forgotten.returncode == 2 and "the number of parts" in forgotten.stderr
    assert not (tmp_path / "parts").exists()
    too_far = run(4, tmp_path, "3", *GAMES)
    assert too_far.returncode == 2 and not list(tmp_path.glob("parts/*.json"))
