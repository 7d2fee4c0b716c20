import type { CommunityExtras, Incentive } from '@/contract/communities/community-extras'
import { ownBuildTime } from '@/domain/communities/build-time'
import { siteDay } from '@/lib/site-date'
import type { Community } from '@/payload-types'
import { expireWithDay } from '../cache/depend-on'
import { populated } from '../sql/stored-fields'

/** The `select` of what is mapped here, besides the builders. */
export const extrasSelect = {
  buildTime: true,
  ratingSource: true,
  taxes: true,
  hoaFee: true,
  hoaPeriod: true,
  officeHours: true,
  incentives: true,
} as const

type StoredExtras = Pick<Community, keyof typeof extrasSelect | 'builders'>

/** A draft may lack even required fields. */
type Incomplete<Row> = { readonly [Name in keyof Row]?: Row[Name] | null }

type TaxRow = Incomplete<NonNullable<StoredExtras['taxes']>[number]>
type HoursRow = Incomplete<NonNullable<StoredExtras['officeHours']>[number]>
type IncentiveRow = Incomplete<NonNullable<StoredExtras['incentives']>[number]>

/**
 * The incentives of today, the one that ends first at the front. The response expires when the day
 * ends if an incentive begins or ends later.
 */
export function todaysIncentives(rows: readonly IncentiveRow[], now: Date): Incentive[] {
  const today = siteDay(now)
  const incentives = rows.flatMap(({ text, terms, startsOn, endsOn }) =>
    text && endsOn
      ? {
          text,
          terms: terms ?? null,
          startsOn: startsOn ? siteDay(new Date(startsOn)) : null,
          endsOn: siteDay(new Date(endsOn)),
        }
      : [],
  )
  if (incentives.some(({ endsOn }) => endsOn >= today)) expireWithDay(now)
  return incentives
    .filter(({ startsOn, endsOn }) => (startsOn ?? today) <= today && endsOn >= today)
    .map(({ text, terms, endsOn }) => ({ text, terms, endsOn }))
    .toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1))
}

/**
 * Costs, hours and today's incentives. With hours, the response expires when the day ends, because
 * pages say when the sales office is open today.
 */
export function toExtras(stored: StoredExtras, now: Date): CommunityExtras {
  const taxes: readonly TaxRow[] = stored.taxes ?? []
  const hours: readonly HoursRow[] = stored.officeHours ?? []
  if (hours.length > 0) expireWithDay(now)
  return {
    buildTime: ownBuildTime(stored, populated(stored.builders)),
    ratingSource: stored.ratingSource?.trim() || null,
    costs: {
      taxes: taxes.flatMap(({ kind, name, rate, year, source }) =>
        kind && name && rate != null && year != null && source
          ? { kind, name, rate, year, source }
          : [],
      ),
      hoaFee: stored.hoaFee ?? null,
      hoaPeriod: stored.hoaPeriod ?? null,
    },
    officeHours: hours.flatMap(({ days, opens, closes }) =>
      days && opens && closes ? { days, opens, closes } : [],
    ),
    incentives: todaysIncentives(stored.incentives ?? [], now),
  }
}
