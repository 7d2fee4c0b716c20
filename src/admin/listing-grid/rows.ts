import {
  type ListingEdit,
  type ListingValues,
  reversedEdit,
} from '@/domain/communities/listing-edit'
import { describeSaveProblem, type SaveProblem } from '@/domain/documents/save-problem'
import { communityStatuses } from '@/domain/enums'
import type { Column } from '@/domain/grid/column'
import type { Problems, RowEdit, RowResult, StoredRow } from '@/domain/grid/state'

/** The only table of the grid. */
export const LISTINGS = 'listings'

export const listingColumns: readonly Column[] = [
  { name: 'startPrice', label: 'Starting price', width: 14, kind: 'price' },
  {
    name: 'status',
    label: 'Availability',
    width: 14,
    kind: 'choice',
    choices: communityStatuses,
  },
  { name: 'isVerified', label: 'Verified now', width: 12, kind: 'flag' },
]

/** A community as the list view reads it. */
export interface Listing extends Partial<ListingValues> {
  readonly id: number
  readonly name?: string | null
}

export function storedListing({ id, name, startPrice, status, verifiedAt }: Listing): StoredRow {
  const values = {
    name: name || 'Untitled',
    startPrice: startPrice ?? null,
    status: status ?? null,
    isVerified: false,
    verifiedAt: verifiedAt ?? null,
  }
  return { sheet: LISTINGS, id, values }
}

/** The values of a row that can be edited in the list. */
function listingValues({
  startPrice,
  status,
  verifiedAt,
}: Readonly<Record<string, unknown>>): ListingValues {
  return {
    startPrice: typeof startPrice === 'number' ? startPrice : null,
    status: communityStatuses.find(({ value }) => value === status)?.value ?? null,
    verifiedAt: typeof verifiedAt === 'string' ? verifiedAt : null,
  }
}

/** The edits of stored communities, verified at the moment of the save. */
export function listingEdits(edits: readonly RowEdit[], now: Date): ListingEdit[] {
  return edits.flatMap(({ id, from, to }) => {
    if (id === null) return []
    const verifiedAt = to.isVerified === true ? now.toISOString() : from.verifiedAt
    const values = listingValues({ ...from, ...to, verifiedAt: verifiedAt ?? null })
    return [{ id, from: listingValues(from), to: values }]
  })
}

const columnNames = listingColumns.map(({ name }) => name)

/** Why an edit was not saved, by column. */
export const describeListingProblem = (problem: SaveProblem): Problems =>
  describeSaveProblem(problem, columnNames)

/** Results of saved edits, by row. */
export function listingResults(
  edits: readonly RowEdit[],
  sent: readonly ListingEdit[],
  problems: ReadonlyMap<number, SaveProblem>,
): RowResult[] {
  return edits.flatMap(({ key, id, from }): RowResult[] => {
    const edit = sent.find((one) => one.id === id)
    if (id === null || !edit) return []
    const problem = problems.get(id)
    if (problem?.state === 'changed') {
      const stored = { ...from, ...listingValues({ ...from, ...problem.stored }) }
      return [{ key, changedBy: problem.by, stored }]
    }
    if (problem) return [{ key, problems: describeListingProblem(problem) }]
    return [{ key, saved: { id, values: { ...from, ...edit.to, isVerified: false } } }]
  })
}

/** The edits that take back those that were saved. */
export function reversedEdits(
  edits: readonly ListingEdit[],
  problems: ReadonlyMap<number, SaveProblem>,
): ListingEdit[] {
  return edits.filter(({ id }) => !problems.has(id)).map(reversedEdit)
}
