"""The protocol of the server as a page, as a schema and as TypeScript, all read from the structs that define it."""
