import type { JsonObject, PayloadRequest } from 'payload'
import type { ApplyConflict, Rejected } from '@/contract/submissions/results'
import { readSlugs } from '@/database/submissions/listing-lookups'
import { fieldStorage, storage } from '@/database/submissions/storage'
import { getSession } from '@/database/transactions/session'
import type { SaveProblem } from '@/domain/documents/save-problem'
import type { StoredRow } from '@/domain/submissions/compare/review-rows'
import {
  calledNew,
  missingFields,
  type PlannedChanges,
  type PlannedListing,
  type PlannedUpdate,
} from '@/domain/submissions/decide/plan-changes'
import type { FieldId, ListingKind } from '@/domain/submissions/fields'
import { listingKinds } from '@/domain/submissions/fields'
import type { Parent } from '@/domain/submissions/match/match'
import { findFreeSlug, slugify } from '@/domain/text/slug'
import { createListing, saveListing, type Visibility } from '../../listings/save-listing'
import type { ApplyContext } from './conflicts'
import { listingData } from './listing-data'
import { chooseRow, incentivesData } from './offer-data'
import type { ListingWrite, Saved } from './write-all'

/** A write of an accepted change or listing. */
export interface PlannedWrite extends ListingWrite {
  readonly isNew: boolean
  /** Whether nothing of it changes, because the builder confirmed it. */
  readonly isOnlyVerified: boolean
  /** The row of the incentives that is written. */
  readonly offer?: string
}

const toConflict = (
  { record, name }: { readonly record: string; readonly name: string },
  message: string,
): ApplyConflict => ({
  record,
  name,
  target: null,
  message: `${name}: ${message}`,
  isStale: false,
})

/** A slug that no listing has below the same prefix, which is taken from now on. */
function takeSlug(wanted: string, prefix: string, taken: Set<string>): string {
  const slug = findFreeSlug(wanted, (one) => taken.has(`${prefix}/${one}`))
  taken.add(`${prefix}/${slug}`)
  return slug
}

/** Whether an update changes more than the number by which a builder calls a community. */
const changesListing = ({ values, plan, unpublishes }: PlannedUpdate): boolean =>
  unpublishes ||
  plan !== undefined ||
  Object.keys(values).some((id) => fieldStorage(id as FieldId).as !== 'builder-number')

/** The ids of the listings of records: those that exist, and those that writes create. */
class Listings {
  readonly #ids = new Map<string, number>()
  readonly #expected = new Set<string>()

  constructor(rows: readonly StoredRow[], created: readonly PlannedListing[]) {
    for (const { record, listing_id } of rows) {
      if (listing_id !== null) this.#ids.set(record, listing_id)
    }
    for (const { record } of created) this.#expected.add(record)
  }

  /** Whether a parent exists before another write of the same submission. */
  isNew(parent: Parent | null | undefined): boolean {
    return Boolean(parent && 'record' in parent && this.#expected.has(parent.record))
  }

  exists(parent: Parent | null): boolean {
    return this.isNew(parent) || this.getId(parent) !== null
  }

  getId(parent: Parent | null): number | null {
    if (parent === null) return null
    return 'listing' in parent ? parent.listing : (this.#ids.get(parent.record) ?? null)
  }

  add(record: string, id: number): void {
    this.#ids.set(record, id)
  }
}

/** The key of a community in the slugs of its plans and homes. */
const getSlugPrefix = (community: Parent | null, listings: Listings): string => {
  if (community && 'record' in community && listings.isNew(community)) return community.record
  return String(listings.getId(community) ?? '')
}

/** The writes of the accepted new listings of a kind, and why others cannot be written. */
async function createdWrites(
  context: ApplyContext,
  listings: Listings,
  kind: ListingKind,
  created: readonly PlannedListing[],
): Promise<(PlannedWrite | ApplyConflict)[]> {
  const own = created.filter((listing) => listing.kind === kind)
  if (own.length === 0) return []
  const communities = own.flatMap(({ community }) => listings.getId(community) ?? [])
  const slugs = await readSlugs(await getSession(context.req), kind, communities)
  const taken = new Set(slugs.map(({ community, slug }) => `${community ?? ''}/${slug}`))
  return own.map((listing) => {
    const { record, name, values, community } = listing
    const missing = missingFields(kind, values, true)
    if (missing.length > 0) {
      return toConflict({ record, name: calledNew(listing) }, `${missing.join(', ')} is missing.`)
    }
    if (kind !== 'community' && !listings.exists(community)) {
      return toConflict(listing, 'accept its community first, or reject this row.')
    }
    const given = values['community.slug']
    const wanted = slugify(typeof given === 'string' ? given : name) || kind
    return createdWrite(
      context,
      listings,
      listing,
      takeSlug(wanted, getSlugPrefix(community, listings), taken),
    )
  })
}

function createdWrite(
  context: ApplyContext,
  listings: Listings,
  { record, kind, name, values, as, community, plan }: PlannedListing,
  slug: string,
): PlannedWrite {
  const row = chooseRow(values, undefined)
  return {
    ...(row && { offer: row.id }),
    key: record,
    kind,
    name,
    isNew: true,
    isOnlyVerified: false,
    needsOther: listings.isNew(community) || listings.isNew(plan),
    async save(req) {
      const parents = { community: listings.getId(community), plan: listings.getId(plan) }
      const data = {
        ...listingData(values),
        ...incentivesData(row, values, {}),
        slug,
        ...getParents(context, kind, parents),
      }
      const status = context.visibility === 'draft' || as === 'draft' ? 'draft' : 'published'
      const made = await createListing(req, storage[kind].collection, data, status)
      if (made.state !== 'saved') return made
      listings.add(record, made.id)
      return { ...made, replaced: null }
    },
  }
}

/** References of a new listing to its builder, community and plan. */
function getParents(
  { submission: { builder }, now }: ApplyContext,
  kind: ListingKind,
  { community, plan }: { readonly community: number | null; readonly plan: number | null },
): JsonObject {
  switch (kind) {
    case 'community':
      return { builders: [builder], verifiedAt: now.toISOString() }
    case 'plan':
      return { community, builder }
    case 'home':
      return { community, builder, plan }
  }
}

/** The write of an accepted change. */
function updateWrite(
  { visibility, now }: ApplyContext,
  listings: Listings,
  update: PlannedUpdate,
  isVerified: boolean,
): PlannedWrite {
  const { record, kind, listing: id, name, values, plan, unpublishes } = update
  const row = chooseRow(values, update.offer)
  return {
    ...(row && { offer: row.id }),
    key: record,
    kind,
    name,
    isNew: false,
    isOnlyVerified: false,
    needsOther: listings.isNew(plan?.to),
    async save(req) {
      const data = (version: JsonObject): JsonObject => ({
        ...listingData(values),
        ...incentivesData(row, values, version),
        ...(plan && { plan: listings.getId(plan.to) }),
        ...(isVerified && { verifiedAt: now.toISOString() }),
      })
      const shown = unpublishes ? 'unpublished' : visibility
      return saveExisting(req, kind, { id, data, visibility: shown })
    },
  }
}

/** The write of a community that the builder confirmed without a change. */
const verifiedWrite = (
  { now }: ApplyContext,
  id: number,
  row: StoredRow | undefined,
): PlannedWrite => ({
  key: row?.record ?? `community ${id}`,
  kind: 'community',
  name: row?.listing?.name ?? '',
  isNew: false,
  isOnlyVerified: true,
  needsOther: false,
  save: (req) => saveExisting(req, 'community', { id, data: { verifiedAt: now.toISOString() } }),
})

interface Change {
  readonly id: number
  readonly data: JsonObject | ((version: JsonObject) => JsonObject)
  readonly visibility?: Visibility
}

async function saveExisting(
  req: PayloadRequest,
  kind: ListingKind,
  change: Change,
): Promise<Saved | SaveProblem> {
  const outcome = await saveListing(req, storage[kind].collection, change)
  return outcome.state === 'saved' ? { ...outcome, id: change.id } : outcome
}

/**
 * The writes of applying, in order: new communities before their plans and homes, and new listings
 * before the changes that may refer to them. Refuses a listing whose community was not accepted.
 */
export async function planWrites(
  context: ApplyContext,
  rows: readonly StoredRow[],
  { created, updates, verified }: PlannedChanges,
): Promise<PlannedWrite[] | Rejected> {
  const listings = new Listings(rows, created)
  const added: (PlannedWrite | ApplyConflict)[] = []
  for (const kind of listingKinds) {
    added.push(...(await createdWrites(context, listings, kind, created)))
  }
  const conflicts = added.flatMap((one) => ('save' in one ? [] : [one]))
  if (conflicts.length > 0) {
    const message = 'Some rows could not be written, so nothing was published.'
    return { state: 'rejected', message, conflicts }
  }
  const confirmed = new Set(verified)
  const changed = updates.filter(changesListing)
  const own = (kind: ListingKind) => changed.filter((update) => update.kind === kind)
  const changedCommunities = new Set(own('community').map(({ listing }) => listing))
  const communities = rows.filter(({ kind }) => kind === 'community')
  const rowsOfListings = new Map(communities.map((row) => [row.listing_id, row]))
  return [
    ...added.flatMap((one) => ('save' in one ? [one] : [])),
    ...listingKinds.flatMap((kind) =>
      own(kind).map((update) => {
        const isVerified = kind === 'community' && confirmed.has(update.listing)
        return updateWrite(context, listings, update, isVerified)
      }),
    ),
    ...[...confirmed]
      .filter((id) => !changedCommunities.has(id))
      .map((id) => verifiedWrite(context, id, rowsOfListings.get(id))),
  ]
}
