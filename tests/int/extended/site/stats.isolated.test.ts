import { expect, it, vi } from 'vitest'
import { defaultStats } from '@/content/defaults'
import { getStats } from '@/data/site/queries'

vi.mock('@/data/sql/query-pool', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  queryOne: () => Promise.reject(new Error('canceling statement due to statement timeout')),
}))

it('the statistics are those of the site settings when they cannot be counted', async () => {
  await expect(getStats()).resolves.toEqual(defaultStats)
})
