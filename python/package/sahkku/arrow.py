"""Simulations and matches of the command ``sahkku``, as tables of Arrow.

>>> from sahkku.arrow import match, simulate
>>> games = simulate("sahkku", games=100, seed=1)
>>> games.num_rows, games["reason"][0].as_py()
(100, 'queen')
>>> match("hnefatafl", players=["easy", "beginner"], games=2)["games"].to_pylist()
[2]

Options are those of the command, with ``_`` for ``-``: ``True`` for one without a value, a list for
several values. They bring the same games as there.
"""

import io
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import csv, parquet


def simulate(game: str = "sahkku", **options: Any) -> pyarrow.Table:
    """What ``sahkku simulate`` plays: a row for each game."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        _run(game, "simulate", options | {"rows": file})
        return parquet.read_table(file)


def match(game: str = "sahkku", **options: Any) -> pyarrow.Table:
    """What ``sahkku match`` plays: a row for each rules."""
    return csv.read_csv(io.BytesIO(_run(game, "match", options | {"format": "csv"})))


def _run(game: str, command: str, options: dict[str, Any]) -> bytes:
    """What the command prints.

    A program of its own, as it takes the whole of standard output.
    """
    words = ["--game", game, command]
    for name, value in options.items():
        text = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        option = f"--{name.replace('_', '-')}"
        words.append(option if value is True else f"{option}={text}")
    command_line = [sys.executable, "-m", "sahkku", *words]
    done = subprocess.run(command_line, capture_output=True, check=False)
    if done.returncode == 0:
        return done.stdout
    why = done.stderr.decode(errors="replace").strip()
    raise OSError(why) if done.returncode == 3 else ValueError(why)
