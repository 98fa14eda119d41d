"""Where the games of environments begin."""

from . import Rules, State


def state_at(rules: Rules, start: str | State | None) -> State:
    """The state at which games begin: anew, at a position or record in the notation, or at a state.

    It may be changed. ``ValueError`` if it is none of a game under these rules.
    """
    if start is None:
        return rules.start()
    # A record has a line for its rules; a position has one line.
    if isinstance(start, str) and "\n" not in start.strip():
        return rules.position(start)
    state = State.from_record(start) if isinstance(start, str) else start.clone()
    if state.rules != rules:
        known = f"{rules.game} {rules.text}"
        raise ValueError(f"the games are of {known}, not of {state.rules.game} {state.rules.text}")
    return state
