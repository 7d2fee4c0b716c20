import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FactsLine } from '@/components/homes/facts-line'
import { PageLink } from '@/components/ui/page-link'
import { Thumb } from '@/components/ui/thumb'
import type { Listing } from '@/contract/shortlist/listing'
import { dollars, formatPrice } from '@/domain/communities/price'
import { isSold, placeText, priceText, sizeTexts, statusText } from '../listing-texts'

function Cost({ listing }: { listing: Listing }) {
  const { earlierPrice, monthly } = listing
  return (
    <p className="max-sm:mt-1 sm:text-right">
      {earlierPrice === null || isSold(listing) ? null : (
        <s className="figures mr-2 text-ink-soft text-sm sm:mr-0 sm:block">
          <span className="sr-only">Earlier price </span>
          {formatPrice(earlierPrice)}
        </s>
      )}
      <span className="figures font-bold text-lg">{priceText(listing)}</span>
      {monthly ? (
        <span className="figures block text-ink-soft text-sm">
          {monthly.missing.length > 0 ? 'At least' : 'About'} {dollars(monthly.total)} a month
        </span>
      ) : null}
    </p>
  )
}

/** The schools, which a printed list has because its reader cannot open the page. */
function Schools({ listing: { community, schools } }: { listing: Listing }) {
  const texts = [community.schoolDistrict, ...schools.map(({ name }) => name)].filter(Boolean)
  return texts.length > 0 ? (
    <p className="hidden text-sm print:block">Schools: {texts.join(', ')}</p>
  ) : null
}

/** The picture, the facts and the price of a listing. */
function Details({ listing, now }: { listing: Listing; now: Date }) {
  const { kind, name, path, picture, community, builders } = listing
  const status = statusText(listing, now)
  const place = kind === 'community' ? placeText(listing) : `${community.name}, ${community.city}`
  return (
    <>
      <Thumb src={picture?.src} alt="" className="w-full self-start rounded-md" />
      <div className="min-w-0">
        <div className="gap-x-6 sm:flex sm:justify-between print:flex print:justify-between">
          <div className="min-w-0">
            <h3 className="text-lg [overflow-wrap:anywhere]">
              <PageLink href={path} className="hover:text-primary">
                {name}
              </PageLink>
            </h3>
            <div className="mt-0.5 text-sm print:flex print:gap-x-4">
              <p>{place}</p>
              <FactsLine facts={sizeTexts(listing)} />
            </div>
            <p className="text-ink-soft text-sm">
              {isSold(listing) ? (
                <strong className="font-semibold text-accent">{status}</strong>
              ) : (
                status
              )}
              {status && builders.length > 0 ? ' · ' : null}
              {builders.join(', ')}
            </p>
          </div>
          <Cost listing={listing} />
        </div>
        <Schools listing={listing} />
      </div>
    </>
  )
}

interface MissingProps {
  name: string
  /** Whether the guide no longer has it; otherwise it is being loaded. */
  isGone: boolean
}

/** A listing of which only the name is known. */
function Missing({ name, isGone }: MissingProps) {
  return (
    <div className="col-span-full">
      <h3 className="text-lg [overflow-wrap:anywhere]">{name || 'A listing'}</h3>
      <p className="text-ink-soft text-sm">{isGone ? 'No longer in the guide' : 'Loading…'}</p>
    </div>
  )
}

interface ListingRowProps {
  listing: Listing | MissingProps
  now: Date
  /** Shown below the facts: the note and what can be done. It is kept while the listing is loaded. */
  children?: ReactNode
}

/** A listing of a shortlist, with its price and monthly cost. */
export function ListingRow({ listing, now, children }: ListingRowProps) {
  const isMissing = 'isGone' in listing
  return (
    <article
      aria-busy={isMissing && !listing.isGone}
      className={clsx(
        'grid gap-x-4 py-5 print:grid-cols-[5.5rem_minmax(0,1fr)] print:py-2',
        isMissing
          ? 'min-h-36 content-start print:min-h-0'
          : 'grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6',
      )}
    >
      {isMissing ? <Missing {...listing} /> : <Details listing={listing} now={now} />}
      <div
        className={clsx(
          isMissing ? 'col-span-full' : 'max-sm:col-span-full sm:col-start-2 print:col-start-2',
        )}
      >
        {children}
      </div>
    </article>
  )
}
