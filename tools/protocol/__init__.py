"""The protocol, and what views and events say in it, as pages, schemas and TypeScript, all read from the structs."""
