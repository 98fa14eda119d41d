"""The code in docs/python.md, in the README of the package and in its modules runs; ``help`` helps."""

import ast
import doctest
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

import sahkku
import sahkku._sahkku
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


def test_help_says_what_the_stubs_say() -> None:
    stubs = Path(sahkku.__file__).with_name("_sahkku.pyi").read_text("utf-8")
    told = 0

    def compare(stub: ast.stmt, of: object) -> None:
        nonlocal told
        if not isinstance(stub, ast.ClassDef | ast.FunctionDef) or stub.name.startswith("_"):
            return
        member = getattr(of, stub.name)
        assert inspect.getdoc(member) == ast.get_docstring(stub), stub.name
        told += 1
        for inner in stub.body if isinstance(stub, ast.ClassDef) else []:
            compare(inner, member)

    for stub in ast.parse(stubs).body:
        compare(stub, sahkku._sahkku)
    assert told > 50
