'use client'

import { useQuery } from '@tanstack/react-query'
import type { Stats } from '@/contract/site/stats'
import { formatNumber } from '@/domain/text/format-number'
import { statsQuery } from '@/features/home/api/stats'

const figures: readonly { name: keyof Stats; first: string; second: string }[] = [
  { name: 'totalCommunities', first: 'communities open', second: 'or coming soon' },
  { name: 'totalBuilders', first: 'home builders', second: 'in four counties' },
  { name: 'totalAvailableHomes', first: 'homes available', second: 'now' },
  { name: 'totalFloorPlans', first: 'floor plans to', second: 'compare' },
]

/** Four statistics, with placeholders of the same size while they load and defaults on failure. */
export function StatsStrip({ defaults }: { defaults: Stats }) {
  const { data, isPending } = useQuery(statsQuery)
  const stats = data ?? defaults
  return (
    <section aria-label="The guide in figures" className="border-hairline border-b">
      <ul
        aria-busy={isPending}
        className="page-width grid grid-cols-2 gap-x-6 gap-y-7 py-9 lg:grid-cols-4 lg:gap-0 lg:divide-x lg:divide-hairline"
      >
        {figures.map(({ name, first, second }) => (
          <li
            key={name}
            className="flex flex-col gap-1.5 lg:flex-row lg:items-center lg:justify-center lg:gap-4 lg:first:justify-start"
          >
            {isPending ? (
              <span className="h-12 w-40 animate-pulse rounded-md bg-sand" />
            ) : (
              <>
                <span className="font-display text-4xl leading-none">
                  {formatNumber(stats[name])}
                </span>
                <span className="text-ink-soft text-sm leading-snug">
                  {first}
                  <br />
                  {second}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
