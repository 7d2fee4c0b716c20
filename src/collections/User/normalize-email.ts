/** An address as Payload stores and compares it. */
export const normalizeEmail = (email: string): string => email.toLowerCase().trim()
