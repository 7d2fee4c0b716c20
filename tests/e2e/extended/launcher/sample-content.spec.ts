import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { accentWords } from '../../../../src/domain/communities/accent-color'
import { pictureSizes } from '../../../../src/domain/media/image-sizes'
import type {
  BlogPost,
  Community,
  Event,
  FloorPlan,
  Home,
  Media,
} from '../../../../src/payload-types'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { adminSettings, preparedFolder, readFirstOutput } from '../../setup/prepared-folder'
import { type StaffClient, staffClient } from '../../setup/staff-client'

// In one worker, because the tests share a guide.
test.describe.configure({ mode: 'default' })

const seeded = [
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

const settings = { SEED: 'sample', RATE_LIMITS: 'off', ...adminSettings }

let folder = ''
let guide: Guide
let staff: StaffClient

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  guide = await startGuide(folder, settings)
  staff = await staffClient(guide)
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** All documents of a collection, with ids for related ones. */
async function readAll<Doc>(collection: string): Promise<Doc[]> {
  const path = `${collection}?depth=0&pagination=false`
  return (await staff.succeed<{ docs: Doc[] }>(guide, 'GET', path)).docs
}

async function counts(): Promise<Record<string, number>> {
  const entries = seeded.map(async (collection) => {
    const path = `${collection}/count`
    const { totalDocs } = await staff.succeed<{ totalDocs: number }>(guide, 'GET', path)
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

test('the start that writes the sample content prints no warning of Node', () => {
  const output = readFirstOutput() ?? guide.output
  expect(output).toContain('Sample content, once:')
  expect(output).not.toContain('Warning: ')
})

test('the sample content adds up to the default stats', async () => {
  const communities = await readAll<Community>('communities')
  const sum = (field: 'homesAvailable' | 'floorPlans') =>
    communities.reduce((total, community) => total + (community[field] ?? 0), 0)
  expect([communities.length, sum('homesAvailable'), sum('floorPlans')]).toEqual([63, 6154, 693])
  const { builders, homes } = await counts()
  expect(builders).toBe(38)
  expect(homes).toBeGreaterThanOrEqual(400)
})

test('each community has as many floor plans as it reports, with drawings, and homes show one', async () => {
  const communities = await readAll<Community>('communities')
  const plans = await readAll<FloorPlan>('floor-plans')
  const wrong = communities.filter(
    ({ id, floorPlans }) => plans.filter(({ community }) => community === id).length !== floorPlans,
  )
  expect(wrong).toEqual([])
  expect(plans.filter(({ drawings, stories }) => drawings?.length !== stories)).toEqual([])
  expect(plans.filter(({ elevations }) => elevations?.length !== 3)).toEqual([])
  const elevationsOf = new Map(plans.map(({ id, elevations }) => [id, elevations ?? []]))
  const homes = await readAll<Home>('homes')
  const foreign = homes.filter(({ plan, images }) => {
    const elevations = elevationsOf.get(Number(plan)) ?? []
    return !images?.length || !images.every((image) => elevations.includes(image))
  })
  expect(foreign).toEqual([])
})

test('each accent color has a community', async () => {
  const communities = await readAll<Community>('communities')
  const first = communities.map(({ name }) => name.split(' ')[0]?.toLowerCase())
  expect(accentWords.filter((word) => !first.includes(word))).toEqual([])
})

test('each community has pictures, and each picture its alt text and sizes', async () => {
  const communities = await readAll<Community>('communities')
  expect(communities.filter(({ images }) => (images ?? []).length < 3)).toEqual([])
  const media = await readAll<Media>('media')
  expect(media.filter(({ alt }) => alt.trim() === '')).toEqual([])
  const photos = media.filter(({ mimeType }) => mimeType !== 'image/svg+xml')
  expect(photos.length).toBeGreaterThan(100)
  for (const { filename, sizes } of photos) {
    const files = pictureSizes.map(({ name }) => sizes?.[name]?.filename ?? 'none')
    const missing = files.filter((file) => !existsSync(path.join(folder, 'media', file)))
    expect([filename, missing]).toEqual([filename, []])
  }
})

test('articles have full texts, and events are around today', async () => {
  const articles = await readAll<BlogPost>('blog-posts')
  const words = articles.map(
    ({ content }) => JSON.stringify(content).match(/[a-z]{2,}/gi)?.length ?? 0,
  )
  const published = articles.filter(({ _status }) => _status === 'published')
  expect(published.length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...words)).toBeGreaterThan(400)
  const events = await readAll<Event>('events')
  const now = new Date().toISOString()
  const future = events.filter(({ eventDate }) => eventDate > now)
  expect(future.length).toBeGreaterThanOrEqual(5)
  expect(events.length - future.length).toBeGreaterThanOrEqual(5)
})

test('the next start adds no content and does not overwrite edits', async () => {
  const before = await counts()
  const [edited] = await readAll<Community>('communities')
  const document = `communities/${edited?.id}`
  const changes = { startPrice: 100_001, _status: 'published' }
  await staff.succeed(guide, 'PATCH', document, changes)
  await guide.end('SIGTERM')
  guide = await startGuide(folder, settings)
  expect(await counts()).toEqual(before)
  const stored = await staff.succeed<Community>(guide, 'GET', document)
  expect(stored.startPrice).toBe(100_001)
})
