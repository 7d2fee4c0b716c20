/** Average reading speed of an adult on a screen. */
const WORDS_PER_MINUTE = 225

/** Reading time in whole minutes, at least one. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
