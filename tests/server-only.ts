// Stands in for the package `server-only`, which refuses to load outside of a server component.
export {}
