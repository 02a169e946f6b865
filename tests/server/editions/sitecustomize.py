"""Read by every Python that is started with this folder on its path: plays another edition, where one is named."""

import os

if os.environ.get("BURGHERS_TEST_EDITION"):
    from tests.server.edition import play

    play(os.environ["BURGHERS_TEST_EDITION"])
