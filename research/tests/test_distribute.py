"""The driver on a local cluster, with workers that die."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import dask
import distribute
import pytest
from distributed import Client, LocalCluster

#: Games that take long enough for a worker to die in the middle, and not for anybody to wait. The driver knows nothing of games:
#: one does for each command.
SIMULATION = ["--game", "kotra", "simulate", "--games", "8400"]
MATCH = ["--game", "hnefatafl", "match", "--players", "easy,beginner", "--games", "28", "--rules", "brandubh"]


@pytest.fixture
def client() -> Iterator[Client]:
    """A cluster of three workers on this machine, of its own for each test: what another has killed may come back late."""
    with LocalCluster(n_workers=3, threads_per_worker=1, dashboard_address=":0") as cluster, Client(cluster) as client:
        yield client


def plan(*words: str, output: Path) -> list[distribute.Part]:
    return distribute.plan(distribute.read_arguments(["--output", str(output), *words]))


class Killer:
    """Kills a worker that is at work, once, after the first part is done."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.killed: int | None = None

    def __call__(self, done: int, parts: int) -> None:
        if self.killed is not None or not 0 < done < parts:
            return
        at_work = [worker for worker, keys in self.client.processing().items() if keys]
        if at_work:
            processes = self.client.run(os.getpid, workers=at_work[:1])
            self.killed = processes[at_work[0]]
            os.kill(self.killed, signal.SIGKILL)


def test_a_simulation_is_that_of_one_run_though_a_worker_dies(client: Client, tmp_path: Path) -> None:
    parts = plan("--parts", "7", "--rows", *SIMULATION, output=tmp_path)
    killer = Killer(client)
    distribute.distribute(client, parts, tmp_path, killer)
    assert killer.killed is not None
    distribute.merge(parts, tmp_path, rows=True)

    for form, name in distribute.RESULTS.items():
        alone = distribute.sahkku([*SIMULATION, "--format", form, "--rows", "alone.csv"], tmp_path)
        assert (tmp_path / name).read_bytes() == alone
    assert (tmp_path / distribute.ROWS).read_bytes() == (tmp_path / "alone.csv").read_bytes()


def test_a_match_is_that_of_one_run_though_a_worker_dies(client: Client, tmp_path: Path) -> None:
    parts = plan("--parts", "7", *MATCH, output=tmp_path)
    killer = Killer(client)
    distribute.distribute(client, parts, tmp_path, killer)
    assert killer.killed is not None
    distribute.merge(parts, tmp_path, rows=False)
    for form, name in distribute.RESULTS.items():
        alone = distribute.sahkku([*MATCH, "--format", form], tmp_path)
        assert (tmp_path / name).read_bytes() == alone


def test_a_driver_that_was_stopped_goes_on(client: Client, tmp_path: Path) -> None:
    parts = plan("--parts", "4", "simulate", "--games", "400", output=tmp_path)
    folder = tmp_path / "parts"
    distribute.claim(tmp_path, parts)
    for part in parts[:2]:
        files = distribute.run(part)
        assert isinstance(files, dict)
        folder.mkdir(exist_ok=True)
        distribute.keep(folder / part.name, files)
    kept = {part.name: (folder / part.name).stat().st_ino for part in parts[:2]}
    told: list[int] = []
    distribute.distribute(client, parts, tmp_path, lambda done, _: told.append(done))
    assert told == [2, 3, 4]
    assert {name: (folder / name).stat().st_ino for name in kept} == kept


def test_a_command_line_that_is_refused_says_why(client: Client, tmp_path: Path) -> None:
    parts = plan("--parts", "3", "simulate", "--rules", "atlantis", "--games", "30", output=tmp_path)
    with pytest.raises(distribute.Refused, match="atlantis"):
        distribute.distribute(client, parts, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["simulate", "--part", "1/2"], "--part is the driver's to say"),
        (["simulate", "--format=csv"], "--format=csv is the driver's to say"),
        (["--rows", "match"], "--rows goes with simulate"),
    ],
)
def test_what_cannot_be_distributed_is_refused(tmp_path: Path, words: list[str], why: str) -> None:
    with pytest.raises(distribute.Refused, match=why):
        plan(*words, output=tmp_path)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--cluster", "moon"], "local, ssh, slurm, or an address"),
        (["--cluster", "ssh"], "needs --hosts"),
        (["--cluster", "slurm"], "Dask's configuration: .* cores"),
    ],
)
def test_a_cluster_that_cannot_be_started_is_refused(tmp_path: Path, words: list[str], why: str) -> None:
    arguments = distribute.read_arguments(["--output", str(tmp_path), *words, "simulate"])
    with pytest.raises(distribute.Refused, match=why):
        distribute.start(arguments)


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    distribute.claim(tmp_path, plan("simulate", "--games", "10", output=tmp_path))
    distribute.claim(tmp_path, plan("simulate", "--games", "10", output=tmp_path))
    with pytest.raises(distribute.Refused, match="another command line"):
        distribute.claim(tmp_path, plan("simulate", "--games", "20", output=tmp_path))


def test_the_driver_is_a_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--output", str(tmp_path / "out"), "--parts", "3", "--workers", "2", "simulate", "--games", "300"]
    assert distribute.main(words) == 0
    told = capsys.readouterr()
    assert told.out.encode() == distribute.sahkku(["simulate", "--games", "300"], tmp_path)
    assert "3 of 3 parts" in told.err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["simulate", "--rules", "atlantis", "--games", "30"], 1),
        (["simulate", "--games", "many"], 2),
        (["simulate", "--part", "1/2"], 2),
        (["--cluster", "moon", "simulate"], 2),
        (["--cluster", "tcp://127.0.0.1:1", "simulate"], 3),
    ],
)
def test_a_wrong_command_line_ends_with_its_code_and_claims_no_folder(tmp_path: Path, words: list[str], code: int) -> None:
    output = tmp_path / "out"
    with dask.config.set({"distributed.comm.timeouts.connect": "1s"}):
        assert distribute.main(["--output", str(output), "--parts", "2", "--workers", "1", *words]) == code
    assert not output.exists()


def test_another_run_is_refused_with_its_code(tmp_path: Path) -> None:
    distribute.claim(tmp_path, plan("simulate", "--games", "10", output=tmp_path))
    assert distribute.main(["--output", str(tmp_path), "simulate", "--games", "20"]) == 3
