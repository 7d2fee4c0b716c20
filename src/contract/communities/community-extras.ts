import type { CommunityInclusions } from '@/domain/inclusions/inclusions'
import type { Recipient } from '@/domain/leads/recipients'
import type { CommunityCosts } from '@/domain/mortgage/monthly-cost'
import type { Offer } from '@/domain/mortgage/offer'

export interface OfficeHours {
  /** Values of `weekdays` in src/domain/enums.ts. */
  readonly days: readonly string[]
  /** `10:00`, Central Time. */
  readonly opens: string
  readonly closes: string
}

/** A builder's offer for a limited time. */
export interface Incentive {
  readonly text: string
  readonly terms: string | null
  /** The offer in figures, without parts that ended; `null` if it is text alone. */
  readonly offer: Offer | null
  /** The last day, `2026-12-31`. */
  readonly endsOn: string
}

/** Content of a community's page that the response of the API does not have. */
export interface CommunityExtras {
  /** How long a home takes to build; `null` for the text of the site. */
  readonly buildTime: string | null
  /** Source and year of the schools' ratings; without it none are shown. */
  readonly ratingSource: string | null
  readonly costs: CommunityCosts
  /** What the price includes. */
  readonly inclusions: CommunityInclusions
  /** Who a buyer can write to, without addresses. */
  readonly recipients: readonly Recipient[]
  readonly officeHours: readonly OfficeHours[]
  /** Today's incentives, the first to end at the front. */
  readonly incentives: readonly Incentive[]
}
