"""Alembic runs this: bring a database from one step to the next over the connection it was given."""

from alembic import context

from burghers.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
