"""The games pass OpenSpiel's own tests."""

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

import burghers.adapters.openspiel  # noqa: F401  registers the games
from burghers.games import bundled, load
from burghers.kernel.fate import QuickFate


def far(game: str, steps: int) -> pyspiel.State:
    """A position some answers into a game."""
    state, luck = pyspiel.load_game(f"burghers_{game}", {"players": 3}).new_initial_state(), QuickFate(4)
    for _ in range(steps):
        open_to = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(open_to[luck.below(len(open_to), "")])
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


@pytest.mark.parametrize("game", bundled())
def test_random_games_pass_with_their_bytes(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    players = load(game).seats[0]
    pyspiel.random_sim_test(
        pyspiel.load_game(f"burghers_{game}", {"players": players}), num_sims=1, serialize=True, verbose=False
    )
    assert "Fail" not in capfd.readouterr().err


def test_a_playthrough_is_written() -> None:
    text = generate_playthrough.playthrough("burghers_venice(players=2)", action_sequence=None)
    assert 'GameType.short_name = "burghers_venice"' in text
    assert "GameType.utility = Utility.CONSTANT_SUM" in text
    assert "IsTerminal() = True" in text and "# Apply action" in text


@pytest.mark.parametrize("game", bundled())
def test_a_position_is_dealt_anew(game: str) -> None:
    state = far(game, 70)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, iter([chance]).__next__) for chance in (0.1, 0.5, 0.9)]
    recall = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert recall.string_from(world, player) == recall.string_from(state, player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in [state, *worlds]}) > 1 or game == "vienna"  # which has no secrets


@pytest.mark.parametrize("game", bundled())
def test_bytes_and_copies_are_the_position(game: str) -> None:
    state = far(game, 40)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for other in (read, state.clone()):
        assert str(other) == str(state) and other.history() == state.history()
        for player in range(3):
            assert other.information_state_string(player) == state.information_state_string(player)
    before = str(state)
    read.apply_action(read.legal_actions()[0])
    assert str(read) != before == str(state)


def test_its_algorithms_play() -> None:
    state = far("vienna", 60)
    luck = mcts.RandomRolloutEvaluator(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 3, luck, solve=False)
    assert bot.step(state) in state.legal_actions()
