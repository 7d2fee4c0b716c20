import { homeStages } from '../enums'
import type { PriceChangeKind } from '../prices/price-change'
import type { SearchableHome } from './home-search'

/**
 * The homes of a community as one text, which the database writes (`refresh_home_columns`): for each
 * home 56 characters. A blank column was not supplied.
 */
const WIDTH = 56
const BUILDER = 10
const CENTS = 18
const SQUARE_FEET = 29
const BEDS = 35
const BATHS = 37
const STORIES = 39
const GARAGE = 41
const HOME_TYPE = 43
const STAGE = 45
const MOVE_IN = 46

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

/**
 * The homes of a community. `types` are its home types, counted from 1, and `changes` the recent
 * changes of prices by the id of the home.
 */
export function homesInColumns(
  text: string,
  types: readonly string[],
  community: SearchableHome['community'],
  builders: ReadonlyMap<number, { readonly slug: string }>,
  changes: ReadonlyMap<number, PriceChangeKind>,
): SearchableHome[] {
  const homes: SearchableHome[] = []
  for (let at = 0; at < text.length; at += WIDTH) {
    const cents = numberIn(text, at + CENTS, at + SQUARE_FEET)
    const type = numberIn(text, at + HOME_TYPE, at + STAGE)
    const builder = numberIn(text, at + BUILDER, at + CENTS)
    const change = changes.get(numberIn(text, at, at + BUILDER) ?? 0)
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
      priceChange: change ? { kind: change } : null,
      stage: homeStages[numberIn(text, at + STAGE, moveIn) ?? 0]?.value ?? null,
      moveIn: text.charCodeAt(moveIn) === BLANK ? null : text.slice(moveIn, at + WIDTH),
    })
  }
  return homes
}
