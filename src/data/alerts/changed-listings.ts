import 'server-only'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import type { Listing } from '@/contract/shortlist/listing'
import type { Notice, ToldChange } from '@/database/alerts/changes'
import { describeChange } from '@/domain/alerts/change'
import type { ChangedListing } from '@/domain/alerts/changed-listing'
import { formatPrice } from '@/domain/communities/price'
import { getEmailPicture } from '@/domain/media/email-picture'
import { listingKey } from '@/domain/shortlist/listing-key'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { listingsByKeys } from '../shortlist/queries'

/** The key of the listing that a change is shown under: for an event its community. */
function getKey({ subject, home, plan, community }: ToldChange): string | null {
  if (subject === 'home') return home === null ? null : listingKey('home', home)
  if (subject === 'plan') return plan === null ? null : listingKey('plan', plan)
  return community === null ? null : listingKey('community', community)
}

const toUrl = (path: string): string => new URL(path, env.SITE_URL).href

/** What is known of a listing today: `From $299,990 · KB Home · Boerne`. */
function writeFacts({ kind, price, builders, community, status }: Listing): string {
  const from = kind === 'home' ? '' : 'From '
  const shown = price === null ? formatPrice(price) : `${from}${formatPrice(price)}`
  const facts = status === 'sold' || status === 'sold_out' ? [] : [shown]
  return [...facts, builders.join(', '), community.city].filter(Boolean).join(' · ')
}

function findPicture({ picture }: Listing): string | null {
  const path = picture && getEmailPicture(picture.src)
  return path && toUrl(path)
}

const writeTitle = ({ kind, name, community }: Listing): string =>
  kind === 'community' ? name : `${name}, ${community.name}`

/** The listings of all changes that visitors see, by key. */
export async function readListings(
  notices: readonly Notice[],
): Promise<ReadonlyMap<string, Listing>> {
  const keys = notices.flatMap(({ changes }) => changes.map(getKey).filter((key) => key !== null))
  const listings = await listingsByKeys([...new Set(keys)])
  return new Map(listings.map((listing) => [listing.key, listing]))
}

/** The changes of a notice by listing, in the order of their first change. */
export function toChangedListings(
  changes: Notice['changes'],
  listings: ReadonlyMap<string, Listing>,
  now: Date,
): ChangedListing[] {
  const grouped = new Map<string, ToldChange[]>()
  for (const change of changes) {
    const key = getKey(change) ?? `${change.subject}-${change.builder}-${change.name}`
    grouped.set(key, [...(grouped.get(key) ?? []), change])
  }
  return [...grouped].map(([key, own]) => {
    const listing = listings.get(key)
    const sentences = own.map((change) =>
      describeChange(change, (day) => formatCalendarDay(day, now)),
    )
    const gone = own.some(({ kind }) => kind === 'gone')
    if (!listing) {
      return {
        title: own.at(-1)?.name ?? 'A listing',
        href: gone ? null : toUrl(paths.communities),
        picture: null,
        facts: '',
        changes: [...new Set(sentences)],
      }
    }
    return {
      title: writeTitle(listing),
      href: toUrl(listing.path),
      picture: findPicture(listing),
      facts: writeFacts(listing),
      changes: [...new Set(sentences)],
    }
  })
}
