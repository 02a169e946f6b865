"""The games in the forms that other people's programs expect: PettingZoo, Gymnasium, OpenSpiel; each is an extra."""
