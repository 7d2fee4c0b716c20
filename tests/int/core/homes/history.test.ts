import { beforeAll, describe, expect, it } from 'vitest'
import { GET as getRecord } from '@/app/api/builders/slug/[slug]/record/route'
import { GET as getHistory } from '@/app/api/communities/slug/[slug]/homes/[home]/history/route'
import { GET as getPrices } from '@/app/api/communities/slug/[slug]/homes/[home]/prices/route'
import { recordOfBuilder } from '@/contract/builders/builder-record'
import { homeHistory } from '@/contract/homes/home-history'
import { readHomeHistory } from '@/data/homes/history'
import { acceptValid } from '@/data/submissions/review/decisions'
import { RECORD_HOMES_MIN } from '@/domain/builders/builder-record'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import type { Home } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, aUser, type Staff, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'
import {
  applySubmission,
  layout,
  submitConfirmed,
  undoSubmission,
} from '../../../fixtures/submissions'

const today = siteDay(new Date())
const daysAgo = (days: number) => addDays(today, -days)
const noon = (day: string) => `${day}T18:00:00.000Z`

/** Dates that homes are promised for. */
const [january, february] = [addDays(today, 40), addDays(today, 75)]

let editor: Staff

beforeAll(async () => {
  editor = await aUser('editor')
})

/** What is recorded of the dates, stages and availability of a home. */
async function recorded(id: number) {
  const { history } = await readHomeHistory(id)
  return history.changes.map(({ day, field, value, source }) => [day, field, value, source])
}

async function update(id: number, data: Partial<Home>, draft = false) {
  const payload = await testPayload()
  return payload.update({ collection: 'homes', id, data, draft, depth: 0, ...as(editor) })
}

/** Moves what was recorded until now into the past. */
async function age(id: number, days: number) {
  await sql('update listing_changes set day = day - $2::int where home_id = $1', id, days)
}

/** A home that has been listed for 60 days with a date in January. */
async function anOldHome(overrides: Partial<Home> = {}): Promise<Home> {
  const community = overrides.community ?? (await aCommunity()).id
  const home = await aHome({
    community,
    stage: 'under-construction',
    moveIn: noon(january),
    ...overrides,
  })
  await age(home.id, 60)
  return home
}

/** The changes with which such a home was listed. */
const listed = [
  [daysAgo(60), 'moveIn', january, 'editor'],
  [daysAgo(60), 'stage', 'under-construction', 'editor'],
  [daysAgo(60), 'status', 'available', 'editor'],
]
const inOrder = (rows: readonly (readonly (string | null)[])[]) =>
  rows.toSorted((a, b) => String(a).localeCompare(String(b)))

describe('a published change of a home', () => {
  it('is recorded once with its day, however often it is saved', async () => {
    const { id } = await anOldHome()
    for (const data of [{ moveIn: noon(february) }, { moveIn: noon(february) }, { lot: 'Lot 3' }])
      await update(id, { ...data, _status: 'published' })
    const rows = await recorded(id)
    expect(inOrder(rows.slice(0, 3))).toEqual(listed)
    expect(rows.slice(3)).toEqual([[today, 'moveIn', february, 'editor']])
    const { history } = await readHomeHistory(id)
    expect(history).toMatchObject({
      firstPromise: { date: january, day: daysAgo(60), isFirst: true },
      daysMoved: 35,
      listed: { since: daysAgo(60), days: 60, isAtLeast: false },
    })
  })

  it('leaves nothing if it is taken back on the same day, or is a draft', async () => {
    const { id } = await anOldHome()
    await update(id, { moveIn: noon(february), status: 'pending', _status: 'published' })
    await update(id, { moveIn: noon(january), status: 'available', _status: 'published' })
    await update(id, { stage: 'ready', _status: 'draft' }, true)
    expect(inOrder(await recorded(id))).toEqual(listed)
  })

  it('is recorded in the order of the days when a home is built, sold and withdrawn', async () => {
    const { id } = await anOldHome()
    const changes: readonly Partial<Home>[] = [
      { stage: 'ready' },
      { status: 'pending' },
      { status: 'sold' },
    ]
    for (const data of changes) {
      await update(id, { ...data, _status: 'published' })
      await age(id, 5)
    }
    await update(id, { _status: 'draft' })
    expect((await recorded(id)).slice(3)).toEqual([
      [daysAgo(15), 'stage', 'ready', 'editor'],
      [daysAgo(10), 'status', 'pending', 'editor'],
      [daysAgo(5), 'status', 'sold', 'editor'],
      [today, 'status', null, 'editor'],
    ])
    expect((await readHomeHistory(id)).history.listed?.days).toBe(70)
  })

  it('by a submission names the builder, and is gone once the submission is undone', async () => {
    const builder = (await aBuilder()).id
    const community = await aCommunity({ name: 'Persimmon Draw', builders: [builder] })
    const { id } = await anOldHome({ builder, community: community.id, address: '9 Agarita Run' })
    const submission = await submitConfirmed(
      { id: builder },
      layout({
        Type: 'Home',
        Community: 'Persimmon Draw',
        City: community.city ?? '',
        'Street address': '9 Agarita Run',
        'Move in date': february,
      }),
      editor,
    )
    await acceptValid(submission, 'all', editor)
    expect(await applySubmission(submission, editor)).toMatchObject({ state: 'applied' })
    expect((await recorded(id)).slice(3)).toEqual([[today, 'moveIn', february, 'submission']])
    expect(await undoSubmission(submission, editor)).toMatchObject({ state: 'undone', kept: [] })
    expect(inOrder(await recorded(id))).toEqual(listed)
  })
})

describe('a home that is listed again', () => {
  it('has the same history when it is published again', async () => {
    const { id } = await anOldHome()
    await update(id, { _status: 'draft' })
    await age(id, 20)
    await update(id, { _status: 'published' })
    expect((await recorded(id)).slice(3)).toEqual([
      [daysAgo(20), 'status', null, 'editor'],
      [today, 'status', 'available', 'editor'],
    ])
    expect((await readHomeHistory(id)).history.listed).toEqual({
      since: daysAgo(80),
      days: 60,
      isAtLeast: false,
    })
  })

  it('has the history and prices of its address, also when the first listing was deleted', async () => {
    const payload = await testPayload()
    const community = await aCommunity()
    const first = await anOldHome({ community: community.id, address: '41 Sotol Way' })
    await payload.update({
      collection: 'homes',
      id: first.id,
      data: { deletedAt: new Date().toISOString() },
    })
    await payload.delete({ collection: 'homes', id: first.id, trash: true })
    const again = await aHome({
      community: community.id,
      address: '41 SOTOL WAY.',
      slug: '41-sotol-way',
      price: 399_000,
      stage: 'under-construction',
      moveIn: noon(february),
    })
    const rows = await recorded(again.id)
    expect(inOrder(rows.slice(0, 3))).toEqual(listed)
    expect(rows.slice(3)).toEqual([[today, 'moveIn', february, 'editor']])
    const params = { slug: community.slug, home: '41-sotol-way' }
    const prices = await (await call(getPrices, '/api/prices', { params })).json()
    expect(prices).toMatchObject([
      { day: daysAgo(60), price: 420_000 },
      { day: today, price: 399_000 },
    ])
  })

  it('has nothing of another home with its address that is still for sale, nor of another community', async () => {
    const community = await aCommunity()
    await anOldHome({ community: community.id, address: '5 Sumac Court' })
    await anOldHome({ address: '5 Sumac Court' })
    const other = await aHome({ community: community.id, address: '5 Sumac Court', slug: 'five' })
    expect((await readHomeHistory(other.id)).history).toMatchObject({
      firstPromise: null,
      listed: { since: today, days: 0 },
    })
  })

  it('is found at its new address after a correction', async () => {
    const { id, community } = await anOldHome({ address: '12 Yaupon Bend' })
    await update(id, { address: '14 Yaupon Bend', _status: 'published' })
    expect(inOrder(await recorded(id))).toEqual(listed)
    const other = await aHome({ community, address: '12 Yaupon Bend', slug: 'twelve' })
    expect((await readHomeHistory(other.id)).history.listed?.since).toBe(today)
  })
})

describe('visitors', () => {
  it('read the history of a published home, and nothing of a draft', async () => {
    const { id: community, slug } = await aCommunity()
    const home = await anOldHome({ community })
    const read = (one: Home) =>
      call(getHistory, '/api/history', { params: { slug, home: one.slug ?? '' } })
    const history = homeHistory.parse(await (await read(home)).json())
    expect(history.listed?.days).toBe(60)
    expect(
      inOrder(history.changes.map(({ day, field, value, source }) => [day, field, value, source])),
    ).toEqual(listed)
    const draft = await aHome({ community, _status: 'draft' })
    expect((await read(draft)).status).toBe(404)
  })

  it('read the record of a builder once ten of its homes are ready', async () => {
    const builder = await aBuilder()
    const community = await aCommunity()
    const record = async () => {
      const params = { slug: builder.slug ?? '' }
      return recordOfBuilder.parse(await (await call(getRecord, '/api/record', { params })).json())
        .record
    }
    // One is ready 40 days after its first date, the others are 5 days early.
    const promised = Array.from({ length: RECORD_HOMES_MIN }, (_, n) => (n === 0 ? -40 : 5))
    for (const days of promised) {
      expect(await record()).toBeNull()
      const { id } = await anOldHome({
        builder: builder.id,
        community: community.id,
        moveIn: noon(addDays(today, days)),
      })
      await update(id, { stage: 'ready', _status: 'published' })
    }
    // It was ready when it was listed.
    await anOldHome({ builder: builder.id, community: community.id, stage: 'ready' })
    const found = await record()
    expect(found).toMatchObject({ held: RECORD_HOMES_MIN - 1, medianDays: -5 })
    expect(found?.homes).toHaveLength(RECORD_HOMES_MIN)
    expect(found?.homes[0]?.community).toEqual({ name: community.name, slug: community.slug })
    await sql(`update homes set status = 'sold' where builder_id = $1`, builder.id)
    expect((await record())?.homes.every(({ home }) => home === null)).toBe(true)
  })
})
