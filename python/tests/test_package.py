"""The package itself: rules, states, records, errors."""

import copy
import math
import os
import pickle
import random
import signal
import threading

import pytest

import sahkku

EVERY_RULE_SET = [(game, ids) for game in sahkku.GAMES for ids in sahkku.rule_sets(game)]


def play(state: sahkku.State, seed: int, decisions: int = 150) -> sahkku.State:
    """Plays at random by single steps."""
    chance = random.Random(seed)
    made = 0
    while not state.is_terminal and made < decisions:
        if state.is_chance:
            state.throw(chance.getrandbits(64))
        else:
            state.apply(chance.choice(state.legal_actions()))
            made += 1
    return state


@pytest.mark.parametrize(("game", "rules"), EVERY_RULE_SET)
def test_a_game_is_played_and_read_back(game: str, rules: str) -> None:
    state = play(sahkku.Rules(game, rules).start(), seed=3)
    assert sum(state.returns) == 0.0
    read = sahkku.State.from_record(state.record())
    for other in (read, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
        assert other.position() == state.position()
        assert other.legal_actions() == state.legal_actions()
        assert other.returns == state.returns
        assert other.rules == state.rules and hash(other.rules) == hash(state.rules)


@pytest.mark.parametrize(("game", "rules"), EVERY_RULE_SET)
def test_numbers_and_chances(game: str, rules: str) -> None:
    state = sahkku.Rules(game, rules).start()
    chance = random.Random(5)
    for _ in range(60):
        if state.is_terminal:
            break
        if state.is_chance:
            assert state.player == sahkku.CHANCE and state.legal_actions() == []
            outcomes = state.chance_outcomes()
            assert math.isclose(sum(p for _, p in outcomes), 1.0, abs_tol=1e-12)
            assert len(outcomes) <= state.rules.chance_count
            before = state.clone()
            number = state.throw(chance.getrandbits(64))
            by_text = before.clone()
            by_text.enter(before.action_to_string(number))
            before.apply(number)
            assert by_text.position() == before.position() == state.position()
        else:
            legal = state.legal_actions()
            mask = state.action_mask()
            assert legal == [number for number, is_legal in enumerate(mask) if is_legal]
            assert len(mask) == state.rules.action_count
            state.apply(chance.choice(legal))
    planes, rows, columns = state.rules.observation_shape
    view = memoryview(state.observation(1)).cast("f", (planes, rows, columns))
    assert view.shape == (len(state.rules.plane_names), rows, columns)


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_players_and_evaluations(game: str) -> None:
    rules = sahkku.Rules(game)
    state = rules.start()
    while state.is_chance:
        # Equal dice decide nothing, so the bits must change.
        state.throw(state.entries)
    best = state.best_action("strong", seed=2)
    assert best in state.legal_actions()
    assert best == state.best_action("strong", seed=2)
    values = [state.evaluate(player) for player in (0, 1)]
    whole = 1.0 if rules.evaluation_scale == "win_probability" else 0.0
    assert math.isclose(sum(values), whole, abs_tol=1e-6)
    state.resign(1)
    assert state.is_terminal and state.player == sahkku.TERMINAL
    assert state.reason == "resigned" and state.returns[0] > 0
    assert state.best_action() is None


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_equal_states_are_equal_and_others_are_not(game: str) -> None:
    state = play(sahkku.Rules(game).start(), seed=2, decisions=20)
    same = sahkku.State.from_record(state.record())
    assert state == state and state == same and hash(state) == hash(same)
    assert len({state, same, state.clone()}) == 1
    assert state != state.record() and state != sahkku.Rules(game).start()
    before = state.clone()
    state.throw(5) if state.is_chance else state.apply(state.legal_actions()[0])
    assert state != before and hash(state) != hash(before)
    state.undo()
    assert state == before and state.legal_actions() == before.legal_actions()
    while state.entries:
        state.undo()
    assert state == sahkku.Rules(game).start()


def test_other_threads_use_a_state_while_a_player_thinks_about_it() -> None:
    state = sahkku.Rules("hnefatafl").start()
    first = state.best_action("master")
    begun = threading.Event()
    found: list[int | None] = []

    def think() -> None:
        begun.set()
        found.append(state.best_action("master"))

    worker = threading.Thread(target=think)
    before = state.clone()
    worker.start()
    begun.wait()
    state.apply(state.legal_actions()[0])
    while worker.is_alive():
        state.undo()
        state.apply(state.legal_actions()[0])
    worker.join()
    state.undo()
    assert state == before and len(found) == 1 and first in before.legal_actions()


def test_the_levels_are_those_of_the_players() -> None:
    assert sahkku.LEVELS[0] == "beginner" and len(sahkku.LEVELS) == 5
    state = sahkku.Rules("hnefatafl", "brandubh").start()
    for level in sahkku.LEVELS[:2]:
        assert state.best_action(level) in state.legal_actions()


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match='no game "chess"; the games are sahkku, hnefatafl'):
        sahkku.Rules("chess")
    with pytest.raises(ValueError, match="expected a rule set"):
        sahkku.Rules("sahkku", "nothing")
    with pytest.raises(ValueError, match="expected"):
        sahkku.Rules(sahkku.GAMES[-1]).position("nonsense")
    with pytest.raises(ValueError, match="expected"):
        sahkku.State.from_record("")
    with pytest.raises(TypeError):
        sahkku.State()
    state = sahkku.Rules("hnefatafl").start()
    before = state.position()
    with pytest.raises(ValueError, match="999999 cannot come next; the legal actions are"):
        state.apply(999_999)
    with pytest.raises(ValueError, match="nothing to throw"):
        state.throw(1)
    with pytest.raises(ValueError, match="cannot come next"):
        state.enter("e5-e6")
    with pytest.raises(ValueError, match="a side is 0 or 1, not 2"):
        state.observation(2)
    with pytest.raises(ValueError, match="a level is beginner"):
        state.best_action("grand")
    for wrong in (-1, 2**70):
        with pytest.raises(ValueError, match=f"{wrong} is not from 0 to 18446744073709551615"):
            state.apply(wrong)
        with pytest.raises(ValueError, match="is not from 0 to"):
            state.throw(wrong)
        with pytest.raises(ValueError, match="is not from 0 to"):
            state.best_action(seed=wrong)
        with pytest.raises(ValueError, match="is not from 0 to 4294967295"):
            state.many(1, 1, wrong)
    with pytest.raises(TypeError):
        state.apply("1")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"found \"\[U\+00A0\]stacking=no\""):
        sahkku.Rules("sahkku", "raisa\u00a0stacking=no")
    assert sahkku.Rules("sahkku", "\ufeff raisa\u200b").text == "raisa"
    with pytest.raises(ValueError, match="expected each option only once"):
        sahkku.Rules("sahkku", "raisa stacking=no stacking=yes")
    with pytest.raises(ValueError, match="nothing has happened yet"):
        state.undo()
    assert state.position() == before


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system that can fork")
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_a_forked_process_is_told_that_it_cannot_play_many_games() -> None:
    state = sahkku.Rules().start()
    state.many(1, 1, 10)
    child = os.fork()
    if child == 0:
        signal.alarm(60)  # One that waits for ever is ended, and the test fails.
        try:
            state.many(1, 1, 10)
        except RuntimeError as error:
            os._exit(0 if "spawn" in str(error) else 2)
        os._exit(3)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
