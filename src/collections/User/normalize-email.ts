/** Normalizes an address as Payload does before it stores or compares it. */
export const normalizeEmail = (email: string): string => email.toLowerCase().trim()
