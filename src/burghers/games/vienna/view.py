"""What a seat may see of Vienna: all that lies on the table; the order of the pile is nobody's to know."""

from __future__ import annotations

from functools import cache

from burghers.games.vienna.box import FIRST_PLAYER, LAST, SPECIAL_WORDS, SYMBOL_WORDS
from burghers.games.vienna.dice import DICE_WORDS, faces, white_face
from burghers.games.vienna.moves import need_word
from burghers.games.vienna.state import NOBODY, Vienna
from burghers.games.vienna.views import SeatView, SpaceView, ViennaView
from burghers.kernel.limits import names_used
from burghers.kernel.step import Seat


def view(s: Vienna, viewer: Seat) -> ViennaView:
    """The same for every viewer: Vienna has no secrets."""
    box = s.box
    return ViennaView(
        seats=[seat_view(s, seat) for seat in range(s.seats)],
        road=[space_view(s, space) for space in range(LAST + 1)],
        night=bool(s.night),
        round=s.round,
        first=s.holder[FIRST_PLAYER],
        bank=s.bank,
        display=[box.person_ids[person] for person in s.display],
        pile=sum(s.unseen) + len(s.under),
        discards=sum(s.discards),
        beside_board=[word for card, word in enumerate(SPECIAL_WORDS) if s.holder[card] == NOBODY],
        double_turn_used=bool(s.doubled),
        bribe=box.bribe_cost,
        change=box.change_cost,
        over=s.over(),
    )


def space_view(s: Vienna, space: int) -> SpaceView:
    owner = s.owner[space]
    dice = DICE_WORDS[s.lying[space]] if owner != NOBODY else ""
    seen = s.as_laid[space] if owner != NOBODY else 0
    return lying(s.box.space_ids[space], s.box.accepts[space], owner, dice, seen, 0 < space == s.gendarme)


@cache
def lying(space: str, accepts: int, owner: int, dice: str, seen: int, gendarme: bool) -> SpaceView:
    """A space as it lies there: one object for all times it looks so."""
    faces = [face for face in (seen & 7, seen >> 3) if face]
    if dice and not faces:  # nobody looked on when they were laid
        faces = [0 if die == "w" else int(die) for die in dice.split("+")]
    return SpaceView(space, need_word(accepts), owner, dice, faces, gendarme)


def seat_view(s: Vienna, seat: int) -> SeatView:
    box = s.box
    card = s.start_card[seat]
    return SeatView(
        points=s.points[seat],
        coins=s.coins[seat],
        dice=faces(s.hands[seat]),
        white=white_face(s.hands[seat]),
        rolled=not s.unrolled >> seat & 1,
        carriage=s.carriage[seat],
        geheimbund=s.bund[seat],
        start_card=box.start_ids[card] if card >= 0 else "",
        persons=[box.person_ids[entry % 256] for entry in s.met if entry // 256 == seat],
        symbols=[s.influence(seat, symbol) for symbol in range(len(SYMBOL_WORDS))],
        specials=[word for special, word in enumerate(SPECIAL_WORDS) if s.holder[special] == seat],
        spent=names_used(s.spent, box.limits, box.limit_ids, seat),
    )
