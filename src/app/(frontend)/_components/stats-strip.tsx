import type { SiteCopy } from '@/content/site-copy'
import type { Stats } from '@/contract/site/stats'
import { formatNumber } from '@/domain/text/format-number'

const figures = [
  { name: 'totalCommunities', label: 'communities' },
  { name: 'totalBuilders', label: 'builders' },
  { name: 'totalAvailableHomes', label: 'homes' },
  { name: 'totalFloorPlans', label: 'plans' },
] as const

interface StatsStripProps {
  stats: Stats
  words: SiteCopy['home']
}

/** Four statistics of the guide. */
export function StatsStrip({ stats, words }: StatsStripProps) {
  return (
    <section aria-label="The guide by the numbers" className="border-hairline border-b">
      <ul className="page-width grid grid-cols-2 gap-x-6 gap-y-7 py-9 lg:grid-cols-4 lg:gap-0 lg:divide-x lg:divide-hairline">
        {figures.map(({ name, label }) => (
          <li
            key={name}
            className="flex flex-col gap-1.5 lg:flex-row lg:items-center lg:justify-center lg:gap-4 lg:first:justify-start"
          >
            <span className="font-display text-4xl leading-none">{formatNumber(stats[name])}</span>
            <span className="max-w-32 text-balance text-ink-soft text-sm leading-snug">
              {words[label]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
