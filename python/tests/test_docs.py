"""The code in docs/python.md, in the README of the package and in its modules runs."""

import doctest
import re
from pathlib import Path
from types import ModuleType

import pytest

import sahkku
import sahkku.arrow
import sahkku.batch
import sahkku.gymnasium
import sahkku.openspiel
import sahkku.pettingzoo

PROJECT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("file", ["docs/python.md", "python/README.md"])
def test_the_code_of_the_documentation_runs(file: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (PROJECT / file).read_text("utf-8"), re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, file, "exec"), names)


MODULES = [
    sahkku,
    sahkku.arrow,
    sahkku.batch,
    sahkku.gymnasium,
    sahkku.openspiel,
    sahkku.pettingzoo,
]


@pytest.mark.parametrize("module", MODULES)
def test_the_code_of_the_modules_runs(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted > 0 and results.failed == 0
