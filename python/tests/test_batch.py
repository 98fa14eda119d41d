"""Thousands of games at once."""

from typing import Any

import numpy as np
import pytest

import sahkku
from sahkku.batch import Batch

EVERY_RULE_SET = [(game, ids) for game in sahkku.GAMES for ids in sahkku.rule_sets(game)]


@pytest.mark.parametrize(("game", "rules"), EVERY_RULE_SET)
def test_arrays_are_what_single_states_say(game: str, rules: str) -> None:
    of = sahkku.Rules(game, rules)
    games = Batch(of, 300, seed=3, max_decisions=100)
    choices = np.random.default_rng(3)
    for _ in range(12):
        steps = games.step_many(games.random_actions(choices))
        assert steps.returns.shape == (300, 2) and steps.returns.sum() == 0
    masks, planes, values = games.action_masks(), games.observations(), games.evaluations()
    numbers, begins = games.legal_actions()
    assert masks.shape == (300, of.action_count) and masks.dtype == np.bool_
    assert planes.shape == (300, *of.observation_shape) and values.shape == (300,)
    assert len(numbers) == begins[-1] == masks.sum()
    for number in range(0, 300, 7):
        legal = numbers[begins[number] : begins[number + 1]]
        assert legal.tolist() == masks[number].nonzero()[0].tolist()
        if not of.has_chance:
            continue  # A position does not say how often it has stood.
        state = of.position(games.position(number))
        player = int(games.players()[number])
        assert state.player == player and state.legal_actions() == legal.tolist()
        seen = np.frombuffer(state.observation(player), np.float32)
        assert (seen == planes[number].ravel()).all()
        assert state.evaluate(player) == values[number]


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_the_same_seed_brings_the_same_games(game: str) -> None:
    def play() -> tuple[list[float], int]:
        games = Batch(sahkku.Rules(game), 64, seed=8, max_decisions=50)
        choices = np.random.default_rng(8)
        won, ended = [], 0
        for _ in range(120):
            steps = games.step_many(games.random_actions(choices))
            won += steps.returns[:, 0].tolist()
            ended += int((steps.terminated | steps.truncated).sum())
            assert not (steps.terminated & steps.truncated).any()
            assert (steps.returns[~steps.terminated] == 0).all()
        return won, ended

    won, ended = play()
    assert ended >= 2 * 64 and (won, ended) == play()


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    rules = sahkku.Rules("hnefatafl", "tablut")
    games = Batch(rules, 3)
    before = [games.position(number) for number in range(3)]
    fine = games.legal_actions()[0][games.legal_actions()[1][:-1]]
    cases: list[tuple[Any, str]] = [
        ([fine[0], 999_999, fine[2]], "game 1: 999999 cannot come next; the legal actions are"),
        ([fine[0], -1, fine[2]], "game 1: -1 cannot come next"),
        (fine[:2], "3 games need 3 actions, not 2"),
        (fine * 1.0, "actions are whole numbers"),
        ([fine], "actions are whole numbers"),
    ]
    for wrong, why in cases:
        with pytest.raises(ValueError, match=why):
            games.step_many(wrong)
    assert [games.position(number) for number in range(3)] == before
    with pytest.raises(ValueError, match="there is no game 3"):
        games.position(3)
    with pytest.raises(ValueError, match="is not from 0 to"):
        Batch(rules, -1)
    for many in (10**12, 2**63, 2**64 - 1):
        with pytest.raises(MemoryError, match=f"no memory for {many} games"):
            Batch(rules, many)
    with pytest.raises(ValueError, match="at least one decision"):
        Batch(rules, 1, max_decisions=0)
    over = rules.start()
    over.resign(0)
    with pytest.raises(ValueError, match="the game is over there"):
        Batch(rules, 1, start=over)
    with pytest.raises(ValueError, match="the games are of hnefatafl tablut, not of"):
        Batch(rules, 1, start=sahkku.Rules("sahkku").start())
    assert len(Batch(rules, 0)) == 0 and Batch(rules, 0).step_many(np.zeros(0, int)).returns.size == 0


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_games_begin_at_a_state_a_record_or_a_position(game: str) -> None:
    rules = sahkku.Rules(game)
    state = rules.start()
    while state.entries < 6 or state.is_chance:
        # Equal dice decide nothing, so the bits must change.
        state.throw(state.entries) if state.is_chance else state.apply(state.legal_actions()[0])
    texts = (state.record(), state.position())
    starts: list[str | sahkku.State] = [state, *texts]
    starts.extend(f"\ufeff\u00a0{text}\u200b\n" for text in texts)
    for start in starts:
        games = Batch(rules, 2, start=start)
        assert games.position(1) == state.position()
        assert games.players().tolist() == [state.player] * 2
