import { paths } from '@/config/paths'
import type { Listing } from '@/contract/shortlist/listing'
import { dollars, formatPrice } from '@/domain/communities/price'
import { getLabel, hoaPeriods, homeStages, type SchoolLevel, schoolLevels } from '@/domain/enums'
import { monthlyFee } from '@/domain/mortgage/monthly-cost'
import { describeWorth } from '@/domain/mortgage/offer-text'
import { ratingNote } from '@/domain/schools/rating-note'
import { type Better, type Figure, findBest } from '@/domain/shortlist/best-values'
import { formatCalendarDay, formatLongDate } from '@/lib/dates/format-date'
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

export interface Line {
  readonly text: string
  /** Said below in small type. */
  readonly detail: string | null
}

/** The values of a listing in a row. */
export interface Cell {
  /** Without a line, the builder did not supply it. */
  readonly lines: readonly Line[]
  /** Path of the page that the text leads to. */
  readonly href: string | null
  readonly isBest: boolean
}

export interface ComparisonRow {
  readonly label: string
  /** Whether the lowest or the highest value of the row is the best; `null` if none is. */
  readonly better: Better | null
  readonly cells: readonly Cell[]
}

export interface ComparisonGroup {
  readonly title: string
  readonly rows: readonly ComparisonRow[]
  /** Said once below the rows. */
  readonly note: string | null
}

/** A cell, and the figure by which it is compared. */
interface Entry {
  readonly lines?: readonly Line[]
  readonly href?: string
  readonly figure?: Figure | null
}

const line = (text: string, detail: string | null = null): Line => ({ text, detail })
const text = (words: string | null): Entry => ({ lines: words ? [line(words)] : [] })

/** A range is compared if it is one figure. */
function ofRange(range: Range, unit = ''): Entry {
  const words = rangeText(range)
  if (range === null || words === null) return {}
  return {
    lines: [line(words + unit)],
    figure: range.min === range.max ? { value: range.min } : null,
  }
}

function monthly(listing: Listing): Entry {
  const { monthly: cost } = listing
  if (cost === null) return isSold(listing) ? text('No longer for sale') : {}
  const { total, missing } = cost
  const isAtLeast = missing.length > 0
  return {
    lines: [
      isAtLeast
        ? line(`At least ${dollars(total)}`, `Not supplied: ${missing.join(', ')}`)
        : line(`About ${dollars(total)}`),
    ],
    figure: { value: Math.round(total), isAtLeast },
  }
}

function perSquareFoot({ kind, price, squareFeet }: Listing): Entry {
  if (kind === 'community') return text('Varies by plan')
  if (price === null || squareFeet === null) return {}
  const value = Math.round(price / squareFeet.min)
  return { lines: [line(dollars(value))], figure: { value } }
}

function hoa({ hoa: fee }: Listing): Entry {
  if (fee === null) return {}
  const { amount, period } = fee
  return {
    ...text(amount === 0 ? 'No fee' : `${dollars(amount)} ${getLabel(hoaPeriods, period)}`),
    figure: { value: monthlyFee(amount, period) },
  }
}

/** Dollars per $100 of value are percent. */
function tax({ tax: known }: Listing): Entry {
  if (known === null) return {}
  const { rate, isComplete } = known
  const percent = `${rate.toFixed(2)}%`
  return {
    lines: [
      isComplete ? line(percent) : line(`At least ${percent}`, 'Not every part was supplied'),
    ],
    figure: { value: Number(rate.toFixed(2)), isAtLeast: !isComplete },
  }
}

function price(listing: Listing): Entry {
  const { earlierPrice, price: value } = listing
  return {
    lines: [
      line(
        priceText(listing),
        earlierPrice === null ? null : `Earlier ${formatPrice(earlierPrice)}`,
      ),
    ],
    figure: value === null ? null : { value },
  }
}

/** The schools of a level, each with its rating and distance. */
function getSchools({ schools }: Listing, level: SchoolLevel): Line[] {
  return schools
    .filter((school) => school.level === level)
    .map(({ name, rating, distance }) =>
      line(name, [rating, distance].filter(Boolean).join(' · ') || null),
    )
}

/** Source and year of the ratings, with the names of the communities if the sources differ. */
function ratingNotes(listings: readonly Listing[]): string[] {
  const bySource = new Map<string, Set<string>>()
  for (const { schools, ratingSource, community } of listings)
    if (ratingSource && schools.some(({ rating }) => rating))
      bySource.set(ratingSource, (bySource.get(ratingSource) ?? new Set()).add(community.name))
  return [...bySource].map(([source, names]) =>
    bySource.size === 1
      ? `${ratingNote(source)}.`
      : `${ratingNote(source)} (${[...names].join(', ')}).`,
  )
}

/** The rows of a comparison in groups (docs/product/shortlist.md, Shortlist and comparison). */
export function comparisonGroups(listings: readonly Listing[], now: Date): ComparisonGroup[] {
  const row = (
    label: string,
    getEntry: (listing: Listing) => Entry,
    better: Better | null = null,
  ): ComparisonRow => {
    const entries = listings.map(getEntry)
    const best =
      better &&
      findBest(
        entries.map(({ figure }) => figure ?? null),
        better,
      )
    return {
      label,
      better,
      cells: entries.map(({ lines = [], href = null }, place) => ({
        lines,
        href,
        isBest: best?.[place] ?? false,
      })),
    }
  }
  const schoolRows = schoolLevels
    .filter(({ value }) =>
      listings.some(({ schools }) => schools.some(({ level }) => level === value)),
    )
    .map(({ value, label }) =>
      row(`${label} school`, (listing) => {
        const lines = getSchools(listing, value)
        return lines.length > 0 ? { lines } : text('None listed')
      }),
    )
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
              ? [line('None listed today')]
              : incentives.map(({ text, endsOn, worth }) =>
                  line(`${text}, through ${formatCalendarDay(endsOn, now)}`, describeWorth(worth)),
                ),
        })),
      ],
      note: null,
    },
    {
      title: 'Home',
      rows: [
        row('Type', ({ kind }) => text(kindLabels[kind].one)),
        row('Stage', (listing) =>
          text(statusText(listing, now) ?? getLabel(homeStages, 'to-be-built')),
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
      note: null,
    },
    {
      title: 'Place',
      rows: [
        row('Community', ({ community }) => ({
          ...text(community.name),
          href: paths.community(community.slug),
        })),
        row('City', (listing) => text(placeText(listing))),
        row('School district', ({ community }) => text(community.schoolDistrict)),
        ...schoolRows,
      ],
      note:
        schoolRows.length === 0
          ? null
          : ['School zones can change.', ...ratingNotes(listings)].join(' '),
    },
    {
      title: 'Builder',
      rows: [
        row('Built by', ({ builders }) => ({ lines: builders.map((name) => line(name)) })),
        row('Last verified', ({ verifiedAt }) =>
          text(verifiedAt === null ? 'Not verified yet' : formatLongDate(verifiedAt)),
        ),
      ],
      note: null,
    },
  ]
}
