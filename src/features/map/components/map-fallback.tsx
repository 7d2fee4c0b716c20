import { Info } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { formatPrice } from '@/domain/communities/price'
import type { MapCommunity } from '../types'

/** Number of communities listed when Google Maps is not available (docs/product.md, Map). */
const SHOWN = 6

/**
 * Shown below the bundled map when Google Maps is not available: the first communities as links,
 * and why the map has less detail.
 */
export function MapFallback({ communities }: { communities: readonly MapCommunity[] }) {
  return (
    <section
      aria-label="First communities on the map"
      className="mt-4 grid gap-5 rounded-lg border border-hairline bg-surface p-5 noscript:hidden md:p-6"
    >
      <p className="flex max-w-prose gap-3 text-ink-soft text-sm">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" strokeWidth={1.8} />
        <span>
          <strong className="font-semibold text-ink">
            An API key is required for the street map of Google Maps,
          </strong>{' '}
          and Google has to accept it. Meanwhile the guide draws the map itself: plainer, with the
          same communities on it.
        </span>
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
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
