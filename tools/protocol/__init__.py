"""Generate pages, schemas and TypeScript types of the protocol, its views and events from the structs."""
