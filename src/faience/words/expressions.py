"""What a narration says about facts: a small language of expressions, described in `docs/narration.md`.

An interpreter of the same language in TypeScript reads the same files for the page, so nothing here may be
cleverer than what stands in that page.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Protocol, TypeAlias

Value: TypeAlias = Any
"""A number, a text, a list, plain data, or a scope of events that is asked for its facts."""


class Scope(Protocol):
    """What names stand for."""

    def named(self, name: str) -> Value:
        """What a name stands for."""

    def narrowed(self, name: str) -> "Sequence[Scope]":
        """The same scope once for each event of a kind, with only that one in it."""


Term: TypeAlias = Callable[[Scope], Value]
Filter: TypeAlias = Callable[[Value], Value]
_TOKENS = re.compile(r"\d+|'[^']*'|\w+|!=|\S")


def text(value: Value) -> str:
    """A value as it stands in a sentence."""
    return ", ".join(map(text, value)) if isinstance(value, list) else str(value)


def number(value: Value) -> int:
    """A value to calculate with; nothing counts as 0."""
    return value if isinstance(value, int) else 0


class Expressions:
    """Reads expressions and works them out; what filters do is said by the narrator."""

    def __init__(self, filters: Mapping[str, Filter]) -> None:
        self._filters = filters
        self._known: dict[str, Term] = {}

    def value(self, source: str, scope: Scope) -> Value:
        """What an expression comes to."""
        return self._read(source)(scope)

    def holds(self, condition: str, scope: Scope) -> bool:
        """True if a condition is met."""
        return bool(self._read(condition)(scope))

    def _read(self, source: str) -> Term:
        if source not in self._known:
            reader = _Reader(source, self._filters)
            self._known[source] = reader.condition()
        return self._known[source]


class _Reader:
    """One expression, token by token."""

    def __init__(self, source: str, filters: Mapping[str, Filter]) -> None:
        self._source = source
        self._tokens = _tokens(source)
        self._at = 0
        self._filters = filters

    def condition(self) -> Term:
        """`!a`, `a=b`, `a!=b` or `a`; nothing may follow."""
        if self._skip("!"):
            term = self.condition()
            return lambda scope: not term(scope)
        left = self._filtered()
        for sign, is_same in (("=", True), ("!=", False)):
            if self._skip(sign):
                left = _combined(partial(_compared, is_same), left, self._filtered())
                break
        if self._at < len(self._tokens):
            raise self._problem()
        return left

    def _problem(self) -> ValueError:
        return ValueError(f"{self._source!r} cannot be read at {''.join(self._tokens[self._at :])!r}")

    def _skip(self, token: str) -> bool:
        found = self._at < len(self._tokens) and self._tokens[self._at] == token
        self._at += found
        return found

    def _next(self) -> str:
        if self._at == len(self._tokens):
            raise self._problem()
        self._at += 1
        return self._tokens[self._at - 1]

    def _filtered(self) -> Term:
        term = self._sum()
        while self._skip("|"):
            name = self._next()
            if name not in self._filters:
                raise self._problem()
            term = _combined(self._filters[name], term)
        return term

    def _sum(self) -> Term:
        term = self._product()
        while self._at < len(self._tokens) and self._tokens[self._at] in "+-":
            term = _combined(_added if self._next() == "+" else _less, term, self._product())
        return term

    def _product(self) -> Term:
        term = self._unary()
        while self._skip("*"):
            term = _combined(lambda left, right: left * number(right), term, self._unary())
        return term

    def _unary(self) -> Term:
        if self._skip("-"):
            term = self._unary()
            return lambda scope: -number(term(scope))
        if self._skip("("):
            return self._closed(self._filtered(), ")")
        token = self._next()
        if token.isdigit() or token.startswith("'"):
            value = int(token) if token.isdigit() else token[1:-1]
            return lambda scope: value
        if not token.isidentifier():
            self._at -= 1
            raise self._problem()
        if token in ("all", "each") and self._skip("("):
            kind = self._tokens[self._at]
            return _over(kind, self._closed(self._filtered(), ")"), is_list=token == "each")
        return self._steps(lambda scope: scope.named(token))

    def _steps(self, term: Term) -> Term:
        """What follows a name: `.fact` and `[index]`."""
        while True:
            if self._skip("."):
                name = self._next()
                if not name.isidentifier():
                    raise self._problem()
                term = _combined(partial(fact_of, name=name), term)
            elif self._skip("["):
                term = _combined(_item, term, self._closed(self._filtered(), "]"))
            else:
                return term

    def _closed(self, term: Term, sign: str) -> Term:
        if not self._skip(sign):
            raise self._problem()
        return term


@cache
def _tokens(source: str) -> list[str]:
    return _TOKENS.findall(source)


def _combined(change: Callable[..., Value], *terms: Term) -> Term:
    """What something makes of the values of terms."""
    return lambda scope: change(*[term(scope) for term in terms])


def _compared(is_same: bool, left: Value, right: Value) -> bool:
    return (text(left) == text(right)) is is_same


def _sum(values: Sequence[Value]) -> Value:
    """Numbers are added; where there is a text among them, all are written one after the other."""
    if any(isinstance(value, str) for value in values):
        return "".join(map(text, values))
    return sum(map(number, values))


def _added(left: Value, right: Value) -> Value:
    return _sum([left, right])


def _less(left: Value, right: Value) -> Value:
    return number(left) - number(right)


def _over(kind: str, term: Term, *, is_list: bool) -> Term:
    """A term for each event of a kind: as a list, or added up."""
    if is_list:
        return lambda scope: [term(one) for one in scope.narrowed(kind)]
    return lambda scope: _sum([term(one) for one in scope.narrowed(kind)])


def fact_of(found: Value, name: str) -> Value:
    """What something knows under a name: events, a value of ours, or the same as plain data."""
    if hasattr(found, "fact"):
        return found.fact(name)
    return found.get(name, "") if isinstance(found, Mapping) else getattr(found, name, "")


def _item(found: Value, at: Value) -> Value:
    """An item of a list or a letter of a text, from 1, or an entry by its name."""
    if isinstance(found, Mapping):
        return found.get(text(at), "")
    return found[at - 1] if isinstance(at, int) and 0 < at <= len(found) else ""
