"""Simulations and matches as tables."""

import json
import math
import subprocess

import pyarrow.compute as compute
import pytest

import sahkku
from sahkku.arrow import match, simulate


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_simulated_games_are_those_of_the_command(game: str) -> None:
    command = ["sahkku", "--game", game, "simulate", "--games=200", "--seed=9", "--cap=400"]
    command += ["--format=json"]
    [told] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    games = simulate(game, games=200, seed=9, cap=400)
    assert games["game"].to_pylist() == list(range(200))
    mean = compute.mean(games["DurationMoves"]).as_py()
    assert math.isclose(told["DurationMoves"], mean, abs_tol=1e-6)
    for side in sahkku.Rules(game).sides:
        assert told[f"{side}_wins"] == games["winner"].to_pylist().count(side)


def test_a_match_is_a_table() -> None:
    played = match("hnefatafl", rules="brandubh", players=["easy", "beginner"], games=4, seed=2)
    assert played.num_rows == 1 and played["games"].to_pylist() == [4]
    assert played.equals(
        match("hnefatafl", rules="brandubh", players="easy,beginner", games=4, seed=2)
    )


def test_the_types_of_columns_do_not_depend_on_the_games() -> None:
    def types(**options: int) -> list[str]:
        return [str(kind) for kind in simulate("hnefatafl", rules="brandubh", **options).schema.types]

    assert types(games=20) == types(games=1, cap=0)


def test_without_the_command_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(FileNotFoundError, match="cargo install"):
        simulate(games=1)


def test_options_without_a_value_and_with_dashes() -> None:
    games = simulate("hnefatafl", rules="brandubh", games=1, every_option=True)
    assert len(set(games["option"].to_pylist())) > 1


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="atlantis"):
        simulate(rules="atlantis")
    with pytest.raises(ValueError, match="--colour"):
        simulate(colour="red")
    with pytest.raises(ValueError, match="chess"):
        match("chess", players="easy,beginner")
