/** The shortest password of a member of staff, in characters. */
export const MIN_PASSWORD_LENGTH = 12
