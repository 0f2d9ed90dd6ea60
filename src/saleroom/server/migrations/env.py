"""Runs migrations on the connection that `migrate.upgrade` has opened."""

from alembic import context

from saleroom.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
