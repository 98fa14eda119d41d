"""Measure how simulations scale with the number of workers on this machine, as a table in Markdown.

    cargo xtask bench research --games 2000000

Each line is one run of the driver on a local cluster that is there already, from the first part to the merged result.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import distribute
from distributed import Client, LocalCluster


def seconds(game: str, games: int, workers: int, parts: int) -> float:
    """The time that one run takes, in seconds."""
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=":0") as cluster,
        Client(cluster) as client,
    ):
        output = Path(folder)
        words = ["--output", folder, "--parts", str(parts), "--game", game, "simulate", "--games", str(games)]
        planned = distribute.plan(distribute.read_arguments(words))
        client.wait_for_workers(workers)
        start = time.perf_counter()
        distribute.distribute(client, planned, output / "parts")
        distribute.merge(planned, output / "parts", output, None)
        return time.perf_counter() - start


def alone(game: str, games: int) -> float:
    """The time that one process with one thread takes without the driver, in seconds."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        distribute.sahkku(["--game", game, "simulate", "--games", str(games), "--threads", "1"], folder)
        return time.perf_counter() - start


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--game", default="sahkku", help="the game (sahkku)")
    parser.add_argument("--games", type=int, default=2_000_000, help="how many games (2,000,000)")
    parser.add_argument("--parts", type=int, default=40, help="how many parts (40)")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 3, 4], help="how many workers (1 2 3 4)")
    arguments = parser.parse_args()
    print(f"{arguments.games:,} games of {arguments.game} in {arguments.parts} parts\n")
    print("| workers | seconds | games a second | times one process |")
    print("|--:|--:|--:|--:|")
    base = alone(arguments.game, arguments.games)
    print(f"| none, one process | {base:.1f} | {arguments.games / base:,.0f} | 1.00 |", flush=True)
    for workers in arguments.workers:
        spent = seconds(arguments.game, arguments.games, workers, arguments.parts)
        print(f"| {workers} | {spent:.1f} | {arguments.games / spent:,.0f} | {base / spent:.2f} |", flush=True)


if __name__ == "__main__":
    main()
