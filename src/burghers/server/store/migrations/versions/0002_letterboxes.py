"""Letterboxes: addresses that have been confirmed."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go one step on. No address had been confirmed before."""
    op.create_table(
        "letterboxes",
        sa.Column("owner", sa.String(length=40), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "email", name=op.f("pk_letterboxes")),
    )
    op.create_index(op.f("ix_letterboxes_hash"), "letterboxes", ["hash"])
    op.create_index(op.f("ix_letterboxes_email"), "letterboxes", ["email"])


def downgrade() -> None:
    op.drop_table("letterboxes")
