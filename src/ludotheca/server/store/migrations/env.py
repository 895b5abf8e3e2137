"""What alembic runs: the migrations on the engine that `migrate` hands over."""

from __future__ import annotations

from alembic import context

from ludotheca.server.store.ddl import metadata

engine = context.config.attributes["engine"]
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
