import type { Option } from '../enums'
import type { ReadValue } from './field-value'
import type { EditedList, Reading } from './fields'
import type { Cell } from './sheet'

/** What values may depend on. */
export interface ReadingOptions {
  /** Today in San Antonio, `2026-11-24`. `Now` and `Spring` are read from it. */
  readonly today: string
  /** The lists that admins edit. The value of a city or district is its name. */
  readonly lists: Readonly<Record<EditedList, readonly Option[]>>
}

/**
 * Reads a cell for a field. The same function reads what an editor types in the review. Nothing is
 * guessed silently: what is not certain is `unclear`, with a proposal where there is a reasonable one
 * (docs/product.md, Submissions).
 */
export declare function readValue(reading: Reading, cell: Cell, options: ReadingOptions): ReadValue
