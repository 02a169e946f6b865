"""Trust: epochs of seats, what seats add to fate, secrets that were changed, and time that counts for no clock."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go one step on. Everybody who sits stays, nothing was sealed by seats, no time was paused."""
    op.add_column("tables", sa.Column("epoch", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("spent", sa.Text(), server_default="", nullable=False))
    op.add_column("tables", sa.Column("restored", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("epoch", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("seal", sa.String(length=64), server_default="", nullable=False))
    op.add_column("seats", sa.Column("entropy", sa.String(length=64), server_default="", nullable=False))
    op.create_table(
        "pauses",
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_pauses")),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )


def downgrade() -> None:
    op.drop_table("heartbeat")
    op.drop_table("pauses")
    for name in ("epoch", "seal", "entropy"):
        op.drop_column("seats", name)
    for name in ("epoch", "spent", "restored"):
        op.drop_column("tables", name)
