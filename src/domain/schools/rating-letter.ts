/** The letters with which the Texas Education Agency rates schools, the highest first. */
export const ratingLetters = ['A', 'B', 'C', 'D', 'F'] as const
export type RatingLetter = (typeof ratingLetters)[number]

/**
 * A letter at the beginning of a rating, alone or before a remark: `A`, `b+`, `C (TEA, 2025)`.
 * Written so that JavaScript and PostgreSQL understand it alike.
 */
export const LETTER_PATTERN = '^ *([A-DFa-df])[-+−–]? *($|[(,;])'

const pattern = new RegExp(LETTER_PATTERN)

/** The letter of a rating that an editor typed; `null` for any other scale, such as `8/10`. */
function toRatingLetter(rating: string): RatingLetter | null {
  const letter = pattern.exec(rating)?.[1]?.toUpperCase()
  return ratingLetters.find((one) => one === letter) ?? null
}

/** The lowest letter of several ratings. Ratings without a letter do not count. */
export function getLowestLetter(ratings: readonly string[]): RatingLetter | null {
  const letters = ratings.map(toRatingLetter)
  return ratingLetters.findLast((letter) => letters.includes(letter)) ?? null
}
