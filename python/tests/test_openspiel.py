"""OpenSpiel's own tests of games, for every game and every named rule set."""

from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import sahkku
import sahkku.openspiel

# Playthroughs ask for flags of the command line; there are none.
flags.FLAGS.mark_as_parsed()

EVERY_RULE_SET = [(game, ids) for game in sahkku.GAMES for ids in sahkku.rule_sets(game)]


@pytest.mark.parametrize(("game", "rules"), EVERY_RULE_SET)
def test_random_simulation(game: str, rules: str) -> None:
    text = f"python_{game}(rules={rules},max_decisions=60)"
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_random_simulation_to_the_end(game: str) -> None:
    loaded = pyspiel.load_game(f"python_{game}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "rules"), EVERY_RULE_SET)
def test_a_playthrough_is_replayed_alike(game: str, rules: str, tmp_path: Path) -> None:
    text = f"python_{game}(rules={rules},max_decisions=12)"
    written = generate_playthrough.playthrough(text, None, seed=7)
    file = tmp_path / "playthrough.txt"
    file.write_text(written)
    expected, actual = generate_playthrough.replay(str(file))
    for one, other in zip(expected.split("\n"), actual.split("\n"), strict=True):
        assert one == other


def test_options_are_kept_through_the_text_of_a_game() -> None:
    rules = "raisa stacking=no order=X,III,II,I"
    game = pyspiel.load_game("python_sahkku", {"rules": rules})
    again = pyspiel.load_game(str(game))
    assert again.num_distinct_actions() == game.num_distinct_actions()
    assert str(again) == str(game) and "stacking:no" in str(game)


def test_returns_are_those_of_the_game() -> None:
    state = pyspiel.load_game(f"python_{sahkku.GAMES[-1]}").new_initial_state()
    while not state.is_terminal():
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        state.apply_action(outcomes[-2][0] if outcomes else state.legal_actions()[-1])
    assert tuple(state.returns()) == state.state.returns
    assert state.returns()[0] != 0
