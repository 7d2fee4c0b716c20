import type { CommunityCosts } from '@/domain/mortgage/monthly-cost'

export interface OfficeHours {
  /** Values of `weekdays` in src/domain/enums.ts. */
  readonly days: readonly string[]
  /** `10:00`, Central Time. */
  readonly opens: string
  readonly closes: string
}

/** What builders offer for a limited time. */
export interface Incentive {
  readonly text: string
  readonly terms: string | null
  /** The last day, `2026-12-31`. */
  readonly endsOn: string
}

/** What the page of a community has beyond the response of the API. */
export interface CommunityExtras {
  /** How long a home takes to build; `null` for the text of the site. */
  readonly buildTime: string | null
  /** Source and year of the schools' ratings; without it none are shown. */
  readonly ratingSource: string | null
  readonly costs: CommunityCosts
  readonly officeHours: readonly OfficeHours[]
  /** Those of today, the one that ends first at the front. */
  readonly incentives: readonly Incentive[]
}
