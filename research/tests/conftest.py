"""Lets the tests import the driver, which is a program and no package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
