"""What Alembic runs: the steps on the connection it is handed, all in one transaction."""

from alembic import context

from faience.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a column in place
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
