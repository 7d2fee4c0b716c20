import { clsx } from 'clsx'
import { MapPin } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { AfterPaint } from '@/components/layout/after-paint'
import { PageLink } from '@/components/ui/page-link'
import { Thumb } from '@/components/ui/thumb'
import { paths } from '@/config/paths'
import type { CommunitySummary } from '@/contract/communities/community'
import { formatPrice, priceLabel } from '@/domain/communities/price'
import { schoolLevels } from '@/domain/enums'
import { priceLegend } from '@/domain/map/map-legend'
import type { MarkerColor } from '@/domain/map/marker-color'
import { formatNumber } from '@/domain/text/format-number'
import { schoolColors } from '../colors'

const pins: Record<MarkerColor, string> = {
  blue: 'fill-marker-blue',
  orange: 'fill-marker-orange',
  yellow: 'fill-marker-yellow',
  red: 'fill-marker-red',
  grey: 'fill-marker-grey',
}

/** Number of communities at the end of the map key. */
const FIRST = 3

function Legend({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold text-sm tracking-normal">{title}</h3>
      {children}
    </div>
  )
}

const PriceLegend = () => (
  <Legend title="Starting price">
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm">
      {priceLegend.map(({ label, colors }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden className="flex shrink-0 -space-x-2.5">
            {colors.map((color) => (
              <MapPin key={color} className={clsx('size-5 stroke-surface', pins[color])} />
            ))}
          </span>
          {label}
        </li>
      ))}
    </ul>
  </Legend>
)

const SchoolLegend = () => (
  <Legend title="Schools">
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm">
      {schoolLevels.map(({ value, label }) => (
        <li key={value} className="flex items-center gap-2.5">
          <span aria-hidden className={clsx('size-2.5 shrink-0 rotate-45', schoolColors[value])} />
          {label}
        </li>
      ))}
    </ul>
  </Legend>
)

type KeyCommunity = Pick<
  CommunitySummary,
  'id' | 'name' | 'slug' | 'images' | 'imageAlts' | 'startPrice' | 'coordinates'
>

function QuickStats({ communities }: { communities: readonly KeyCommunity[] }) {
  const prices = communities.flatMap(({ startPrice }) => startPrice ?? [])
  const stats = [
    { label: 'listed', value: formatNumber(communities.length) },
    {
      label: 'mapped',
      value: formatNumber(communities.filter(({ coordinates }) => coordinates).length),
    },
    ...(prices.length > 0
      ? [{ label: 'lowest', value: priceLabel(prices.reduce((a, b) => Math.min(a, b))) }]
      : []),
  ]
  return (
    <dl className="flex flex-wrap gap-x-4">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="figures font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function FirstCommunities({ communities }: { communities: readonly KeyCommunity[] }) {
  return (
    <ul className="grid grid-cols-3 gap-3">
      {communities.slice(0, FIRST).map(({ id, name, slug, images, imageAlts, startPrice }) => (
        <li key={id}>
          <PageLink
            href={paths.community(slug)}
            className="flex items-center gap-2 rounded-sm text-xs leading-snug hover:text-primary"
          >
            <Thumb
              src={images[0]}
              alt={imageAlts[0] ?? ''}
              className="w-11 rounded-sm max-sm:hidden"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="figures block text-ink-soft">
                {startPrice === null ? '' : 'from '}
                {formatPrice(startPrice)}
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** Map key: the marker colors, statistics and the first communities on the map. */
export const MapKey = memo(function MapKey({
  communities,
}: {
  communities: readonly KeyCommunity[]
}) {
  return (
    <section aria-label="Map Key" className="@container border-hairline border-t px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 className="text-lg">Map Key</h2>
        <QuickStats communities={communities} />
      </div>
      {/* Below the fold, because the map fills the screen. */}
      <AfterPaint fallback={null}>
        <div className="mt-2 grid gap-x-6 gap-y-2 @md:grid-cols-[1.25fr_1fr]">
          <PriceLegend />
          <SchoolLegend />
        </div>
        <div className="mt-3 border-hairline border-t pt-3">
          <FirstCommunities communities={communities} />
        </div>
      </AfterPaint>
    </section>
  )
})
