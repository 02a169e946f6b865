"""``python -m burghers.server``: serve with the settings of the environment."""

from burghers.server.run import serve
from burghers.server.settings import read_settings

serve(read_settings())
