import { ButtonLink } from '@/components/ui/button'
import { QrCode } from '@/components/ui/qr-code'
import { paths } from '@/config/paths'
import type { Listing } from '@/contract/shortlist/listing'
import { formatItems, type ParsedItems, SHORTLIST_LIMIT } from '@/domain/shortlist/items'
import { AddShared } from './add-shared'
import { CompareBox } from './compare-box'
import { CompareForm } from './compare-form'
import { ListingGroups } from './listing-groups'
import { ListingRow } from './listing-row'
import { RememberedNames } from './remembered-names'
import { ShareCard } from './share-card'

interface SharedShortlistProps {
  items: ParsedItems
  /** The listings of the link that visitors see. */
  listings: readonly Listing[]
  origin: string
  now: Date
}

/** Notice of a link with an unreadable part or too many listings. */
export function LinkNotice({
  items: { hasJunk, hasMore },
  limit,
}: {
  items: ParsedItems
  limit: string
}) {
  if (!hasJunk && !hasMore) return null
  return (
    <p className="mb-5 rounded-md bg-sand px-5 py-3.5">
      {hasMore ? limit : 'Part of this link could not be read, so something may be missing.'}
    </p>
  )
}

/** The listings of a shared link, which also reads without JavaScript. */
export function SharedShortlist({ items, listings, origin, now }: SharedShortlistProps) {
  const found = new Set(listings.map(({ key }) => key))
  const gone = items.keys.filter((key) => !found.has(key))
  const url = `${origin}${paths.sharedShortlist(formatItems(items.keys))}`
  return (
    <>
      <LinkNotice
        items={items}
        limit={`A shortlist holds ${SHORTLIST_LIMIT} listings. These are the first of the link.`}
      />
      <RememberedNames keys={gone} />
      {listings.length === 0 ? (
        <div className="py-6">
          <p className="text-lg">There is nothing to show from this link.</p>
          <p className="mt-6">
            <ButtonLink href={paths.communities}>See communities</ButtonLink>
          </p>
        </div>
      ) : (
        <>
          <AddShared listings={listings.map(({ key, name }) => ({ key, name }))} />
          <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
            <div className="min-w-0">
              <div className="-mt-18 mb-1 hidden items-end justify-between gap-6 print:flex">
                <p className="text-sm [overflow-wrap:anywhere]">{url}</p>
                <QrCode text={url} className="w-40 shrink-0" />
              </div>
              <CompareForm keys={listings.map(({ key }) => key)}>
                <ListingGroups items={listings}>
                  {(listing) => (
                    <ListingRow listing={listing} now={now}>
                      <CompareBox value={listing.key} name={listing.name} className="mt-1" />
                    </ListingRow>
                  )}
                </ListingGroups>
              </CompareForm>
            </div>
            <aside aria-label="Share" className="lg:sticky lg:top-28" data-screen-only>
              <ShareCard
                title="Share this list"
                text="The link opens these listings on any phone or computer."
                url={url}
              >
                <QrCode text={url} className="size-36 shrink-0" />
              </ShareCard>
            </aside>
          </div>
        </>
      )}
    </>
  )
}
