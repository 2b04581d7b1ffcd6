"""Pictures of the app for the documents: `./kb pictures`."""
