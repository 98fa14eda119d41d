"""The environment of Gymnasium, with its own check."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sahkku
from sahkku.gymnasium import AgainstLevel


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", sahkku.GAMES)
def test_the_check_of_gymnasium(game: str) -> None:
    check_env(AgainstLevel(game, level="beginner"), skip_render_check=True)


def play(environment: AgainstLevel, seed: int) -> tuple[list[float], int]:
    """Plays a game at random: the last observation, and what was won."""
    chosen = np.random.default_rng(seed)
    observation, info = environment.reset(seed=seed)
    while True:
        action = chosen.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = environment.step(action)
        if terminated or truncated:
            return observation.ravel().tolist(), reward  # type: ignore[return-value]
        assert reward == 0


@pytest.mark.parametrize("game", sahkku.GAMES)
@pytest.mark.parametrize("player", [0, 1, None])
def test_a_game_is_the_same_again(game: str, player: int | None) -> None:
    environment = AgainstLevel(game, level="beginner", player=player, max_decisions=60)
    first = play(environment, seed=5)
    assert environment.player == player or player is None
    again = AgainstLevel(game, level="beginner", player=player, max_decisions=60)
    assert play(again, seed=5) == first


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(ValueError, match="a level is one of beginner"):
        AgainstLevel(level="grand")
    with pytest.raises(ValueError, match="a player is 0 or 1"):
        AgainstLevel(player=2)
    start = sahkku.Rules("hnefatafl", "brandubh").start()
    environment = AgainstLevel("hnefatafl", "brandubh", level="beginner", player=0, start=start)
    environment.reset(seed=1)
    observation, reward, terminated, truncated, info = environment.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert not info["action_mask"].any() and environment.observation_space.contains(observation)
    with pytest.raises(ValueError, match="the game is over"):
        environment.step(0)
