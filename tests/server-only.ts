// Replaces the package `server-only`, which throws when it is imported outside a server component.
export {}
