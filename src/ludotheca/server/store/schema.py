"""What all tables of the database belong to."""

from __future__ import annotations

from sqlalchemy import MetaData

# Names of constraints, so that migrations can speak of them on every database.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)
