"""The command ``sahkku``: ``python -m sahkku`` takes the same words."""

import signal
import sys

from ._sahkku import run


def main() -> int:
    """Runs the command line of this process; the exit code."""
    # The command runs outside Python, which could not end it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return run(["sahkku", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
