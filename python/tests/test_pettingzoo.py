"""PettingZoo's own tests of environments, for every game and every named rule set."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import sahkku
from sahkku.pettingzoo import env, raw_env

EVERY_RULE_SET = [(game, ids) for game in sahkku.GAMES for ids in sahkku.rule_sets(game)]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "rules"), EVERY_RULE_SET)
def test_api(game: str, rules: str) -> None:
    api_test(env(game=game, rules=rules), num_cycles=500)


@pytest.mark.parametrize(("game", "rules"), EVERY_RULE_SET)
def test_seed(game: str, rules: str) -> None:
    seed_test(lambda: env(game=game, rules=rules), num_cycles=100)


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_rewards_are_the_returns_of_the_game(game: str) -> None:
    environment = raw_env(game)
    environment.reset(seed=4)
    chosen = np.random.default_rng(4)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        if terminated or truncated:
            environment.step(None)
        else:
            environment.step(chosen.choice(np.flatnonzero(observation["action_mask"])))
    assert environment.game_state.is_terminal
    assert tuple(total.values()) == environment.game_state.returns


def test_a_long_game_is_truncated_and_an_illegal_action_refused() -> None:
    environment = raw_env("hnefatafl", max_decisions=1, render_mode="ansi")
    environment.reset(seed=1)
    assert environment.render() == environment.game_state.position()
    with pytest.raises(ValueError, match="cannot come next"):
        environment.step(0)
    environment.step(environment.game_state.legal_actions()[0])
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


@pytest.mark.parametrize("game", sahkku.GAMES)
def test_games_begin_at_a_state_a_record_or_a_position(game: str) -> None:
    rules = sahkku.Rules(game)
    state = rules.start()
    while state.entries < 6 or state.is_chance:
        # Equal dice decide nothing, so the bits must change.
        state.throw(state.entries) if state.is_chance else state.apply(state.legal_actions()[0])
    for start in (state, state.record(), state.position()):
        environment = raw_env(game, start=start)
        environment.reset(seed=1)
        assert environment.game_state.position() == state.position()
        assert environment.agent_selection == f"player_{state.player}"
        environment.step(state.legal_actions()[0])
        environment.reset(seed=1)
        assert environment.game_state.position() == state.position()
        usual = raw_env(game)
        usual.reset(seed=1, options={"start": start})
        assert usual.game_state.position() == state.position()
        usual.reset(seed=1)
        assert usual.game_state.position() != state.position()
    over = state.clone()
    over.resign(0)
    for wrong in (over, "nonsense"):
        with pytest.raises(ValueError):
            raw_env(game, start=wrong)
    with pytest.raises(ValueError, match="over at its start"):
        usual.reset(options={"start": over})
