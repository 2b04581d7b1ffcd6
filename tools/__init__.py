"""Programs that serve the project and are no part of the package."""
