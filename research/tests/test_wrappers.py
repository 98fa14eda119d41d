"""The wrappers for Slurm and Kubernetes, with the variables that these set."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import distribute
import pytest
import yaml

RESEARCH = Path(__file__).parent.parent
GAMES = ["--rules", "maze", "--games", "300"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """The environment of a job, with the command `sahkku` on its path."""
    programs = tmp_path / "bin"
    programs.mkdir()
    program = programs / "sahkku"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m sahkku "$@"\n')
    program.chmod(0o755)
    return {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}


def is_that_of_one_run(folder: Path) -> None:
    """Check that the parts in the folder make the result of one run."""
    counts = sorted(str(path) for path in (folder / "parts").glob("*.json"))
    merged = distribute.sahkku(["merge", *counts], folder)
    assert merged == distribute.sahkku(["simulate", *GAMES, "--rows", "alone.parquet"], folder)
    rows = sorted(str(path) for path in (folder / "parts").glob("*.parquet"))
    distribute.sahkku(["merge", "--rows", "games.parquet", *rows], folder)
    assert (folder / "games.parquet").read_bytes() == (folder / "alone.parquet").read_bytes()


def test_an_array_of_slurm_makes_the_result_of_one_run(tmp_path: Path, environment: dict[str, str]) -> None:
    for number in (2, 3, 1):
        job = {"SLURM_ARRAY_TASK_ID": str(number), "SLURM_ARRAY_TASK_COUNT": "3"}
        subprocess.run([RESEARCH / "slurm-array.sh", *GAMES], cwd=tmp_path, env=environment | job, check=True)
    is_that_of_one_run(tmp_path)


def test_a_job_of_kubernetes_makes_the_result_of_one_run(tmp_path: Path, environment: dict[str, str]) -> None:
    job = yaml.safe_load((RESEARCH / "kubernetes-job.yaml").read_text())["spec"]
    [container] = job["template"]["spec"]["containers"]
    assert {each["name"]: each["value"] for each in container["env"]}["PARTS"] == str(job["completions"])
    settings = {"PARTS": "3", "SIMULATE": " ".join(GAMES)}
    for index in range(3):
        pod = settings | {"JOB_COMPLETION_INDEX": str(index)}
        subprocess.run([*container["command"], *container["args"]], cwd=tmp_path, env=environment | pod, check=True)
    is_that_of_one_run(tmp_path)
