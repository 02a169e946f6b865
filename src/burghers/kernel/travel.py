"""States that travel: to bytes and back, through pickle and copies, the same interpreted and compiled.

The bytes hold the numbers of the declared fields and the steps still owed. They name the format and the layout (fields
and steps), and are refused by any other: to keep a game, keep its record.
"""

from __future__ import annotations

import copyreg
import hashlib
from collections import deque
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from burghers.kernel import deals  # noqa: F401  its steps are numbered in every game, whether or not it has need of them
from burghers.kernel.errors import BadState
from burghers.kernel.facts import attributes, facts
from burghers.kernel.fate import QuickFate
from burghers.kernel.native import i64, vec
from burghers.kernel.printing import Printing
from burghers.kernel.step import FATE_OWES, Seat, Step, Together

if TYPE_CHECKING:
    from burghers.kernel.game import Game

FORMAT: Final = b"BS1"
LAYOUT_BYTES: Final = 4
INT, FLAG, TEXT, TUPLE, STEP = range(5)  # what an attribute of a step is

GAMES: Final[WeakValueDictionary[int, Game[Any]]] = WeakValueDictionary()  # by the id of the box they opened
LATEST: Final[deque[Game[Any]]] = deque(maxlen=16)  # positions may outlive whoever has loaded their game


def to_bytes(state: Any) -> bytes:
    """Head, seats, numbers on the table, sealed answers, the place in the game, steps."""
    kind: Any = type(state)
    kinds = steps_of(kind)
    out = bytearray(FORMAT + layout(kind, state.fields()))
    numbers = state.numbers()
    if not state.fields():
        raise BadState("a state without declared fields has no bytes")
    for number in (state.seats, state.owing, state.barriers, len(state.sealed), *state.sealed, len(numbers), *numbers):
        write(out, number)
    write(out, len(state.agenda))
    for step in state.agenda:
        write_step(out, step, kinds)
    return bytes(out)


def from_bytes(kind: Any, box: Any, data: bytes) -> Any:
    """The state of this class that these bytes are, on the table of this box; raises BadState."""
    head = len(FORMAT) + LAYOUT_BYTES
    blank = kind(0)
    if data[:head] != FORMAT + layout(kind, blank.fields()):
        raise BadState("bytes of another format, game or version")
    try:
        return read_state(kind, box, Reader(data, head, list(steps_of(kind))))
    except (IndexError, TypeError, KeyError, UnicodeDecodeError) as error:
        raise BadState(f"damaged bytes: {error}") from None


def read_state(kind: Any, box: Any, reader: Reader) -> Any:
    """Lay the table, then meet the open question again: its answers follow from the position."""
    seats, owing, barriers = reader.number(), reader.number(), reader.number()
    sealed = reader.numbers()
    numbers = reader.table(seats)
    state = kind(seats, [reader.step() for _ in range(reader.number())])
    state.restore(box, vec[i64](numbers))
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        state.offers = [top.options(state, Seat(seat)) for seat in range(seats)]
    elif top is not None and owing != FATE_OWES:
        top.met(state)
    state.sealed, state.owing, state.barriers = vec[i64](sealed), owing, barriers
    return state


class Reader:
    """Takes apart what was written, from the front."""

    def __init__(self, data: bytes, at: int, kinds: list[type[Step[Any]]]) -> None:
        self.data = data
        self.at = at
        self.kinds = kinds

    def number(self) -> int:
        """Seven bits in a byte, the lowest first; the last bit is the sign."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value >> 1 ^ -(value & 1)

    def numbers(self) -> list[int]:
        """As many as the first one says."""
        return [self.number() for _ in range(self.number())]

    def table(self, seats: int) -> list[int]:
        """What lies on the table of so many seats."""
        return self.numbers()

    def step(self) -> Step[Any]:
        """A class and its attributes, which its constructor takes by name."""
        kind = self.kinds[self.number()]
        return kind(**{self.text(): self.value() for _ in range(self.number())})

    def text(self) -> str:
        """Letters after their number."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at].decode()

    def value(self) -> Any:
        """Anything a step may hold."""
        what = self.number()
        if what in (INT, FLAG):
            return bool(self.number()) if what == FLAG else self.number()
        if what == TEXT:
            return self.text()
        return tuple(self.value() for _ in range(self.number())) if what == TUPLE else self.step()


def write(out: bytearray, number: int) -> None:
    """A number as ``Reader.number`` reads it."""
    value = int(number) << 1 if number >= 0 else (-int(number) << 1) - 1
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)


def write_text(out: bytearray, text: str) -> None:
    """A text as ``Reader.text`` reads it."""
    write(out, len(text.encode()))
    out += text.encode()


def write_step(out: bytearray, step: Step[Any], kinds: dict[type[Step[Any]], int]) -> None:
    """A step as ``Reader.step`` reads it."""
    names = attributes(step)
    write(out, kinds[type(step)])
    write(out, len(names))
    for name in names:
        write_text(out, name)
        write_value(out, getattr(step, name), kinds)


def write_value(out: bytearray, value: Any, kinds: dict[type[Step[Any]], int]) -> None:
    """A value as ``Reader.value`` reads it."""
    if isinstance(value, int):
        write(out, FLAG if isinstance(value, bool) else INT)
        write(out, value)
    elif isinstance(value, str):
        write(out, TEXT)
        write_text(out, value)
    elif isinstance(value, tuple):
        write(out, TUPLE)
        write(out, len(value))
        for item in value:
            write_value(out, item, kinds)
    else:
        write(out, STEP)
        write_step(out, value, kinds)


@cache
def steps_of(kind: Any) -> dict[type[Step[Any]], int]:
    """The steps of a game and of the kernel, numbered by name."""
    package = kind.__module__.rpartition(".")[0]
    found: dict[str, type[Step[Any]]] = {}

    def gather(base: type[Step[Any]]) -> None:
        for step in base.__subclasses__():
            if step.__module__.startswith((f"{package}.", "burghers.kernel.")):
                found[step.__qualname__] = step
            gather(step)

    gather(Step)
    return {found[name]: number for number, name in enumerate(sorted(found))}


@cache
def layout(kind: Any, fields: tuple[Any, ...]) -> bytes:
    """A few bytes that differ where fields or steps differ."""
    told = [kind.__qualname__, *[f"{field.name}:{field.kind}:{field.size}:{field.seats}" for field in fields]]
    told += [step.__qualname__ for step in steps_of(kind)]
    return hashlib.blake2b("\n".join(told).encode(), digest_size=LAYOUT_BYTES).digest()


def step_key(step: Step[Any]) -> int:
    """What a step adds to the key of a position: its class and all it holds."""
    out = bytearray()
    describe(out, step)
    return int.from_bytes(hashlib.blake2b(out, digest_size=7).digest(), "big")


def describe(out: bytearray, value: Any) -> None:
    """The same bytes for the same content."""
    if isinstance(value, Step):
        write_text(out, type(value).__qualname__)
        for name in attributes(value):
            describe(out, getattr(value, name))
    elif isinstance(value, tuple):
        write(out, len(value))
        for item in value:
            describe(out, item)
    else:
        write_text(out, str(int(value) if isinstance(value, int) else value))


def same(one: Any, other: Any) -> bool:
    """Whether two states are the same position of the same game, on the table of the same box."""
    if one is other:
        return True
    if type(one) is not type(other) or not one.fields():
        return type(one) is type(other) and bool(facts(one) == facts(other))
    return (
        (one.seats, one.owing) == (other.seats, other.owing)
        and bool(one.sealed == other.sealed)
        and bool(one.numbers() == other.numbers())
        and [step_key(step) for step in one.agenda] == [step_key(step) for step in other.agenda]
        and (one.box is other.box or packed(one.box) == packed(other.box))
    )


def reduced(state: Any) -> tuple[object, ...]:
    """For pickle: the class, its box and the bytes."""
    return (from_bytes, (type(state), state.box, to_bytes(state)))


def opened(game: Game[Any], box: Any) -> None:
    """Remember whose box this is, so that it can be pickled as the printing it was opened from."""
    GAMES[id(box)] = game
    LATEST.append(game)
    copyreg.pickle(type(box), packed)
    copyreg.pickle(type(game), packed_game)


def game_of(state: Any) -> Game[Any]:
    """The game a position belongs to."""
    game = GAMES.get(id(getattr(state, "box", None)))
    if game is None:
        raise BadState("nobody remembers which game this position belongs to: keep the game beside it")
    return game


def packed(box: Any) -> tuple[Any, tuple[Any, ...]]:
    """A box is that of its game."""
    return (unpacked, packed_game(GAMES[id(box)])[1])


def packed_game(game: Game[Any]) -> tuple[Any, tuple[Any, ...]]:
    """A game is its class, its printing and the version of its rules."""
    printing = game.printing
    return (unpacked_game, (type(game), printing.text, printing.where, printing.standard, game.rules))


def unpacked(kind: Any, text: str, where: str, standard: bool, rules: int) -> Any:
    return unpacked_game(kind, text, where, standard, rules).box


@lru_cache(8)
def unpacked_game(kind: Any, text: str, where: str, standard: bool, rules: int) -> Any:
    """The game again; one for each printing and process."""
    game = kind(Printing(text, where, standard), rules)
    KEPT.append(game)
    return game


def packed_fate(fate: QuickFate) -> tuple[Any, tuple[int, int]]:
    """Fate that is quick is where it stands."""
    return (unpacked_fate, (fate.one, fate.two))


def unpacked_fate(one: int, two: int) -> QuickFate:
    """Fate that goes on from there."""
    fate = QuickFate(0)
    fate.one, fate.two = one, two
    return fate


copyreg.pickle(QuickFate, packed_fate)

KEPT: Final[list[Any]] = []  # what boxes belong to stays
