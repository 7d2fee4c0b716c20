/** A document stays in the trash this long. Then it is deleted. */
export const TRASH_DAYS = 30
