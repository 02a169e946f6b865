"""All addresses that only the page asks for."""

from burghers.server.pages.addresses import address_routes
from burghers.server.pages.balance import balance_routes
from burghers.server.pages.companion import companion_routes
from burghers.server.pages.examples import example_routes
from burghers.server.pages.exercises import exercise_routes
from burghers.server.pages.glance import glance_routes
from burghers.server.pages.lessons import lesson_routes
from burghers.server.pages.replays import replay_routes
from burghers.server.pages.reviews import review_routes
from burghers.server.pages.statistics import statistics_routes

PAGES = [
    replay_routes,
    review_routes,
    glance_routes,
    companion_routes,
    lesson_routes,
    example_routes,
    exercise_routes,
    balance_routes,
    statistics_routes,
    address_routes,
]
