"""Simulations and matches of the command ``sahkku``, as tables of Arrow.

>>> from sahkku.arrow import match, simulate
>>> games = simulate("sahkku", games=100, seed=1)
>>> games.num_rows, games["reason"][0].as_py()
(100, 'queen')
>>> match("hnefatafl", players=["easy", "beginner"], games=2)["games"].to_pylist()
[2]

Options are those of the command, with ``_`` for ``-``: ``True`` for one without a value, a list for
several values. They bring the same games as there. The command is a program of its own on ``PATH``.
"""

import io
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pyarrow
from pyarrow import csv

#: Text in every table, also where no row has a value.
_TEXTS = ["version", "rules", "preset", "option", "value", "first", "winner", "reason"]
_CONVERT = csv.ConvertOptions(
    column_types=dict.fromkeys(_TEXTS, pyarrow.string()),
    null_values=[""],
    strings_can_be_null=True,
)


def simulate(game: str = "sahkku", **options: Any) -> pyarrow.Table:
    """What ``sahkku simulate`` plays: a row for each game."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.csv"
        _run(game, "simulate", options | {"rows": file})
        return csv.read_csv(file, convert_options=_CONVERT)


def match(game: str = "sahkku", **options: Any) -> pyarrow.Table:
    """What ``sahkku match`` plays: a row for each rules."""
    rows = io.BytesIO(_run(game, "match", options | {"format": "csv"}))
    return csv.read_csv(rows, convert_options=_CONVERT)


def _run(game: str, command: str, options: dict[str, Any]) -> bytes:
    """What the command prints."""
    program = shutil.which("sahkku")
    if program is None:
        raise FileNotFoundError(
            "the command sahkku is not on PATH; "
            "in a clone of the project, cargo install --path crates/apps/cli installs it"
        )
    words = [program, "--game", game, command]
    for name, value in options.items():
        text = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        option = f"--{name.replace('_', '-')}"
        words.append(option if value is True else f"{option}={text}")
    done = subprocess.run(words, capture_output=True, check=False)
    if done.returncode == 0:
        return done.stdout
    why = done.stderr.decode(errors="replace").strip()
    raise OSError(why) if done.returncode == 3 else ValueError(why)
