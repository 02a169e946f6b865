"""stub"""

from burghers.games.colonia.state import Colonia
from burghers.games.colonia.rules.finish import points_of
from burghers.kernel.step import Seat


def worth(s: Colonia, seat: Seat) -> int:
    return points_of(s, seat) * 100
