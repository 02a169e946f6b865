"""Episodes remember: what a seat has seen, heard and answered, and nothing else."""

import json

import numpy as np
import pytest

from burghers.games import bundled, load
from burghers.kernel.errors import BadState, Illegal, NotYours
from burghers.kernel.note import EVERYONE
from burghers.research import Episode, InformationState, actions, observe, odds
from burghers.research.episode import ANSWERED, play_randomly

STEPS = 60


@pytest.mark.parametrize("name", bundled())
def test_an_episode_is_its_bytes(name: str) -> None:
    seeded, open_to_chance = Episode(name, load(name).seats[0], seed=4), Episode(name, load(name).seats[0])
    for episode in (seeded, open_to_chance):
        play_randomly(episode, seed=2)
        again = Episode.from_bytes(episode.to_bytes())
        assert again.state == episode.state and again.to_bytes() == episode.to_bytes()
        for seat in range(episode.state.seats):
            assert again.information_state(seat).text == episode.information_state(seat).text
    assert any(seat == -1 for seat, _ in seeded.history)
    with pytest.raises(BadState):
        Episode.from_bytes(seeded.to_bytes()[:-5])


def test_the_same_seed_is_the_same_episode() -> None:
    one, same, other = [Episode("colonia", 3, seed=seed) for seed in (1, 1, 2)]
    for episode in (one, same, other):
        play_randomly(episode, seed=7)
    assert one.to_bytes() == same.to_bytes() != other.to_bytes()


def told(one: InformationState) -> tuple[str, bytes, bytes]:
    return one.text, one.events.tobytes(), one.observation.tobytes()


@pytest.mark.parametrize("name", bundled())
def test_outcomes_that_a_seat_cannot_tell_apart_leave_its_memory_alike(name: str) -> None:
    episode, luck, hidden = Episode(name, load(name).seats[0]), np.random.default_rng(3), 0
    while episode.asked() and hidden < 8:
        asked = episode.asked()[0]
        open_to = actions(episode.state, asked)
        chosen = open_to[int(luck.integers(len(open_to)))]
        if asked == -1 and len(open_to) > 1:
            one, other = episode.clone(), episode.clone()
            one.act(-1, odds(episode.state)[0][0])
            other.act(-1, odds(episode.state)[-1][0])
            aloud = [[event for event in after.events if event.only == EVERYONE] for after in (one, other)]
            for seat in range(episode.state.seats):
                if aloud[0] == aloud[1] and np.array_equal(observe(one.state, seat), observe(other.state, seat)):
                    hidden += 1
                    assert told(one.information_state(seat)) == told(other.information_state(seat))
        episode.act(asked, chosen)
    assert hidden or name in ("colonia", "vienna")  # where chance is seen by all, if only as an order


@pytest.mark.parametrize("name", bundled())
def test_recall_is_perfect(name: str) -> None:
    episode, luck, answers = Episode(name, load(name).seats[0], seed=6), np.random.default_rng(3), []
    earlier = episode.information_state(0).events
    for _ in range(STEPS):
        seat = episode.asked()[0]
        open_to = actions(episode.state, seat)
        chosen = open_to[int(luck.integers(len(open_to)))]
        answers += [chosen] if seat == 0 else []
        episode.act(seat, chosen)
        now = episode.information_state(0)
        assert np.array_equal(now.events[: len(earlier)], earlier)
        earlier = now.events
    assert [int(code) for kind, _, code in earlier if kind == ANSWERED] == answers
    tensor = now.tensor(5)
    assert tensor.shape == (15 + len(now.observation),) and tensor[:15].tolist() == earlier[-5:].reshape(-1).tolist()
    assert now.tensor(len(earlier) + 1)[:3].tolist() == [-1, -1, -1]


@pytest.mark.parametrize("name", bundled())
def test_whoever_has_seen_something_else_remembers_something_else(name: str) -> None:
    """Two histories part by an outcome of chance and go on by the same answers: what a seat ever saw, it knows."""
    met = 0
    for seed in range(6):
        episode, luck = Episode(name, load(name).seats[0]), np.random.default_rng(seed)

        def answer(of: Episode, luck: np.random.Generator = luck) -> int:
            return int(luck.choice(actions(of.state, of.asked()[0])))

        for _ in range(15 + 12 * seed):
            episode.act(episode.asked()[0], answer(episode))
        while episode.asked() and (episode.asked() != [-1] or len(odds(episode.state)) < 2):
            episode.act(episode.asked()[0], answer(episode))
        if not episode.asked():
            continue
        both = [episode.clone(), episode.clone()]
        for one, outcome in zip(both, (odds(episode.state)[0], odds(episode.state)[-1]), strict=True):
            one.act(-1, outcome[0])
        seats, differs, answered = range(episode.state.seats), set[int](), set[int]()
        for _ in range(12):
            asked = both[0].asked()
            seen = [[observe(one.state, seat).tobytes() for seat in seats] for one in both]
            differs |= {seat for seat in seats if seen[0][seat] != seen[1][seat]}
            for seat in differs & answered:  # whatever it sees now
                known = [one.information_state(seat) for one in both]
                assert len({one.text.rpartition("\n")[0] for one in known}) == 2
                assert not np.array_equal(known[0].events, known[1].events)
                met += 1
            if not asked or both[1].asked() != asked:
                break
            open_to = [set(actions(one.state, asked[0])) for one in both]
            if not open_to[0] & open_to[1]:
                break
            chosen = min(open_to[0] & open_to[1])
            answered |= differs & set(asked)
            for one in both:
                one.act(asked[0], chosen)
    assert met > 20


def test_a_refused_action_leaves_no_trace() -> None:
    episode = Episode("vienna", 3, {"first": "1"}, seed=1)
    asked = episode.asked()[0]
    before = episode.to_bytes(), [told(episode.information_state(seat)) for seat in range(3)]
    with pytest.raises(NotYours):
        episode.act((asked + 1) % 3, 0)
    closed = next(code for code in range(1000) if code not in actions(episode.state, asked))
    with pytest.raises(Illegal):
        episode.act(asked, closed)
    assert (episode.to_bytes(), [told(episode.information_state(seat)) for seat in range(3)]) == before


def each_die_by_itself(episode: Episode) -> bytes:
    """The bytes of a build that asked for the dice of one roll one after the other."""
    moves, head = episode.game.moves, json.loads(episode.to_bytes())
    told: list[tuple[int, int]] = []
    for seat, action in head["history"]:
        verb, *dice = moves.print(moves.sparse(action)).replace("+", " ").split(" ")
        faces = dice if verb.startswith("throw") else []
        told += [(seat, int(moves.dense(moves.parse(f"roll {face}")))) for face in faces] or [(seat, action)]
    assert len(told) > len(head["history"])
    return json.dumps(head | {"history": told}).encode()


@pytest.mark.parametrize("game", ["bruges", "vienna"])
def test_seeded_bytes_of_a_build_before_throws_are_refused_and_unseeded_ones_read(game: str) -> None:
    episode = Episode(game, 3, seed=5)
    play_randomly(episode, 5)
    earlier = each_die_by_itself(episode)
    with pytest.raises(BadState, match="another version of the program"):
        Episode.from_bytes(earlier)
    unseeded = json.dumps(json.loads(earlier) | {"seed": None}).encode()
    assert Episode.from_bytes(unseeded).state == episode.state
