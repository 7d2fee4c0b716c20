import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { accentWords } from '@/domain/communities/accent-color'
import { pictureSizes } from '@/domain/media/image-sizes'
import { seed } from '@/seed'
import { testPayload } from '../../fixtures/site'

const seeded: CollectionSlug[] = [
  'media',
  'builders',
  'communities',
  'floor-plans',
  'homes',
  'blog-posts',
  'events',
  'resources',
  'helpful-articles',
  'helpful-links',
  'school-districts',
  'private-schools',
  'realtors',
  'service-providers',
  'pages',
  'ads',
  'redirects',
]

async function counts(): Promise<Record<string, number>> {
  const payload = await testPayload()
  const entries = seeded.map(async (collection) => {
    const { totalDocs } = await payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

beforeAll(async () => {
  await seed(await testPayload(), () => {})
}, 600_000)

it('adds up to the default stats', async () => {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'communities', pagination: false, depth: 0 })
  const sum = (field: 'homesAvailable' | 'floorPlans') =>
    docs.reduce((total, community) => total + (community[field] ?? 0), 0)
  expect([docs.length, sum('homesAvailable'), sum('floorPlans')]).toEqual([63, 6154, 693])
  expect((await counts()).builders).toBe(38)
})

it('has as many floor plans in each community as it reports, with drawings', async () => {
  const payload = await testPayload()
  const communities = await payload.find({ collection: 'communities', pagination: false, depth: 0 })
  const { docs } = await payload.find({ collection: 'floor-plans', pagination: false, depth: 0 })
  const wrong = communities.docs.filter(
    ({ id, floorPlans }) => docs.filter(({ community }) => community === id).length !== floorPlans,
  )
  expect(wrong).toEqual([])
  expect(docs.filter(({ drawings, stories }) => drawings?.length !== stories)).toEqual([])
  expect(docs.filter(({ elevations }) => elevations?.length !== 1)).toEqual([])
  expect((await counts()).homes).toBeGreaterThanOrEqual(400)
})

it('has a community for each accent color', async () => {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'communities', pagination: false, depth: 0 })
  const first = docs.map(({ name }) => name.split(' ')[0]?.toLowerCase())
  expect(accentWords.filter((word) => !first.includes(word))).toEqual([])
})

it('gives each listing images, and each image its alt text and sizes', async () => {
  const payload = await testPayload()
  const communities = await payload.find({ collection: 'communities', pagination: false, depth: 0 })
  expect(communities.docs.filter(({ images }) => (images ?? []).length < 3)).toEqual([])
  const { docs } = await payload.find({ collection: 'media', pagination: false })
  expect(docs.filter(({ alt }) => alt.trim() === '')).toEqual([])
  const folder = path.join(process.env.DATA_DIR ?? '', 'media')
  for (const { filename, sizes } of docs.filter(({ mimeType }) => mimeType !== 'image/svg+xml')) {
    const names = pictureSizes.map(({ name }) => sizes?.[name]?.filename ?? '')
    expect([filename, names.filter((name) => !existsSync(path.join(folder, name)))]).toEqual([
      filename,
      [],
    ])
  }
})

it('has articles with full texts, and events around today', async () => {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'blog-posts', pagination: false, depth: 0 })
  const words = docs.map(({ content }) => JSON.stringify(content).match(/[a-z]{2,}/gi)?.length ?? 0)
  expect(docs.filter(({ _status }) => _status === 'published').length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...words)).toBeGreaterThan(400)
  const events = await payload.find({ collection: 'events', pagination: false, depth: 0 })
  const now = new Date().toISOString()
  const future = events.docs.filter(({ eventDate }) => eventDate > now)
  expect(future.length).toBeGreaterThanOrEqual(5)
  expect(events.docs.length - future.length).toBeGreaterThanOrEqual(5)
})

it('adds nothing when it runs again, and does not overwrite edits', async () => {
  const payload = await testPayload()
  const before = await counts()
  await payload.update({
    collection: 'communities',
    where: { slug: { equals: 'villa-serena' } },
    data: { startPrice: 1 },
  })
  await seed(payload, () => {})
  expect(await counts()).toEqual(before)
  const { docs } = await payload.find({
    collection: 'communities',
    where: { slug: { equals: 'villa-serena' } },
  })
  expect(docs[0]?.startPrice).toBe(1)
})
