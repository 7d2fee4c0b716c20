import type { Option } from '../enums'
import type { EditedList } from './fields'
import type { Listing } from './listing'
import type { Cell } from './sheet'

/**
 * The rows of our own layout: the headings, then a row per listing, each community followed by its
 * plans and homes. Reading it back unchanged changes nothing. Cells are not yet guarded against
 * formulas; `csvOf` of src/lib does that.
 */
export declare function layoutRows(
  listings: readonly Listing[],
  lists: Readonly<Record<EditedList, readonly Option[]>>,
): readonly (readonly Cell[])[]
