"""All screens apart from the table itself."""
