import { clsx } from 'clsx'
import { MapPin, Navigation2 } from 'lucide-react'
import { paths } from '@/config/paths'
import type { CommunitySummary } from '@/contract/communities/community'
import { formatAddress } from '@/domain/communities/format-address'
import { formatPrice } from '@/domain/communities/price'
import { directionsUrl } from '@/domain/map/directions'
import type { PriceChange } from '@/domain/prices/price-change'
import { PriceMarks } from '../prices/price-marks'
import { PageLink } from '../ui/page-link'
import { AmenityIcon } from './amenity-icon'
import { AmenityLabel } from './amenity-labels'

type Heading = 'h2' | 'h3'

/** The name link covers the whole card; links above it in the stacking order stay clickable. */
export function CardName({
  community,
  as: Tag = 'h3',
  className,
}: {
  community: CommunitySummary
  as?: Heading
  className?: string
}) {
  return (
    <Tag className={clsx('[overflow-wrap:anywhere]', className)}>
      <PageLink
        href={paths.community(community.slug)}
        className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:outline-offset-2"
      >
        {community.name}
      </PageLink>
    </Tag>
  )
}

/** City and state, then street. */
export function CardLocation({
  community,
  withPin = true,
}: {
  community: CommunitySummary
  withPin?: boolean
}) {
  const { place, street } = formatAddress(community.location, community.city)
  return (
    <p className="flex gap-2 text-sm">
      {withPin ? (
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.8} />
      ) : null}
      <span className="min-w-0">
        <span className={clsx('block', withPin && 'font-semibold')}>{place}</span>
        <span className="block text-ink-soft">{street}</span>
      </span>
    </p>
  )
}

/** The price, as the most prominent text of the card. */
export function CardPrice({
  price,
  change,
  confirms,
  className,
}: {
  price: number | null
  change: PriceChange | null | undefined
  confirms: boolean | undefined
  className?: string
}) {
  return (
    <p className={className}>
      {price === null ? null : <span className="block text-ink-soft text-sm">From</span>}
      <span className="figures block font-bold leading-tight">{formatPrice(price)}</span>
      <PriceMarks change={change} confirms={confirms} className="mt-1 leading-normal" />
    </p>
  )
}

/** The first amenities; the number of others never wraps alone. */
export function CardAmenities({ values, limit }: { values: readonly string[]; limit: number }) {
  if (values.length === 0) return null
  const more = values.length - limit
  return (
    <ul aria-label="Amenities" className="flex flex-wrap gap-1.5">
      {values.slice(0, limit).map((value, index) => (
        <li key={value} className="flex gap-1.5">
          <span className="inline-flex items-center gap-1.5 rounded-full bg-sand px-2.5 py-1 text-ink text-xs">
            <AmenityIcon value={value} className="size-3.5 text-primary" strokeWidth={1.8} />
            <AmenityLabel value={value} />
          </span>
          {more > 0 && index === limit - 1 ? (
            <span className="inline-flex items-center rounded-full bg-sand px-2.5 py-1 text-xs">
              {`+${more}`}
              <span className="sr-only"> more amenities</span>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** Builder names such as `Hearth & Hill, Stonegate Custom +1`; all names without a limit. */
export function builderNames(builders: CommunitySummary['builders'], limit?: number): string {
  const names = builders.slice(0, limit).map(({ name }) => name)
  const more = builders.length - names.length
  return names.join(', ') + (more > 0 ? ` +${more}` : '')
}

/** Link to directions on Google Maps, if the coordinates are known. */
export function DirectionsLink({ community }: { community: CommunitySummary }) {
  const url = directionsUrl(community.coordinates)
  if (!url) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Directions to ${community.name}`}
      data-listing={paths.community(community.slug)}
      className="quiet-link relative z-10 inline-flex min-h-8 shrink-0 items-center gap-1.5 font-semibold text-primary text-sm"
    >
      <Navigation2 aria-hidden className="size-3.5 rotate-45" strokeWidth={2} />
      Directions
    </a>
  )
}
