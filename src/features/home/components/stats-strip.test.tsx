import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultStats } from '@/content/defaults'
import { statsQuery } from '@/features/home/api/stats'
import { createQueryClient } from '@/lib/query-client'
import { StatsStrip } from './stats-strip'

const rendered = (client: QueryClient) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StatsStrip defaults={defaultStats} />
    </QueryClientProvider>,
  )

it('shows four placeholders while the statistics load', () => {
  const html = rendered(createQueryClient())
  expect(html.match(/animate-pulse/g)).toHaveLength(4)
  expect(html).toContain('aria-busy="true"')
})

it('shows the default statistics on failure', async () => {
  const client = createQueryClient()
  // Rendering must not retry the failed query.
  client.setQueryDefaults(statsQuery.queryKey, { retryOnMount: false })
  await client.prefetchQuery({ ...statsQuery, queryFn: () => Promise.reject(new Error('503')) })
  const html = rendered(client)
  for (const figure of ['63', '38', '6,154', '693']) expect(html).toContain(`>${figure}<`)
  expect(html).not.toContain('animate-pulse')
})

it('shows the loaded statistics', () => {
  const client = createQueryClient()
  client.setQueryData(statsQuery.queryKey, { ...defaultStats, totalAvailableHomes: 1234 })
  expect(rendered(client)).toContain('>1,234<')
})
