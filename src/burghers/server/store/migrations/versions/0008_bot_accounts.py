"""Bots have accounts of their own, tokens that open them, and challenges."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go one step on. Every account there is belongs to a person."""
    op.add_column("seats", sa.Column("program", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("owner", sa.String(length=16), nullable=True))
        batch_op.create_index(batch_op.f("ix_accounts_owner"), ["owner"], unique=False)
        batch_op.create_foreign_key(batch_op.f("fk_accounts_owner"), "accounts", ["owner"], ["id"], ondelete="CASCADE")
    op.create_table(
        "bot_tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("account_id", sa.String(length=16), nullable=False),
        sa.Column("scopes", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_bot_tokens_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_bot_tokens")),
        sa.UniqueConstraint("id", name=op.f("uq_bot_tokens_id")),
    )
    op.create_index(op.f("ix_bot_tokens_account_id"), "bot_tokens", ["account_id"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("account_id", sa.String(length=16), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_challenges_account_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_challenges_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "account_id", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_account_id"), "challenges", ["account_id"], unique=False)


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_table("bot_tokens")
    op.execute("DELETE FROM accounts WHERE owner IS NOT NULL")
    with op.batch_alter_table("accounts", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("fk_accounts_owner"), type_="foreignkey")
        batch_op.drop_index(batch_op.f("ix_accounts_owner"))
        batch_op.drop_column("owner")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("program")
