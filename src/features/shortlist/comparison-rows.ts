import { paths } from '@/config/paths'
import type { Listing } from '@/contract/shortlist/listing'
import { dollars, formatPrice } from '@/domain/communities/price'
import { hoaPeriods, homeStages, labelOf, schoolLevels } from '@/domain/enums'
import { monthlyFee } from '@/domain/mortgage/monthly-cost'
import { type Better, bestOf, type Figure } from '@/domain/shortlist/best-values'
import { formatCalendarDay, formatLongDate } from '@/lib/format-date'
import {
  bathTexts,
  isSold,
  kindLabels,
  placeText,
  priceText,
  type Range,
  rangeText,
  statusText,
} from './listing-texts'

/** What a listing has in a row. */
export interface Cell {
  /** Without a line, the builder did not supply it. */
  readonly lines: readonly string[]
  /** Said below in small type. */
  readonly detail: string | null
  /** Path of the page that the text leads to. */
  readonly href: string | null
  readonly isBest: boolean
}

export interface ComparisonRow {
  readonly label: string
  /** What the best value of the row is. */
  readonly better: Better | null
  readonly cells: readonly Cell[]
}

export interface ComparisonGroup {
  readonly title: string
  readonly rows: readonly ComparisonRow[]
}

/** A cell, and the figure by which it is compared. */
interface Entry {
  readonly lines?: readonly string[]
  readonly detail?: string | null
  readonly href?: string
  readonly figure?: Figure | null
}

const text = (line: string | null): Entry => ({ lines: line ? [line] : [] })

/** A range is compared if it is one figure. */
function ofRange(range: Range, unit = ''): Entry {
  const words = rangeText(range)
  if (range === null || words === null) return {}
  return {
    lines: [words + unit],
    figure: range.min === range.max ? { value: range.min } : null,
  }
}

function monthly(listing: Listing): Entry {
  const { monthly: cost } = listing
  if (cost === null) return isSold(listing) ? text('No longer for sale') : {}
  const { total, missing } = cost
  const isAtLeast = missing.length > 0
  return {
    lines: [`${isAtLeast ? 'At least' : 'About'} ${dollars(total)}`],
    detail: isAtLeast ? `Not supplied: ${missing.join(', ')}` : null,
    figure: { value: Math.round(total), isAtLeast },
  }
}

function perSquareFoot({ kind, price, squareFeet }: Listing): Entry {
  if (kind === 'community') return text('Varies by plan')
  if (price === null || squareFeet === null) return {}
  const value = Math.round(price / squareFeet.min)
  return { lines: [dollars(value)], figure: { value } }
}

function hoa({ hoa: fee }: Listing): Entry {
  if (fee === null) return {}
  const { amount, period } = fee
  return {
    lines: [amount === 0 ? 'No fee' : `${dollars(amount)} ${labelOf(hoaPeriods, period)}`],
    figure: { value: monthlyFee(amount, period) },
  }
}

/** Dollars per $100 of value are percent. */
function tax({ tax: known }: Listing): Entry {
  if (known === null) return {}
  const { rate, isComplete } = known
  const percent = `${rate.toFixed(2)}%`
  return {
    lines: [isComplete ? percent : `At least ${percent}`],
    detail: isComplete ? null : 'Not every part was supplied',
    figure: { value: Number(rate.toFixed(2)), isAtLeast: !isComplete },
  }
}

function price(listing: Listing): Entry {
  const { earlierPrice, price: value } = listing
  return {
    lines: [priceText(listing)],
    detail: earlierPrice === null ? null : `Earlier ${formatPrice(earlierPrice)}`,
    figure: value === null ? null : { value },
  }
}

/** The rows of a comparison in groups (docs/product.md, Shortlist and comparison). */
export function comparisonGroups(listings: readonly Listing[], now: Date): ComparisonGroup[] {
  const row = (
    label: string,
    entryOf: (listing: Listing) => Entry,
    better: Better | null = null,
  ): ComparisonRow => {
    const entries = listings.map(entryOf)
    const best =
      better &&
      bestOf(
        entries.map(({ figure }) => figure ?? null),
        better,
      )
    return {
      label,
      better,
      cells: entries.map(({ lines = [], detail = null, href = null }, place) => ({
        lines,
        detail,
        href,
        isBest: best?.[place] ?? false,
      })),
    }
  }
  return [
    {
      title: 'Cost',
      rows: [
        row('Price', price, 'lowest'),
        row('Monthly cost', monthly, 'lowest'),
        row('Price per sq ft', perSquareFoot, 'lowest'),
        row('HOA fee', hoa, 'lowest'),
        row('Property tax rate', tax, 'lowest'),
        row('Incentives', ({ incentives }) => ({
          lines:
            incentives.length === 0
              ? ['None listed today']
              : incentives.map(
                  (offer) => `${offer.text}, through ${formatCalendarDay(offer.endsOn, now)}`,
                ),
        })),
      ],
    },
    {
      title: 'Home',
      rows: [
        row('Kind', ({ kind }) => text(kindLabels[kind].one)),
        row('Stage', (listing) =>
          text(statusText(listing, now) ?? labelOf(homeStages, 'to-be-built')),
        ),
        row('Bedrooms', ({ beds }) => ofRange(beds), 'highest'),
        row(
          'Baths',
          (listing) => ({ ...ofRange(listing.baths), ...text(bathTexts(listing)) }),
          'highest',
        ),
        row('Size', ({ squareFeet }) => ofRange(squareFeet, ' sq ft'), 'highest'),
        row('Stories', ({ stories }) => ofRange(stories)),
        row('Garage', ({ garage }) => ofRange(garage, '-car')),
      ],
    },
    {
      title: 'Place',
      rows: [
        row('Community', ({ community }) => ({
          lines: [community.name],
          href: paths.community(community.slug),
        })),
        row('City', (listing) => text(placeText(listing))),
        row('School district', ({ community }) => text(community.schoolDistrict)),
        row('Schools', ({ schools }) => ({
          lines: schools.map(({ level, name }) => `${labelOf(schoolLevels, level)}: ${name}`),
        })),
      ],
    },
    {
      title: 'Builder',
      rows: [
        row('Built by', ({ builders }) => ({ lines: builders })),
        row('Last verified', ({ verifiedAt }) =>
          text(verifiedAt === null ? 'Not verified yet' : formatLongDate(verifiedAt)),
        ),
      ],
    },
  ]
}
