"""The borders inside the source: who imports whom, who names whom, and no step called in vain."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from client.rules import GAMES

CLIENT = Path(__file__).resolve().parent.parent / "client"


def modules(folder: str) -> list[Path]:
    return sorted((CLIENT / folder).rglob("*.py"))


def rule_modules() -> list[Path]:
    return [*modules("rules"), Path(__file__).parent / "tiny.py"]


def generators(tree: ast.AST) -> set[str]:
    """Names of functions that yield requests, by what they say they return."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            returns = ast.unparse(node.returns)
            if returns.startswith(("Step", "Generator")):
                found.add(node.name)
    return found


def yielding() -> dict[str, set[str]]:
    """The names of the functions that yield requests, by the dotted name of their module."""
    return {dotted(path): generators(ast.parse(path.read_text())) for path in rule_modules()}


def dotted(path: Path) -> str:
    """The name under which a file of the project is imported."""
    return ".".join(path.relative_to(CLIENT.parent).with_suffix("").parts).removesuffix(".__init__")


def test_a_step_is_never_called_without_yield_from() -> None:
    names = yielding()
    wrong = [f"{path}:{line}" for path in rule_modules() for line in stray_calls(path.read_text(), names)]
    assert any(names.values()) and not wrong, f"called without yield from: {wrong}"


def stray_calls(source: str, names: Mapping[str, set[str]]) -> list[int]:
    """The lines of calls of these functions that are neither passed on nor returned to one who does."""
    tree = ast.parse(source)
    modules, functions = imported(tree, names)
    functions |= generators(tree)
    allowed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.YieldFrom, ast.Return)) and node.value is not None:
            values = node.value.values if isinstance(node.value, ast.BoolOp) else [node.value]
            allowed.update(id(value) for value in values)
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and id(node) not in allowed and is_call_of(node, functions, modules)
    ]


def is_call_of(node: ast.Call, functions: set[str], modules: Mapping[str, set[str]]) -> bool:
    """Whether a call is one of these functions, or of a module's function of such a name."""
    if isinstance(node.func, ast.Name):
        return node.func.id in functions
    inside = node.func.value if isinstance(node.func, ast.Attribute) else None
    return isinstance(inside, ast.Name) and node.func.attr in modules.get(inside.id, set())  # type: ignore[attr-defined]


def imported(tree: ast.AST, names: Mapping[str, set[str]]) -> tuple[dict[str, set[str]], set[str]]:
    """What a file takes from the rules: modules with their yielding functions, and such functions alone."""
    modules: dict[str, set[str]] = {}
    functions: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole, called = f"{node.module}.{alias.name}", alias.asname or alias.name
                if whole in names:
                    modules[called] = names[whole]
                elif alias.name in names.get(node.module or "", set()):
                    functions.add(called)
    return modules, functions


def test_the_search_for_stray_calls_finds_them() -> None:
    source = (
        "from client.rules import kit\nfrom client.rules.kit import c\n"
        "def a() -> Step:\n    yield from kit.b()\n    kit.b()\n    a()\n    c()\n    kit.d()\n"
    )
    assert stray_calls(source, {"client.rules.kit": {"b", "c"}, "client.rules.other": {"d"}}) == [5, 6, 7]


def imports(path: Path) -> Iterator[tuple[int, str, bool]]:
    """Line, module, and whether it is at module level, for each import of a file."""
    tree = ast.parse(path.read_text())
    top = {id(node) for node in tree.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name, id(node) in top) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import"
            yield node.lineno, node.module or "", id(node) in top
            for alias in node.names if node.module == "client" else ():
                yield node.lineno, f"client.{alias.name}", id(node) in top


def strays(folder: str, *allowed: str) -> list[str]:
    """Imports of the client's own modules and of pygame in a folder, other than these."""
    own = ("client.", "pygame", "pymunk", "yaml", "platformdirs")
    return [
        f"{path.relative_to(CLIENT)}:{line} imports {name}"
        for path in modules(folder)
        for line, name, _ in imports(path)
        if name.startswith(own) and not name.startswith(allowed)
    ]


def test_imports_run_one_way() -> None:
    assert strays("rules", "client.rules") == []
    assert strays("ai", "client.rules", "client.ai") == []
    room = ("client.rules", "client.ai", "client.room", "yaml", "platformdirs", "client.paths")
    assert strays("room", *room) == []
    ui = ("client.rules", "client.ai", "client.room", "client.ui", "client.paths")
    assert strays("ui", *ui, "yaml", "platformdirs", "pygame", "pymunk") == []


def test_rules_and_ai_need_only_the_standard_library() -> None:
    for path in (*modules("rules"), *modules("ai")):
        for line, name, _ in imports(path):
            first = name.split(".")[0]
            assert first == "client" or first in sys.stdlib_module_names, f"{path}:{line} imports {name}"


def test_games_do_not_import_each_other() -> None:
    for name in GAMES:
        for folder in (f"rules/{name}", f"ai/games/{name}"):
            for path in modules(folder):
                for line, module, _ in imports(path):
                    other = module.removeprefix("client.rules.").split(".")[0]
                    assert other == name or other not in GAMES, f"{path}:{line} imports {module}"


def test_only_the_ui_draws_and_headless_commands_load_no_pygame() -> None:
    for path in (CLIENT / "__main__.py", *modules("commands")):
        for line, name, top in imports(path):
            assert not name.startswith(("pygame", "pymunk")), f"{path}:{line} imports {name}"
            assert not (top and name.startswith("client.ui")), f"{path}:{line} imports {name} at once"


def test_shared_code_knows_no_game_by_name() -> None:
    for path in CLIENT.rglob("*.py"):
        own = any(name in path.relative_to(CLIENT).as_posix() for name in GAMES)
        if own or path == CLIENT / "rules" / "__init__.py":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in GAMES, f"{path}:{node.lineno} names {node.value}"
