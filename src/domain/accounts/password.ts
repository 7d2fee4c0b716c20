/** Minimum length of a staff password, in characters. */
export const MIN_PASSWORD_LENGTH = 12
