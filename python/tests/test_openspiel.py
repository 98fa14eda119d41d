"""OpenSpiel's own tests of games, for every game and every named rule set."""

import pickle
import random
import subprocess
import sys
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


@pytest.mark.parametrize("game", sahkku.GAMES)
@pytest.mark.parametrize("max_decisions", [1, 5, 40])
def test_no_game_is_longer_than_its_bounds(game: str, max_decisions: int) -> None:
    loaded = pyspiel.load_game(f"python_{game}(max_decisions={max_decisions})")
    chance = random.Random(4)
    longest = 0
    for _ in range(60):
        state = loaded.new_initial_state()
        throws = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(numbers, odds)[0])
                throws += 1
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        assert throws <= loaded.max_chance_nodes_in_history()
        assert decisions <= loaded.max_game_length()
        assert throws + decisions <= loaded.max_history_length()
        longest = max(longest, decisions)
    assert longest == max_decisions
    assert (loaded.max_chance_nodes_in_history() > 0) == sahkku.Rules(game).has_chance


def test_throws_that_never_decide_end_a_game() -> None:
    loaded = pyspiel.load_game("python_sahkku(max_decisions=1)")
    state = loaded.new_initial_state()
    throws = 0
    while not state.is_terminal():
        state.apply_action(0)  # Equal throws: nobody begins.
        throws += 1
    assert throws == loaded.max_chance_nodes_in_history() and state.returns() == [0.0, 0.0]


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_games_and_states_can_be_pickled_and_cloned(game: str) -> None:
    loaded = pyspiel.load_game(f"python_{game}(max_decisions=50)")
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)
    state = loaded.new_initial_state()
    for n in range(12):
        legal = state.legal_actions()
        state.apply_action(legal[n % len(legal)])
    for other in (pickle.loads(pickle.dumps(state)), state.clone()):
        assert str(other) == str(state) and other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
    _, serialised = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(loaded, state)
    )
    assert str(serialised) == str(state)
    # Another process does not know the games yet.
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == str(state)


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_games_begin_at_a_state_a_record_or_a_position(game: str) -> None:
    state = sahkku.Rules(game).start()
    while state.entries < 6 or state.is_chance:
        # Equal dice decide nothing, so the bits must change.
        state.throw(state.entries) if state.is_chance else state.apply(state.legal_actions()[0])
    for start in (state, state.record(), state.position()):
        loaded = sahkku.openspiel.game_from(start, state.rules, max_decisions=20)
        begun = loaded.new_initial_state()
        assert str(begun) == state.position() and begun.current_player() == state.player
        assert begun.legal_actions() == state.legal_actions()
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    over = state.clone()
    over.resign(0)
    with pytest.raises(ValueError, match="over at its start"):
        sahkku.openspiel.game_from(over)
