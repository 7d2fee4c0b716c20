import type { StoredOfferPart } from '../mortgage/offer'
import type { FieldValue } from './field-value'
import type { FieldId, ListingKind } from './fields'

/** An incentive of a community, as a submission is compared with it. Days are `2027-02-15`. */
export interface ListingOffer {
  /** The id of its row in the community. */
  readonly id: string
  /** Whether the last submission of the builder with an offer for the community wrote it. */
  readonly isOwn: boolean
  readonly text: string | null
  readonly terms: string | null
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly lenderRate: number | null
  readonly parts: readonly StoredOfferPart[]
}

/**
 * A listing of the guide as a submission is compared with: its newest version, so that a draft of
 * last month is not overwritten without notice.
 */
export interface Listing {
  readonly kind: ListingKind
  readonly id: number
  readonly slug: string
  /** The submitting builder's own number for it. */
  readonly number: string | null
  /** Name of a community or plan, street address of a home. */
  readonly name: string
  /** City of the community. */
  readonly city: string | null
  /** Whether the submitting builder sells it. Others are candidates by name only, never missing. */
  readonly isOwn: boolean
  /** `null` for a community. */
  readonly communityId: number | null
  /** Plan of a home. */
  readonly planId: number | null
  /** Whether buyers see it. */
  readonly isPublished: boolean
  /**
   * By field; absent or `null` where the listing has no value. Days are `2027-02-15`. Name, number,
   * city and slug need not be repeated here. Those of an offer are in `offers`.
   */
  readonly values: Readonly<Partial<Record<FieldId, FieldValue | null>>>
  /** The incentives of a community. */
  readonly offers?: readonly ListingOffer[]
}

/** The value of a field in a listing; `null` if it has none. */
export function storedValue(listing: Listing, id: FieldId): FieldValue | null {
  const value = listing.values[id]
  if (value !== undefined) return value
  switch (id) {
    case 'community.name':
    case 'plan.name':
    case 'home.address':
      return listing.name
    case 'community.number':
    case 'plan.number':
    case 'home.number':
      return listing.number
    case 'community.city':
      return listing.city
    case 'community.slug':
      return listing.slug
    default:
      return null
  }
}
