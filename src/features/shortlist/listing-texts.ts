import { stageText } from '@/components/homes/home-row'
import type { Listing } from '@/contract/shortlist/listing'
import { dollars, formatPrice } from '@/domain/communities/price'
import { communityStatuses, counties, getLabel, homeStatuses } from '@/domain/enums'
import { bathsText } from '@/domain/homes/facts'
import type { ListingKind } from '@/domain/shortlist/listing-key'
import type { ChangesSince, SeenChange } from '@/domain/shortlist/seen-prices'
import { formatNumber } from '@/domain/text/format-number'
import { formatCalendarDay, formatLongDay } from '@/lib/dates/format-date'

export type Range = Listing['beds']

export const kindLabels: Readonly<Record<ListingKind, { one: string; many: string }>> = {
  home: { one: 'Home', many: 'Homes' },
  plan: { one: 'Floor plan', many: 'Floor plans' },
  community: { one: 'Community', many: 'Communities' },
}

/** `4`, or `3 to 5`; `null` if it is not known. */
export function rangeText(range: Range): string | null {
  if (range === null) return null
  const { min, max } = range
  return min === max ? formatNumber(min) : `${formatNumber(min)} to ${formatNumber(max)}`
}

const counted = (text: string | null, one: string, many: string) =>
  text === null ? [] : [`${text} ${text === '1' ? one : many}`]

/** `2.5`, `2 full, 2 half`, or `2 to 3.5`; `null` if it is not known. */
export function bathTexts({ baths, halfBaths }: Listing): string | null {
  return baths && halfBaths ? bathsText(Math.floor(baths.min), halfBaths) : rangeText(baths)
}

/** `4 beds`, `2.5 baths`, `2,480 sq ft`. Unknown values are left out. */
export function sizeTexts(listing: Listing): string[] {
  const { beds, squareFeet } = listing
  return [
    ...counted(rangeText(beds), 'bed', 'beds'),
    ...counted(bathTexts(listing), 'bath', 'baths'),
    ...counted(rangeText(squareFeet), 'sq ft', 'sq ft'),
  ]
}

/** `From $612,990`; a home has one price. */
export function priceText({ kind, price }: Listing): string {
  return price === null || kind === 'home' ? formatPrice(price) : `From ${formatPrice(price)}`
}

/** `Boerne, Kendall County` */
export function placeText({ community: { city, county } }: Listing): string {
  const area = county === null ? '' : `${getLabel(counties, county)} County`
  return [city, area].filter(Boolean).join(', ')
}

/** Whether it can no longer be bought. */
export const isSold = ({ status }: Listing): boolean => status === 'sold' || status === 'sold_out'

/** `Ready`, `Under construction · ready Feb 15`, `Sold November 3`; of a community, its status. */
export function statusText(listing: Listing, now: Date): string | null {
  const { kind, stage, moveIn, status, soldAt } = listing
  if (kind === 'community') return getLabel(communityStatuses, status)
  if (kind === 'plan' || stage === null) return null
  if (status === 'sold') return soldAt ? `Sold ${formatLongDay(soldAt, now)}` : 'Sold'
  return status === 'pending'
    ? getLabel(homeStatuses, status)
    : stageText({ stage, moveIn, status: 'available' }, now)
}

/** `$10,000 less than on Nov 12` */
export function describeChange({ difference }: SeenChange, day: string, now: Date): string {
  const amount = dollars(Math.abs(difference))
  return `${amount} ${difference < 0 ? 'less' : 'more'} than on ${formatCalendarDay(day, now)}`
}

/** `2 reduced, 1 raised since your last visit on Nov 12.` */
export function summarizeChanges({ day, byKey }: ChangesSince, now: Date): string {
  const all = [...byKey.values()]
  const reduced = all.filter(({ difference }) => difference < 0).length
  const parts = [
    reduced > 0 ? `${reduced} reduced` : null,
    all.length > reduced ? `${all.length - reduced} raised` : null,
  ].filter((part) => part !== null)
  return `${parts.join(', ')} since your last visit on ${formatCalendarDay(day, now)}.`
}
