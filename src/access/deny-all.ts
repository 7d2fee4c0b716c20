/** Denies access to all users. Only the server's own code, which skips access checks, is allowed. */
export const denyAll = (): boolean => false
