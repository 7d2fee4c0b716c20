import { Info } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { formatPrice } from '@/domain/communities/price'
import type { MapCommunity } from '../types'

/** Number of communities listed when no map can be drawn (docs/product/map.md, Map). */
const SHOWN = 6

/** In place of a map that cannot be drawn: why, and the first communities as links. */
export function MapFallback({ communities }: { communities: readonly MapCommunity[] }) {
  return (
    <section
      aria-label="First communities on the map"
      className="mx-auto grid w-full max-w-96 gap-4 rounded-lg border border-hairline bg-surface p-5 text-ink"
    >
      <p className="flex gap-3 text-ink-soft text-sm">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" strokeWidth={1.8} />
        <span>
          <strong className="font-semibold text-ink">
            An API key is required for Google Maps,
          </strong>{' '}
          and Google must accept it.
        </span>
      </p>
      <ul>
        {communities.slice(0, SHOWN).map((community) => (
          <FallbackRow key={community.id} community={community} />
        ))}
      </ul>
    </section>
  )
}

function FallbackRow({ community }: { community: MapCommunity }) {
  return (
    <li className="group relative grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 border-hairline border-t py-3">
      <PageLink
        href={paths.community(community.slug)}
        className="col-span-2 font-display text-lg leading-tight [overflow-wrap:anywhere] after:absolute after:inset-0 group-hover:text-primary"
      >
        {community.name}
      </PageLink>
      <span className="text-ink-soft text-sm">{community.city}, Texas</span>
      <span className="figures font-bold">{formatPrice(community.startPrice)}</span>
    </li>
  )
}
