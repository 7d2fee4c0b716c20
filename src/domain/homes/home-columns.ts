import { homeStages } from '../enums'
import type { SearchableHome } from './home-search'

/**
 * The homes of a community as one text, which the database writes (`refresh_home_columns`): for each
 * home 46 characters. A blank column was not supplied.
 */
const WIDTH = 46
const BUILDER = 0
const CENTS = 8
const SQUARE_FEET = 19
const BEDS = 25
const BATHS = 27
const STORIES = 29
const GARAGE = 31
const HOME_TYPE = 33
const STAGE = 35
const MOVE_IN = 36

const ZERO = '0'.charCodeAt(0)
const BLANK = ' '.charCodeAt(0)

/** The whole number in a part of the text; `null` if it is blank. Numbers end in their last digit. */
function numberIn(text: string, start: number, end: number): number | null {
  if (text.charCodeAt(end - 1) === BLANK) return null
  let value = 0
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - ZERO
    if (digit >= 0) value = value * 10 + digit
  }
  return value
}

/** The homes of a community. `types` are its home types, counted from 1. */
export function homesInColumns(
  text: string,
  types: readonly string[],
  community: SearchableHome['community'],
  builders: ReadonlyMap<number, { readonly slug: string }>,
): SearchableHome[] {
  const homes: SearchableHome[] = []
  for (let at = 0; at < text.length; at += WIDTH) {
    const cents = numberIn(text, at + CENTS, at + SQUARE_FEET)
    const type = numberIn(text, at + HOME_TYPE, at + STAGE)
    const builder = numberIn(text, at + BUILDER, at + CENTS)
    const moveIn = at + MOVE_IN
    homes.push({
      price: cents === null ? null : cents / 100,
      squareFeet: numberIn(text, at + SQUARE_FEET, at + BEDS),
      beds: numberIn(text, at + BEDS, at + BATHS),
      baths: numberIn(text, at + BATHS, at + STORIES),
      stories: numberIn(text, at + STORIES, at + GARAGE),
      garage: numberIn(text, at + GARAGE, at + HOME_TYPE),
      homeType: type === null ? null : (types[type - 1] ?? null),
      community,
      builder: builder === null ? null : (builders.get(builder) ?? null),
      stage: homeStages[numberIn(text, at + STAGE, moveIn) ?? 0]?.value ?? null,
      moveIn: text.charCodeAt(moveIn) === BLANK ? null : text.slice(moveIn, at + WIDTH),
    })
  }
  return homes
}
