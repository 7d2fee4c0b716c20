import type { CommunityExtras, Incentive } from '@/contract/communities/community-extras'
import { ownBuildTime } from '@/domain/communities/build-time'
import { listRecipients } from '@/domain/leads/recipients'
import { toOffer } from '@/domain/mortgage/offer'
import { siteDay } from '@/lib/dates/site-date'
import type { Community } from '@/payload-types'
import { expireWithDay } from '../cache/depend-on'
import { toOwnInclusions } from '../inclusions/mapper'
import { populated } from '../sql/stored-fields'

/** The `select` of what is mapped here, besides the builders. */
export const extrasSelect = {
  buildTime: true,
  contactEmail: true,
  ratingSource: true,
  taxes: true,
  hoaFee: true,
  hoaPeriod: true,
  county: true,
  landShare: true,
  annualInsurance: true,
  inclusions: true,
  officeHours: true,
  incentives: true,
} as const

type StoredExtras = Pick<Community, keyof typeof extrasSelect | 'name' | 'builders'>

/** A draft may lack even required fields. */
type Incomplete<Row> = { readonly [Name in keyof Row]?: Row[Name] | null }

type TaxRow = Incomplete<NonNullable<StoredExtras['taxes']>[number]>
type HoursRow = Incomplete<NonNullable<StoredExtras['officeHours']>[number]>
type StoredIncentive = NonNullable<StoredExtras['incentives']>[number]
type PartRow = Incomplete<NonNullable<StoredIncentive['parts']>[number]>
type IncentiveRow = Incomplete<Omit<StoredIncentive, 'parts'>> & {
  readonly parts?: readonly PartRow[] | null
}

const toDay = (stored: string | null | undefined) => (stored ? siteDay(new Date(stored)) : null)

/** An offer in figures without the parts that ended. */
function todaysOffer({ parts, lenderRate }: IncentiveRow, today: string): Incentive['offer'] {
  const rows = (parts ?? []).map((part) => ({ ...part, deadline: toDay(part.deadline) }))
  return toOffer(
    rows.filter(({ deadline }) => deadline === null || deadline >= today),
    lenderRate,
  )
}

/**
 * The incentives of today, the one that ends first at the front. The response expires when the day
 * ends if an incentive begins or ends later.
 */
export function todaysIncentives(rows: readonly IncentiveRow[], now: Date): Incentive[] {
  const today = siteDay(now)
  const incentives = rows.flatMap((row) => {
    const [startsOn, endsOn] = [toDay(row.startsOn), toDay(row.endsOn)]
    if (!row.text || !endsOn) return []
    const { text, terms = null } = row
    return { text, terms, offer: todaysOffer(row, today), startsOn, endsOn }
  })
  if (incentives.some(({ endsOn }) => endsOn >= today)) expireWithDay(now)
  return incentives
    .filter(({ startsOn, endsOn }) => (startsOn ?? today) <= today && endsOn >= today)
    .map(({ startsOn, ...incentive }) => incentive)
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1))
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
      taxes: taxes.flatMap(
        ({ kind, name, rate, year, source, exemptionPercent, exemptionAmount }) =>
          kind && name && rate != null && year != null && source
            ? {
                kind,
                name,
                rate,
                year,
                source,
                exemptionPercent: exemptionPercent ?? null,
                exemptionAmount: exemptionAmount ?? null,
              }
            : [],
      ),
      hoaFee: stored.hoaFee ?? null,
      hoaPeriod: stored.hoaPeriod ?? null,
      county: stored.county ?? null,
      landShare: stored.landShare ?? null,
      annualInsurance: stored.annualInsurance ?? null,
    },
    inclusions: {
      own: toOwnInclusions(stored.inclusions),
      byBuilder: Object.fromEntries(
        populated(stored.builders).flatMap(({ id, inclusions }) => {
          const own = toOwnInclusions(inclusions)
          return own ? [[String(id), own]] : []
        }),
      ),
    },
    recipients: listRecipients({
      community: stored,
      builders: populated(stored.builders).map(({ id, name, email }) => ({
        id: String(id),
        name,
        email,
      })),
    }),
    officeHours: hours.flatMap(({ days, opens, closes }) =>
      days && opens && closes ? { days, opens, closes } : [],
    ),
    incentives: todaysIncentives(stored.incentives ?? [], now),
  }
}
