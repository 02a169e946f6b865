"""Bounds: who made a table, printings kept once, limits shared between server programs, a row to try the disk with."""

import hashlib
import json
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """Go one step on. Printings leave what was agreed at their tables, and are kept once each."""
    op.create_table(
        "printings",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_printings")),
    )
    op.create_index(op.f("ix_printings_owner"), "printings", ["owner"])
    op.create_table(
        "keyring",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.LargeBinary(length=32), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keyring")),
    )
    op.create_table(
        "buckets",
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("caller", sa.String(length=64), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "caller", name=op.f("pk_buckets")),
    )
    op.create_table(
        "probes",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("filler", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_probes")),
    )
    op.add_column("tables", sa.Column("maker", sa.String(length=64), server_default="", nullable=False))
    op.add_column("tables", sa.Column("printing_id", sa.String(length=64), server_default="", nullable=False))
    op.create_index("ix_tables_maker", "tables", ["maker", "state"])
    op.create_index(op.f("ix_tables_printing_id"), "tables", ["printing_id"])
    op.add_column("keys", sa.Column("made", sa.BigInteger(), server_default="0", nullable=False))
    keep_printings_once(op.get_bind())


def keep_printings_once(connection: sa.Connection) -> None:
    """Move the texts of printings out of the tables that are played with them."""
    with_text = sa.text('SELECT id, game, setup, created FROM tables WHERE setup LIKE \'%"printing_text":"%\'')
    known: set[str] = set()
    for row in connection.execute(with_text).all():
        setup = json.loads(row.setup)
        text = setup.pop("printing_text", None)
        if not text:
            continue
        name = hashlib.sha256(f"{row.game}\n{text}".encode()).hexdigest()
        if name not in known:
            known.add(name)
            values = {"id": name, "game": row.game, "text": text, "created": row.created}
            kept = "INSERT INTO printings (id, game, text, owner, created) VALUES (:id, :game, :text, '', :created)"
            connection.execute(sa.text(kept), values)
        moved = {"id": row.id, "setup": json.dumps(setup), "name": name}
        connection.execute(sa.text("UPDATE tables SET setup = :setup, printing_id = :name WHERE id = :id"), moved)


def downgrade() -> None:
    op.drop_column("keys", "made")
    op.drop_index(op.f("ix_tables_printing_id"), "tables")
    op.drop_index("ix_tables_maker", "tables")
    op.drop_column("tables", "printing_id")
    op.drop_column("tables", "maker")
    for name in ("probes", "buckets", "keyring", "printings"):
        op.drop_table(name)
