"""Steps and decisions a second from Python, beside the native figure and OpenSpiel's backgammon.

Each player plays at random. A step is a decision or an outcome of chance. Every way is measured in
rounds, one after the other, and the median of the rounds counts: so what else the machine does
meets all of them alike. What plays many games at once is measured on one thread, or with
``--threads`` on more.

A learner sees an observation and a mask before each decision, as arrays.
"""

import argparse
import functools
import os
import random
import statistics
import subprocess
import time
from collections.abc import Callable

PARSER = argparse.ArgumentParser(description=__doc__)
PARSER.add_argument("--scale", type=float, default=1.0, help="how many games, times the usual")
PARSER.add_argument("--threads", type=int, default=1, help="how many threads (1)")
ARGUMENTS = PARSER.parse_args()
# It must be known before the first thread is made.
os.environ["RAYON_NUM_THREADS"] = str(ARGUMENTS.threads)

import numpy as np
import pyarrow.compute as compute
import pyspiel

import sahkku
import sahkku.openspiel
import sahkku.pettingzoo
from sahkku.arrow import simulate
from sahkku.batch import Batch

ROUNDS = 5
#: How many games a batch has.
AT_ONCE = 4096


def single_steps(game: str, games: int, chance: random.Random) -> tuple[int, int]:
    """Plays by the package's own single steps; how many steps and decisions that took."""
    rules = sahkku.Rules(game)
    steps = decisions = 0
    for _ in range(games):
        state = rules.start()
        while not state.is_terminal:
            if state.is_chance:
                state.throw(chance.getrandbits(64))
            else:
                state.apply(chance.choice(state.legal_actions()))
                decisions += 1
            steps += 1
    return steps, decisions


def learner_by_single_steps(
    game: str, games: int, chance: random.Random
) -> tuple[int, int]:
    """The same for a learner, who sees each decision as arrays of NumPy."""
    rules = sahkku.Rules(game)
    steps = decisions = 0
    for _ in range(games):
        state = rules.start()
        while not state.is_terminal:
            if state.is_chance:
                state.throw(chance.getrandbits(64))
            else:
                planes = np.frombuffer(state.observation(state.player), np.float32)
                planes.reshape(rules.observation_shape)
                legal = np.frombuffer(state.action_mask(), np.bool_).nonzero()[0]
                state.apply(int(legal[chance.randrange(len(legal))]))
                decisions += 1
            steps += 1
    return steps, decisions


def many_steps(game: str, decisions: int, chance: random.Random) -> tuple[int, int]:
    """Many games at once by ``step_many``, whose steps are decisions."""
    games = Batch(sahkku.Rules(game), AT_ONCE, seed=chance.getrandbits(32))
    generator = np.random.default_rng(chance.getrandbits(32))
    times = max(1, decisions // AT_ONCE)
    for _ in range(times):
        games.step_many(games.random_actions(generator))
    return 0, times * AT_ONCE


def learner_by_many_steps(game: str, decisions: int, chance: random.Random) -> tuple[int, int]:
    """The same for a learner."""
    games = Batch(sahkku.Rules(game), AT_ONCE, seed=chance.getrandbits(32))
    generator = np.random.default_rng(chance.getrandbits(32))
    times = max(1, decisions // AT_ONCE)
    for _ in range(times):
        games.observations()
        games.action_masks()
        games.step_many(games.random_actions(generator))
    return 0, times * AT_ONCE


def in_openspiel(name: str, games: int, chance: random.Random) -> tuple[int, int]:
    """The same with a game of OpenSpiel."""
    game = pyspiel.load_game(name)
    steps = decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(numbers, probabilities)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
            steps += 1
    return steps, decisions


def in_pettingzoo(game: str, games: int, chance: random.Random) -> tuple[int, int]:
    """The same with the environment for PettingZoo, whose steps are decisions."""
    environment = sahkku.pettingzoo.raw_env(game)
    decisions = 0
    for _ in range(games):
        environment.reset(seed=chance.getrandbits(32))
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(chance.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
    return decisions, decisions


@functools.cache
def mean_decisions(game: str) -> float:
    """How many decisions a game at random has."""
    mean: float = compute.mean(simulate(game, games=20_000)["DurationMoves"]).as_py()
    return mean


def native(game: str, games: int, chance: random.Random) -> tuple[int, int]:
    """``sahkku simulate``, its start included."""
    threads = str(ARGUMENTS.threads)
    words = ["--game", game, "simulate", "--threads", threads, "--games", str(games)]
    subprocess.run(["sahkku", *words], check=True, capture_output=True)
    return 0, round(games * mean_decisions(game))


def main() -> None:
    """Measures everything and prints a table."""
    scale = ARGUMENTS.scale
    ways: list[tuple[str, str, int, Callable[[str, int, random.Random], tuple[int, int]]]] = []
    for game in sahkku.GAMES:
        ways += [
            (game, "sahkku simulate, native", 20_000, native),
            (game, "step_many", 500_000, many_steps),
            (game, "single steps", 300, single_steps),
            (game, "step_many, a learner", 200_000, learner_by_many_steps),
            (game, "single steps, a learner", 30, learner_by_single_steps),
            (f"python_{game}", "as a game of OpenSpiel", 20, in_openspiel),
            (game, "in PettingZoo", 20, in_pettingzoo),
        ]
    ways.append(("backgammon", "OpenSpiel's own, from Python", 100, in_openspiel))
    for game in sahkku.GAMES:
        mean_decisions(game)
    chance = random.Random(1)
    measured: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for _ in range(ROUNDS):
        for name, about, games, play in ways:
            games = max(1, int(games * scale))
            start = time.perf_counter()
            steps, decisions = play(name, games, chance)
            seconds = time.perf_counter() - start
            measured.setdefault((name, about), []).append((steps / seconds, decisions / seconds))
    print("| game | how | steps a second | decisions a second |\n|---|---|---|---|")
    for (name, about), rates in measured.items():
        steps, decisions = (statistics.median(kind) for kind in zip(*rates, strict=True))
        shown = f"{steps:,.0f}" if steps else ""
        print(f"| {name.removeprefix('python_')} | {about} | {shown} | {decisions:,.0f} |")


if __name__ == "__main__":
    main()
