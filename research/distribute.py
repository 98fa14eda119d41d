#!/usr/bin/env python3
"""Run simulations and matches on many machines with Dask.

    python research/distribute.py --parts 200 --output results simulate --rules maze --games 10000000

Everything after the options of the driver is a command line of ``sahkku``. The driver divides it into parts, lets the workers of
a Dask cluster run them, and merges what they send back. The result is byte for byte that of one run, however many workers there
are, in whatever order they finish, and however often one of them dies: a part that is lost is run again. If the driver itself is
stopped, the same command line goes on where it stopped.

Workers need nothing but this Python version, Dask, and the command ``sahkku`` on their ``PATH``.

Exit codes are those of ``sahkku``: 0 done, 1 wrong rules or positions, 2 a command line that could not be understood, 3 a file
that could not be read or written; and 3 if there is no cluster.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import dask
from distributed import Client, LocalCluster, SSHCluster, as_completed
from distributed.deploy import Cluster

#: What can be distributed.
COMMANDS = ("simulate", "match")
#: The formats that counts are merged into, and the files that they are written to.
RESULTS = {"table": "result.txt", "csv": "result.csv", "json": "result.json"}
#: The file with the counts of a part.
COUNTS = "counts.json"
#: The file with a row for each game.
ROWS = "games.csv"


class Refused(Exception):
    """Why the work cannot be done: a message, and the exit code for it."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True)
class Part:
    """A share of the work: one command line, whose counts are kept, and the files that it writes."""

    name: str
    #: The words after ``sahkku``. It runs in an empty folder.
    words: tuple[str, ...]
    files: tuple[str, ...]

    def is_in(self, folder: Path) -> bool:
        """Whether this part was run before."""
        return (folder / self.name).is_dir()


def sahkku(words: Iterable[str], folder: str | os.PathLike[str]) -> bytes:
    """Run ``sahkku`` in a folder and return what it prints.

    Raises ``Refused`` if it does not accept the words or is not there, and ``RuntimeError`` if it ends otherwise.
    """
    program = shutil.which("sahkku")
    if program is None:
        raise Refused("a machine has no command sahkku on its PATH: install it there", 3)
    done = subprocess.run([program, *words], cwd=folder, capture_output=True, check=False)
    if done.returncode == 0:
        return done.stdout
    message = done.stderr.decode(errors="replace").strip()
    # 1 and 2 are its exit codes for wrong input, which no second try mends.
    if done.returncode in (1, 2):
        raise Refused(message, done.returncode)
    raise RuntimeError(f"sahkku ended with {done.returncode}: {message}")


def run(part: Part) -> dict[str, bytes] | tuple[str, int]:
    """Run one part on a worker, and return its files by name, or why it is refused, and the exit code for that."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            printed = sahkku(part.words, folder)
        except Refused as refused:
            # Dask would run a task that raises again.
            return str(refused), refused.code
        files = {name: (Path(folder) / name).read_bytes() for name in part.files}
    return {COUNTS: printed, **files}


def divide(words: list[str], parts: int, rows: bool) -> list[Part]:
    """Divide the games of ``simulate`` or ``match`` into parts of nearly the same size."""
    of_rows = ("--rows", ROWS) if rows else ()
    return [
        Part(
            name=f"{number:0{len(str(parts))}}-of-{parts}",
            # One thread each: the workers are the threads.
            words=(*words, "--part", f"{number}/{parts}", "--threads", "1", "--format", "counts", *of_rows),
            files=(ROWS,) if rows else (),
        )
        for number in range(1, parts + 1)
    ]


def distribute(
    client: Client,
    parts: list[Part],
    output: Path,
    tell: Callable[[int, int], None] = lambda done, parts: None,
) -> None:
    """Run all parts that are not in the output folder yet, and put them there.

    The folder belongs to this run when the first part is done, not before: a command line that ``sahkku`` refuses leaves nothing.
    ``tell`` is called with the number of parts that are done and of all parts, each time that one more is done.
    """
    folder = output / "parts"
    missing = [part for part in parts if not part.is_in(folder)]
    done = len(parts) - len(missing)
    tell(done, len(parts))
    by_future = {client.submit(run, part, pure=False, retries=3): part for part in missing}
    for future, files in as_completed(by_future, with_results=True):
        if isinstance(files, tuple):
            client.cancel(list(by_future))
            raise Refused(*files)
        claim(output, parts)
        folder.mkdir(exist_ok=True)
        keep(folder / by_future[future].name, files)
        future.release()
        done += 1
        tell(done, len(parts))


def keep(folder: Path, files: dict[str, bytes]) -> None:
    """Write files into a new folder, which is there only when all of them are."""
    unfinished = folder.with_name(f"{folder.name}.unfinished")
    unfinished.mkdir(exist_ok=True)
    for name, contents in files.items():
        (unfinished / name).write_bytes(contents)
    unfinished.rename(folder)


def merge(parts: list[Part], output: Path, rows: bool) -> None:
    """Merge the parts into the files that one run would have written."""
    folder = output / "parts"
    counts = [str(folder.absolute() / part.name / COUNTS) for part in parts]
    for form, name in RESULTS.items():
        (output / name).write_bytes(sahkku(["merge", "--format", form, *counts], output))
    if rows:
        with (output / ROWS).open("wb") as whole:
            for number, part in enumerate(parts):
                with (folder / part.name / ROWS).open("rb") as of_part:
                    names = of_part.readline()
                    whole.write(b"" if number else names)
                    shutil.copyfileobj(of_part, whole)


@contextmanager
def cluster(arguments: argparse.Namespace) -> Iterator[Client]:
    """Connect with a cluster, which is started unless its address is given.

    What Slurm needs to know beyond the number of workers is read from Dask's own configuration files.
    """
    kind: str = arguments.cluster
    # A part is a program of its own, which brings no worker down. Whatever does is not the part's fault.
    dask.config.set({"distributed.scheduler.allowed-failures": 100})
    if "://" in kind:
        try:
            client = Client(kind)
        except OSError as gone:
            raise Refused(f"there is no scheduler at {kind}: {gone}", 3) from None
        with client:
            yield client
        return
    made = start(arguments)
    with made, Client(made) as client:
        yield client


def start(arguments: argparse.Namespace) -> Cluster:
    """Start a cluster. What is missing for it is said in a sentence."""
    workers: int = arguments.workers or 1
    if arguments.cluster == "local":
        return LocalCluster(n_workers=arguments.workers, threads_per_worker=1, dashboard_address=arguments.dashboard or ":0")
    if arguments.cluster == "ssh":
        if not arguments.hosts:
            raise Refused("--cluster ssh needs --hosts: the scheduler's machine first, then one for each worker")
        return SSHCluster(arguments.hosts, worker_options={"nthreads": 1, "n_workers": workers})
    if arguments.cluster != "slurm":
        raise Refused("--cluster is local, ssh, slurm, or an address such as tcp://scheduler:8786")
    try:
        from dask_jobqueue import SLURMCluster

        jobs: Cluster = SLURMCluster()
    except ImportError as missing:
        raise Refused(f"--cluster slurm needs the package {missing.name}: install it with pip", 3) from None
    except ValueError as wrong:
        raise Refused(f"--cluster slurm needs more in Dask's configuration: {wrong}", 3) from None
    jobs.scale(workers)
    return jobs


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    """Read the command line of the driver."""
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n\n")[0],
        epilog="Example: distribute.py --parts 200 --output results --game hnefatafl simulate --games 10000000",
    )
    parser.add_argument("--output", type=Path, required=True, help="the folder of the results, and of the parts until they are merged")
    parser.add_argument("--parts", type=_count, default=100, help="how many parts the games are divided into (100)")
    parser.add_argument("--rows", action="store_true", help=f"also write one row for each game, as {ROWS}")
    parser.add_argument("--cluster", default="local", help="local, ssh, slurm, or the address of a scheduler (local)")
    parser.add_argument("--workers", type=_count, help="how many workers; on this machine as many as it has processors")
    parser.add_argument("--hosts", type=_list, help="the machines of an SSH cluster, with commas between them")
    parser.add_argument("--dashboard", default=None, metavar="ADDRESS", help="where Dask's dashboard is served, such as :8787")
    parser.add_argument("--game", default="sahkku", help="the game (sahkku)")
    parser.add_argument("command", choices=COMMANDS, help="what sahkku does")
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="its options, such as --rules maze --games 10000000 --seed 7")
    return parser.parse_args(words)


def _list(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def plan(arguments: argparse.Namespace) -> list[Part]:
    """The parts of a command line."""
    taken = {"--part", "--rows", "--threads", "--format"}
    for word in arguments.rest:
        if word.split("=")[0] in taken:
            raise Refused(f"{word} is the driver's to say: leave it out after {arguments.command}")
    words = ["--game", arguments.game, arguments.command, *arguments.rest]
    if arguments.rows and arguments.command != "simulate":
        raise Refused("--rows goes with simulate")
    return divide(words, arguments.parts, arguments.rows)


def refuse_other(output: Path, parts: list[Part]) -> bool:
    """Refuse a folder that holds another run. Whether it holds this one."""
    file = output / "run.json"
    if file.exists() and file.read_text() != described(parts):
        raise Refused(f"{output} holds the parts of another command line: name another folder with --output", 3)
    return file.exists()


def claim(output: Path, parts: list[Part]) -> None:
    """Make the folder of this run."""
    if not refuse_other(output, parts):
        output.mkdir(parents=True, exist_ok=True)
        (output / "run.json").write_text(described(parts))


def described(parts: list[Part]) -> str:
    """What tells this run from others."""
    return json.dumps([part.words for part in parts], indent=1) + "\n"


def progress() -> Callable[[int, int], None]:
    """Tell on standard error how far the work is."""
    start, first = time.monotonic(), None

    def tell(done: int, parts: int) -> None:
        nonlocal first
        if first is None:
            first = done
        spent = time.monotonic() - start
        left = f", about {spent / (done - first) * (parts - done):.0f} s to go" if done > first else ""
        print(f"{done} of {parts} parts in {spent:.0f} s{left}", file=sys.stderr, flush=True)

    return tell


def main(words: list[str] | None = None) -> int:
    """Run the driver, and return its exit code."""
    arguments = read_arguments(words)
    try:
        parts = plan(arguments)
        refuse_other(arguments.output, parts)
        with cluster(arguments) as client:
            if client.dashboard_link and arguments.dashboard:
                print(f"dashboard: {client.dashboard_link}", file=sys.stderr)
            distribute(client, parts, arguments.output, progress())
        merge(parts, arguments.output, arguments.rows)
        print((arguments.output / RESULTS["table"]).read_text(), end="")
    except Refused as refused:
        print(f"distribute: {refused}", file=sys.stderr)
        return refused.code
    except (OSError, RuntimeError) as failed:
        print(f"distribute: {failed}", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
