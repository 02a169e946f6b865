"""All addresses that only the page asks for."""

from burghers.server.pages.addresses import address_routes
from burghers.server.pages.lessons import lesson_routes
from burghers.server.pages.replays import replay_routes

PAGES = [replay_routes, lesson_routes, address_routes]
