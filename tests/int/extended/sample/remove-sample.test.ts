import { createLocalReq } from 'payload'
import { Client } from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { TAGS_CHANNEL } from '@/config/cache-tags'
import { runDueJobs } from '@/data/jobs/run-due'
import { startRemoval, startRestoration } from '@/data/sample/mutations'
import { readSampleState } from '@/data/sample/queries'
import { recordSamples } from '@/database/sample-documents'
import { emptyTables, sql } from '../../../fixtures/rows'
import {
  aBuilder,
  aCommunity,
  aHome,
  anArticle,
  aPlan,
  aUser,
  testPayload,
} from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const payload = await testPayload()
const admin = await aUser('admin')
const editor = await aUser('editor')

beforeEach(async () => {
  const versioned = ['homes', 'floor_plans', 'communities', 'builders', 'blog_posts']
  await emptyTables(
    'sample_documents',
    'payload_jobs',
    'payload_locked_documents',
    'helpful_links',
    ...versioned.flatMap((table) => [`_${table}_v`, table]),
  )
  await emptyTables('audit_entries')
})

const record = (collection: string, ...ids: readonly number[]) =>
  recordSamples(payload.db.drizzle, collection, ids)

/** A sample of one builder with a community, a plan, a home, an article and a helpful link. */
async function aSample() {
  const { id: builder } = await aBuilder({ name: 'Keystone' })
  const { id: community } = await aCommunity({ name: 'Mission Oaks', builders: [builder] })
  const { id: plan } = await aPlan({ community, builder, name: 'The Concho' })
  const { id: home } = await aHome({ community, builder, plan, address: '7 Elm' })
  const { id: article } = await anArticle({ title: 'Rates', _status: 'draft' })
  const link = await payload.create({
    collection: 'helpful-links',
    data: { title: 'Bexar County', url: 'https://bexar.example', category: 'local-services' },
  })
  await record('builders', builder)
  await record('communities', community)
  await record('floor-plans', plan)
  await record('homes', home)
  await record('blog-posts', article)
  await record('helpful-links', link.id)
  return { builder, community, plan, home, article, link }
}

const readState = async () => {
  const state = await readSampleState(await createLocalReq({ user: admin }, payload))
  if (state.state !== 'ready') throw new Error(`The sample is ${state.state}`)
  return state
}

async function remove(): Promise<number> {
  const count = await startRemoval(admin)
  await runDueJobs('sample')
  return count
}

async function restore(): Promise<number> {
  const count = await startRestoration(admin)
  await runDueJobs('sample')
  return count
}

const readRows = async (table: string) =>
  sql(`select _status, deleted_at is not null as trashed from ${table} order by id`)

/** Runs `work` and returns the cache tags that it notified. */
async function tagsOf(work: () => Promise<unknown>): Promise<Set<string>> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const tags = new Set<string>()
  client.on('notification', ({ payload: text = '[]' }) => {
    for (const tag of JSON.parse(text)) tags.add(String(tag))
  })
  await client.query(`listen ${TAGS_CHANNEL}`)
  try {
    await work()
    // Its answer follows the notifications that were sent before.
    await client.query('select 1')
    return tags
  } finally {
    await client.end()
  }
}

const published = { _status: 'published', trashed: false }
const trashed = { _status: 'draft', trashed: true }

describe('removing the sample content', () => {
  it('moves it to the trash or deletes it, expires its pages, and Undo brings all of it back as it was', async () => {
    const { community } = await aSample()
    const own = await aCommunity({ name: 'My own' })
    expect((await readState()).removable).toEqual([
      { slug: 'homes', count: 1 },
      { slug: 'floor-plans', count: 1 },
      { slug: 'blog-posts', count: 1 },
      { slug: 'communities', count: 1 },
      { slug: 'builders', count: 1 },
      { slug: 'helpful-links', count: 1 },
    ])

    const tags = await tagsOf(async () => expect(await remove()).toBe(6))
    expect([...tags]).toEqual(
      expect.arrayContaining(['communities', 'homes', 'builders', 'resources']),
    )
    expect(await readRows('communities')).toEqual([trashed, published])
    for (const table of ['homes', 'floor_plans', 'blog_posts', 'builders']) {
      expect(await readRows(table)).toEqual([trashed])
    }
    expect(await sql('select from helpful_links')).toEqual([])
    const removed = await readState()
    expect([removed.removable, removed.problems, removed.removed.length]).toEqual([[], [], 6])
    const entries = await sql(
      `select user_name from audit_entries where action = 'trashed'
        and collection_slug = 'communities' and document_id = $1`,
      String(community),
    )
    expect(entries).toEqual([{ user_name: admin.name }])

    const back = await tagsOf(async () => expect(await restore()).toBe(6))
    expect([...back]).toEqual(
      expect.arrayContaining(['communities', 'homes', 'builders', 'resources']),
    )
    expect(await readRows('communities')).toEqual([published, published])
    expect(await readRows('homes')).toEqual([published])
    expect(await readRows('blog_posts')).toEqual([{ _status: 'draft', trashed: false }])
    expect(await sql('select title, url, category from helpful_links')).toEqual([
      { title: 'Bexar County', url: 'https://bexar.example', category: 'local-services' },
    ])
    const again = await readState()
    expect([again.removed, again.edited, again.removable.length]).toEqual([[], [], 6])
    expect((await payload.findByID({ collection: 'communities', id: own.id })).name).toBe('My own')
  })

  it('leaves what an editor changed, also in a draft, and what such a document uses', async () => {
    const { home, article } = await aSample()
    await payload.update({
      collection: 'homes',
      id: home,
      data: { price: 415_000 },
      draft: true,
      ...as(editor),
    })
    const state = await readState()
    expect(state.edited.map(({ name }) => name)).toEqual(['7 Elm'])
    expect(state.used.map(({ name, by }) => [name, by.map((user) => user.name)])).toEqual([
      ['The Concho', ['7 Elm']],
      ['Mission Oaks', ['The Concho', '7 Elm']],
      ['Keystone', ['Mission Oaks', 'The Concho', '7 Elm']],
    ])
    await remove()
    expect(await readRows('communities')).toEqual([published])
    expect(await sql('select id from blog_posts where deleted_at is not null')).toEqual([
      { id: article },
    ])
  })

  it('leaves what an own document uses, and names that document', async () => {
    const { community, builder } = await aSample()
    const own = await aHome({ community, builder, address: '1 Own Road' })
    const { used } = await readState()
    expect(used.map(({ name, by }) => [name, by.map((user) => user.name)])).toEqual([
      ['Mission Oaks', ['1 Own Road']],
      ['Keystone', ['Mission Oaks', '1 Own Road']],
    ])
    await remove()
    expect(await readRows('homes')).toEqual([trashed, published])
    expect(await readRows('communities')).toEqual([published])
    await payload.update({
      collection: 'homes',
      id: own.id,
      data: { deletedAt: new Date().toISOString() },
    })
    await remove()
    expect(await readRows('communities')).toEqual([trashed])
  })

  it('leaves what began to be used or edited after it was planned, with the reason', async () => {
    const { community, builder, article } = await aSample()
    await startRemoval(admin)
    await aHome({ community, builder, address: '1 Own Road' })
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'blog-posts', value: article },
        user: { relationTo: 'users', value: editor.id },
      },
    })
    await runDueJobs('sample')
    expect(await readRows('communities')).toEqual([published])
    expect((await readState()).problems.map(({ name, problem }) => [name, problem])).toEqual([
      ['Rates', `${editor.name} is editing this. Try again later.`],
      ['Keystone', 'Another document has used it since. It stays.'],
      ['Mission Oaks', 'Another document has used it since. It stays.'],
    ])
  })

  it('continues after its job was lost, and plans nothing twice', async () => {
    await aSample()
    expect(await startRemoval(admin)).toBe(6)
    expect(await startRemoval(admin)).toBe(0)
    await emptyTables('payload_jobs')
    const req = await createLocalReq({ user: admin }, payload)
    expect(await readSampleState(req)).toEqual({
      state: 'moving',
      task: 'remove',
      left: 6,
      done: 0,
      isRunning: false,
    })
    expect(await remove()).toBe(6)
    expect(await readRows('communities')).toEqual([trashed])
  })

  it('restores only what it moved itself', async () => {
    const { article, home } = await aSample()
    await payload.update({
      collection: 'blog-posts',
      id: article,
      data: { deletedAt: new Date().toISOString() },
    })
    await remove()
    await payload.update({
      collection: 'homes',
      where: { id: { equals: home } },
      trash: true,
      data: { deletedAt: null, _status: 'draft' },
    })
    expect(await restore()).toBe(4)
    expect(await readRows('blog_posts')).toEqual([trashed])
    expect(await readRows('homes')).toEqual([{ _status: 'draft', trashed: false }])
  })

  it('is for admins only', async () => {
    await aSample()
    await expect(startRemoval(editor)).rejects.toThrow('Only admins can do this')
    await expect(startRestoration(editor)).rejects.toThrow('Only admins can do this')
  })

  it('is not offered where nothing was recorded', async () => {
    await aCommunity()
    const req = await createLocalReq({ user: admin }, payload)
    expect(await readSampleState(req)).toEqual({ state: 'unknown' })
    expect(await startRemoval(admin)).toBe(0)
  })
})
