/** Words that a grown-up reads on a screen in a minute. */
const WORDS_PER_MINUTE = 225

/** How long a text of so many words takes to read, in whole minutes; one at least. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
