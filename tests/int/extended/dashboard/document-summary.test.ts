import { beforeAll, describe, expect, it } from 'vitest'
import { readSummary } from '@/data/documents/summary'
import { countStatements, insertRows, sql } from '../../../fixtures/rows'
import {
  aBuilder,
  aCommunity,
  aHome,
  aPlan,
  aUser,
  type Staff,
  testPayload,
} from '../../../fixtures/site'

const now = new Date('2026-11-20T18:00:00Z')

let editor: Staff
let contributor: Staff
let builder = 0
let community = 0
let plan = 0
let home = 0
let submission = 0

const lead = (at: string, more: Record<string, unknown> = {}) => ({
  name: 'Ana Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  message: 'Hello',
  source: 'tour-request',
  status: 'new',
  quarantined: false,
  community_id: community,
  home_id: null,
  created_at: at,
  updated_at: at,
  ...more,
})

const addViews = (day: string, of: 'builder' | 'community' | 'home', id: number, count: number) =>
  sql(`insert into listing_counts (day, ${of}_id, views) values ($1, $2, $3)`, day, id, count)

beforeAll(async () => {
  editor = await aUser('editor')
  contributor = await aUser('contributor')
  builder = (await aBuilder()).id
  community = (await aCommunity({ builders: [builder] })).id
  const own = { community, builder }
  plan = (await aPlan(own)).id
  home = (await aHome({ ...own, plan })).id
  await aHome({ ...own, status: 'sold' })
  await insertRows('leads', [
    lead('2026-11-20T17:00:00Z'),
    lead('2026-10-22T06:00:00Z', { home_id: home }),
    lead('2026-10-22T04:59:00Z'),
    lead('2026-11-19T17:00:00Z', { quarantined: true }),
  ])
  await addViews('2026-11-20', 'community', community, 40)
  await addViews('2026-10-22', 'community', community, 2)
  await addViews('2026-10-21', 'community', community, 500)
  await addViews('2026-11-20', 'home', home, 7)
  await addViews('2026-11-20', 'builder', builder, 1)
  const received = '2026-11-18T15:00:00Z'
  const [id = 0] = await insertRows('submissions', [
    {
      title: 'November',
      builder_id: builder,
      month: '2026-11',
      source: 'upload',
      status: 'applied',
      received_at: received,
      created_at: received,
      updated_at: received,
    },
  ])
  submission = id
  const payload = await testPayload()
  await payload.update({
    collection: 'communities',
    id: community,
    data: { startPrice: 410_000, _status: 'published' },
    user: editor,
    overrideAccess: false,
  })
})

const summarize = (collection: Parameters<typeof readSummary>[0], id: number, user = editor) =>
  readSummary(collection, id, user, now)

describe('the summary of a document', () => {
  it('has the views and leads of 30 days, without quarantine, and what belongs to it', async () => {
    expect(await summarize('communities', community)).toMatchObject({
      views: 42,
      leads: 2,
      communities: null,
      plans: 1,
      homes: 1,
      submission: null,
    })
    expect(await summarize('floor-plans', plan)).toMatchObject({ views: 0, leads: 0, homes: 1 })
    expect(await summarize('homes', home)).toMatchObject({ views: 7, leads: 1, plans: null })
  })

  it('has for a builder what its report counts, and its last submission', async () => {
    expect(await summarize('builders', builder)).toMatchObject({
      views: 50,
      leads: 2,
      communities: 1,
      plans: 1,
      homes: 1,
      submission: { id: submission, receivedAt: '2026-11-18T15:00:00.000Z' },
    })
  })

  it('has the last submission that changed a listing', async () => {
    await sql(
      `insert into submission_changes
         (submission_id, kind, listing_id, name, is_new, before, after)
       values ($1, 'home', $2, '12 Oak', false, '{}', '{}')`,
      submission,
      home,
    )
    expect((await summarize('homes', home)).submission).toMatchObject({ id: submission })
    expect((await summarize('floor-plans', plan)).submission).toBeNull()
  })

  it('names who changed which fields', async () => {
    const { changes } = await summarize('communities', community)
    expect(changes[0]).toMatchObject({ by: editor.name, fields: ['startPrice'] })
  })

  it('shows a contributor no figures of visitors and buyers', async () => {
    expect(await summarize('communities', community, contributor)).toMatchObject({
      views: null,
      leads: null,
      plans: 1,
      changes: [{ by: editor.name }],
    })
  })

  it('is read in one statement', async () => {
    for (const [collection, id] of [
      ['communities', community],
      ['builders', builder],
      ['helpful-articles', 1],
    ] as const) {
      expect(await countStatements(() => summarize(collection, id))).toBe(1)
    }
  })
})
