/** At most so many letters that ask to confirm go to one address in a day. */
export const CONFIRM_LETTERS_A_DAY = 3

/** Between two of them; in milliseconds. */
const PAUSE = 10 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

/**
 * Whether another letter may ask an address to confirm, after those that were made at these moments:
 * whoever types somebody else's address must not be able to fill that mailbox.
 */
export function mayAskToConfirm(made: readonly Date[], now: Date): boolean {
  const ages = made.map((date) => now.getTime() - date.getTime()).filter((age) => age < DAY)
  return ages.length < CONFIRM_LETTERS_A_DAY && ages.every((age) => age >= PAUSE)
}
