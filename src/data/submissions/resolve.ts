import 'server-only'
import type { ApplyConflict, ApplyResult } from '@/contract/submissions/results'
import { sessionOf } from '@/database/session'
import type { ListingKind } from '@/domain/submissions/fields'
import { listingKinds } from '@/domain/submissions/fields'
import type { Parent } from '@/domain/submissions/match'
import {
  calledNew,
  missingFields,
  type PlannedChanges,
  type PlannedListing,
  type PlannedUpdate,
} from '@/domain/submissions/plan-changes'
import type { StoredRow } from '@/domain/submissions/review-rows'
import { slugify } from '@/domain/text/slug'
import { storage } from '@/jobs/read-submission/storage'
import { takenSlugs } from './check'
import type { ApplyContext } from './conflicts'
import { listingStates } from './listing-rows'
import { refused } from './lock'
import { newIds } from './write-rows'

/** A new listing with its id, its URL and its parents. */
export interface ResolvedListing extends Omit<PlannedListing, 'community' | 'plan'> {
  readonly id: number
  readonly slug: string
  readonly communityId: number | null
  readonly planId: number | null
}

export interface ResolvedUpdate extends Omit<PlannedUpdate, 'plan'> {
  /** The new plan of a home. */
  readonly planId?: number | null
}

export interface Resolved {
  readonly created: readonly ResolvedListing[]
  readonly updates: readonly ResolvedUpdate[]
}

type RefusedApply = Extract<ApplyResult, { state: 'refused' }>

const conflictOf = (
  { record, name }: { readonly record: string; readonly name: string },
  message: string,
) =>
  ({
    record,
    name,
    target: null,
    message: `${name}: ${message}`,
    isStale: false,
  }) satisfies ApplyConflict

/** The first of `slug`, `slug-2`, … that is free. */
function freeSlug(wanted: string, prefix: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (taken.has(`${prefix}/${slug}`)) continue
    taken.add(`${prefix}/${slug}`)
    return slug
  }
}

/** The community of each existing plan that homes name. */
async function communitiesOfPlans(
  { req }: ApplyContext,
  plans: readonly number[],
): Promise<Map<number, number | null>> {
  const states = await listingStates(await sessionOf(req), 'plan', plans)
  return new Map([...states].map(([id, { communityId }]) => [id, communityId]))
}

/**
 * Gives new listings their ids and URLs, and finds the communities and plans that rows name by
 * another row. Refuses a listing whose community was not accepted, and the plan of another community.
 */
export async function resolveListings(
  context: ApplyContext,
  rows: readonly StoredRow[],
  { created, updates }: PlannedChanges,
): Promise<Resolved | RefusedApply> {
  const { req } = context
  const connection = await sessionOf(req)
  const ids = new Map<string, number>()
  for (const { record, listing_id } of rows) if (listing_id !== null) ids.set(record, listing_id)
  const ofKind = (kind: ListingKind) => created.filter((one) => one.kind === kind)
  for (const kind of listingKinds) {
    const own = ofKind(kind)
    const reserved = await newIds(connection, storage[kind].table, own.length)
    for (const [index, { record }] of own.entries()) ids.set(record, reserved[index] ?? 0)
  }
  const idOf = (parent: Parent | null): number | null => {
    if (parent === null) return null
    return 'listing' in parent ? parent.listing : (ids.get(parent.record) ?? null)
  }
  const conflicts: ApplyConflict[] = []
  const resolved: ResolvedListing[] = []
  for (const kind of listingKinds) {
    const own = ofKind(kind)
    const communities = own.flatMap(({ community }) => idOf(community) ?? [])
    const taken = own.length > 0 ? await takenSlugs(req, kind, communities) : new Set<string>()
    for (const { community, plan, ...listing } of own) {
      const communityId = idOf(community)
      const isDraft = context.mode === 'draft' || listing.as === 'draft'
      const missing = missingFields(kind, listing.values, isDraft)
      if (missing.length > 0) {
        const message = `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`
        conflicts.push(conflictOf({ record: listing.record, name: calledNew(listing) }, message))
      } else if (kind !== 'community' && communityId === null) {
        conflicts.push(conflictOf(listing, 'accept its community first, or reject this row.'))
      } else {
        const given = listing.values['community.slug']
        const wanted = typeof given === 'string' ? given : listing.name
        const slug = freeSlug(slugify(wanted) || kind, String(communityId ?? ''), taken)
        resolved.push({
          ...listing,
          id: ids.get(listing.record) ?? 0,
          slug,
          communityId,
          planId: kind === 'home' ? idOf(plan) : null,
        })
      }
    }
  }
  const moved = updates.map(
    ({ plan, ...update }): ResolvedUpdate => (plan ? { ...update, planId: idOf(plan.to) } : update),
  )
  conflicts.push(...(await planConflicts(context, resolved, moved)))
  if (conflicts.length === 0) return { created: resolved, updates: moved }
  return { ...refused('Some rows could not be written, so nothing was published.'), conflicts }
}

/** Homes whose plan belongs to another community. */
async function planConflicts(
  context: ApplyContext,
  created: readonly ResolvedListing[],
  updates: readonly ResolvedUpdate[],
): Promise<ApplyConflict[]> {
  const own = new Map(
    created.filter(({ kind }) => kind === 'plan').map((plan) => [plan.id, plan.communityId]),
  )
  const homes = [...created.filter(({ kind }) => kind === 'home'), ...updates]
  const plans = homes.flatMap(({ planId }) => (planId && !own.has(planId) ? [planId] : []))
  const known = await communitiesOfPlans(context, plans)
  const changed = updates.filter(({ planId }) => planId !== undefined)
  const states = await listingStates(
    await sessionOf(context.req),
    'home',
    changed.map(({ listing }) => listing),
  )
  return homes.flatMap((home) => {
    if (!home.planId) return []
    const community =
      'listing' in home ? (states.get(home.listing)?.communityId ?? null) : home.communityId
    const ofPlan = own.get(home.planId) ?? known.get(home.planId) ?? null
    return ofPlan === community
      ? []
      : [conflictOf(home, 'its plan belongs to another community. Reject the plan.')]
  })
}
