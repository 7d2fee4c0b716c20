import { CircleCheck, MapPin, Star } from 'lucide-react'
import type { CommunityDetail } from '@/contract/communities/community'
import { formatPrice } from '@/domain/communities/price'
import { formatLongDate } from '@/lib/format-date'
import { AskButtons } from './contact-buttons'
import { PaymentLink } from './payment-link'

function Marks({ community: { isFeatured, verifiedAt } }: { community: CommunityDetail }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-sm">
      {isFeatured ? (
        <span className="inline-flex items-center gap-1.5 rounded-sm bg-marigold px-2.5 py-1 font-semibold text-ink text-xs tracking-[0.06em]">
          <Star aria-hidden className="size-3.5" strokeWidth={2} />
          FEATURED
        </span>
      ) : null}
      {verifiedAt ? (
        <span className="inline-flex items-center gap-2">
          <CircleCheck aria-hidden className="size-4 text-success" strokeWidth={1.8} />
          Verified with the builders on {formatLongDate(verifiedAt)}
        </span>
      ) : null}
    </p>
  )
}

/** Name, location, price, and the buttons to call or ask. */
export function CommunityHeader({ community }: { community: CommunityDetail }) {
  const { name, location, startPrice, hoaPhone } = community
  return (
    <div className="mt-3 mb-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 md:flex-nowrap print:mb-4 print:flex-nowrap">
      <div className="min-w-0">
        <Marks community={community} />
        <h1 className="mt-3 text-5xl text-[var(--community-accent)] [overflow-wrap:anywhere]">
          {name}
        </h1>
        <p className="mt-3 flex gap-2.5 text-ink-soft text-lg">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-accent" strokeWidth={1.8} />
          {location}
        </p>
      </div>
      <div className="grid shrink-0 gap-4 md:justify-items-end print:justify-items-end">
        <p className="md:text-right print:text-right">
          {startPrice === null ? null : <span className="block text-ink-soft">From </span>}
          <span className="figures block font-bold text-4xl leading-none tracking-[-0.01em]">
            {formatPrice(startPrice)}
          </span>
        </p>
        <PaymentLink price={startPrice} />
        <p data-screen-only className="hidden flex-wrap gap-3 md:flex">
          <AskButtons phone={hoaPhone} />
        </p>
      </div>
    </div>
  )
}
