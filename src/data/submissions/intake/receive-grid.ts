import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { GridInput } from '@/contract/submissions/grid'
import type { ReceiveResult } from '@/contract/submissions/results'
import { readListingsById, readPublishedListings } from '@/database/submissions/listings'
import { getSession } from '@/database/transactions/session'
import type { StoredRow } from '@/domain/grid/state'
import { listingKinds } from '@/domain/submissions/fields'
import { type EnteredRow, enteredTable, gridRows } from '@/domain/submissions/grid'
import type { Listing } from '@/domain/submissions/listing'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { toCsv } from '@/lib/csv/csv'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { refused } from '../lock'
import { readingOptions } from '../reading-options'
import { receiveSubmission } from './receive-submission'

/** The first content of a builder's grid. */
export interface BuilderGrid {
  readonly rows: readonly StoredRow[]
  /** Listings that are too many for the grid. */
  readonly left: number
  /** The options with which its cells are read. */
  readonly options: ReadingOptions
}

const NO_BUILDER = 'This builder does not exist any more.'
const NOTHING = 'Change a value first.'

/** The present listings of a builder, as buyers see them. */
export async function builderGrid(builder: number, now = new Date()): Promise<BuilderGrid | null> {
  const payload = await payloadClient()
  const req = await createLocalReq({}, payload)
  const { totalDocs } = await payload.count({
    collection: 'builders',
    where: { id: { equals: builder } },
    req,
  })
  if (totalDocs === 0) return null
  const options = await readingOptions(req, now)
  const listings = await readPublishedListings(await getSession(req), builder)
  return { ...gridRows(listings, options), options }
}

/** The builder's listings that rows are about, and their communities, in their newest versions. */
async function readRowListings(
  req: PayloadRequest,
  builder: number,
  rows: readonly EnteredRow[],
): Promise<Listing[]> {
  const connection = await getSession(req)
  const own: Listing[] = []
  for (const kind of listingKinds) {
    const ids = rows.flatMap((row) => (row.kind === kind ? (row.id ?? []) : []))
    const found = await readListingsById(connection, builder, kind, ids)
    own.push(...found.filter(({ isOwn }) => isOwn))
  }
  const parents = [...new Set(own.flatMap(({ communityId }) => communityId ?? []))]
  return [...own, ...(await readListingsById(connection, builder, 'community', parents))]
}

/** Receives what was entered in a grid, as a file in our layout with the changed rows. */
export async function receiveGrid(
  { builder, rows }: GridInput,
  user: Staff,
): Promise<ReceiveResult> {
  if (rows.length === 0) return refused(NOTHING)
  const req = await createLocalReq({ user }, await payloadClient())
  const { lists } = await readingOptions(req)
  const listings = await readRowListings(req, builder, rows)
  const [headings = [], ...cells] = enteredTable(rows, listings, lists)
  const id = await receiveSubmission(req, {
    builder,
    source: 'grid',
    name: 'Grid.csv',
    bytes: new TextEncoder().encode(toCsv(headings.map(String), cells)),
    isPasted: false,
  })
  return id === null ? refused(NO_BUILDER) : { state: 'received', id }
}
