import { CircleAlert, CircleCheck, MapPin, Star } from 'lucide-react'
import { AlertLink } from '@/components/alert-link'
import { PriceMarks } from '@/components/prices/price-marks'
import { Heart } from '@/components/shortlist/heart'
import { buttonClass } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import type { SiteCopy } from '@/content/site-copy'
import type { CommunityDetail } from '@/contract/communities/community'
import { freshness, isLate } from '@/domain/communities/freshness'
import { formatPrice } from '@/domain/communities/price'
import type { PriceChange } from '@/domain/prices/price-change'
import { parsePhones } from '@/domain/text/phone'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { formatShortDay } from '@/lib/dates/format-date'
import { AskButtons } from './contact-buttons'
import { PaymentLink, PRICE_ACTION } from './payment-link'

interface CommunityHeaderProps {
  community: CommunityDetail
  change: PriceChange | null
  /** The lowest price of what is listed, if it is above the starting price. */
  lowest: number | null
  /** The number of the call button. */
  phone: string | null
  words: SiteCopy['community']
}

/** When the listing was last verified; a listing that is due for verification says so. */
function Verification({ verifiedAt, words }: { verifiedAt: string | null } & WithWords) {
  const now = new Date()
  const isFresh = freshness(verifiedAt, now).level === 'fresh'
  const text = isFresh
    ? words.verified
    : verifiedAt === null
      ? words.notVerified
      : words.verificationDue
  const Icon = isFresh ? CircleCheck : CircleAlert
  return (
    <span className="inline-flex items-center gap-2">
      <Icon
        aria-hidden
        className={isFresh ? 'size-4 shrink-0 text-success' : 'size-4 shrink-0 text-accent'}
        strokeWidth={1.8}
      />
      {fillPlaceholders(text, { date: verifiedAt === null ? '' : formatShortDay(verifiedAt, now) })}
    </span>
  )
}

type WithWords = Pick<CommunityHeaderProps, 'words'>

function Marks({ community: { isFeatured, verifiedAt, status }, words }: CommunityHeaderProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
      {isFeatured ? (
        <span className="inline-flex items-center gap-1.5 rounded-sm bg-marigold px-2.5 py-1 font-semibold text-ink text-xs tracking-[0.06em]">
          <Star aria-hidden className="size-3.5" strokeWidth={2} />
          FEATURED
        </span>
      ) : null}
      {status === 'sold_out' ? null : <Verification verifiedAt={verifiedAt} words={words} />}
    </p>
  )
}

interface PriceProps {
  price: number | null
  change: PriceChange | null
  lowest: number | null
  confirms: boolean
  phone: string | null
}

/** The price; without one, a link to the number to call. */
function Price({ price, change, lowest, confirms, phone }: PriceProps) {
  const className = 'figures block font-bold text-4xl leading-none tracking-[-0.01em]'
  return (
    <p className="md:text-right">
      {price === null ? null : <span className="block text-ink-soft">From </span>}
      {price === null && phone ? (
        <a
          href={parsePhones(phone)[0].href}
          data-listing=""
          className={`${className} hover:text-primary`}
        >
          {formatPrice(price)}
        </a>
      ) : (
        <span className={className}>{formatPrice(price)}</span>
      )}
      {lowest === null ? null : (
        <span className="mt-2 block text-ink-soft">
          Lowest home you can buy now:{' '}
          <strong className="figures text-ink">{formatPrice(lowest)}</strong>
        </span>
      )}
      <PriceMarks change={change} confirms={confirms} className="mt-2" />
    </p>
  )
}

function Asking({ community, change, lowest, phone }: CommunityHeaderProps) {
  const { startPrice, verifiedAt } = community
  return (
    <>
      <Price
        price={startPrice}
        change={change}
        lowest={lowest}
        confirms={startPrice !== null && isLate(verifiedAt, new Date())}
        phone={phone}
      />
      <p className="flex flex-wrap gap-x-6">
        <PaymentLink price={startPrice} />
        <PrintButton className={PRICE_ACTION}>
          <span className="quiet-link">Print this page</span>
        </PrintButton>
      </p>
      <p className="hidden flex-wrap gap-3 md:flex">
        <AskButtons phone={phone} />
      </p>
    </>
  )
}

/** The last price, for the record, and the way to what can be bought. */
function SoldOut({ price }: { price: number | null }) {
  return (
    <>
      <p className="md:text-right">
        <span className="block font-bold text-4xl leading-none">Sold Out</span>
        {price === null ? null : (
          <span className="figures mt-2 block text-ink-soft">
            Last priced from {formatPrice(price)}
          </span>
        )}
      </p>
      <a href="#similar" className={buttonClass('primary', 'max-md:hidden')}>
        See similar communities
      </a>
    </>
  )
}

/** Name, location, price, and the buttons to call or ask. */
export function CommunityHeader(props: CommunityHeaderProps) {
  const { id, name, location, status, startPrice } = props.community
  return (
    <div className="mt-3 mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:flex-nowrap">
      <div className="min-w-0">
        <Marks {...props} />
        <div className="mt-3 flex items-start gap-4">
          <h1 className="text-5xl text-[var(--community-accent)] [overflow-wrap:anywhere]">
            {name}
          </h1>
          <Heart kind="community" id={id} name={name} className="md:mt-1.5" />
        </div>
        <p className="mt-3 flex gap-2.5 text-ink-soft text-lg">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-accent" strokeWidth={1.8} />
          {location}
        </p>
        <AlertLink about={{ target: 'communities', id: Number(id) }} />
      </div>
      <div className="grid min-w-0 gap-4 md:shrink-0 md:justify-items-end">
        {status === 'sold_out' ? <SoldOut price={startPrice} /> : <Asking {...props} />}
      </div>
    </div>
  )
}
