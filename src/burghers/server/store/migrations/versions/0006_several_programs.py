"""Several server programs: sockets of one address are counted together, and all of them wait out a grace."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go one step on. Nobody has a grace, and no sockets are open."""
    op.add_column("tables", sa.Column("grace", sa.BigInteger(), server_default="0", nullable=False))
    op.create_table(
        "sockets",
        sa.Column("caller", sa.String(length=64), nullable=False),
        sa.Column("program", sa.String(length=20), nullable=False),
        sa.Column("room", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("caller", "program", name=op.f("pk_sockets")),
    )


def downgrade() -> None:
    op.drop_table("sockets")
    op.drop_column("tables", "grace")
