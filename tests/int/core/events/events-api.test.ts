import { beforeEach, describe, expect, it } from 'vitest'
import { DELETE as deleteOne, OPTIONS as optionsOfOne } from '@/app/api/events/[id]/route'
import { DELETE as cleanUp } from '@/app/api/events/cleanup/expired/route'
import { GET as getList } from '@/app/api/events/route'
import { cleanedUp, eventList } from '@/contract/events/event'
import { problem } from '@/contract/problem'
import type { Event } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'
import { getApiKey, signIn } from '../../../fixtures/staff'

const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

async function anEvent(title: string, data: Partial<Event> = {}) {
  const payload = await testPayload()
  return payload.create({
    collection: 'events',
    data: {
      title,
      slug: title.toLowerCase(),
      eventType: 'open-house',
      _status: 'published',
      eventDate: at(1),
      ...data,
    },
  })
}

async function titles(query = '') {
  const response = await call(getList, `/api/events${query}`)
  expect(response.status).toBe(200)
  return eventList.parse(await response.json()).map(({ title }) => title)
}

const remaining = async () =>
  (await (await testPayload()).count({ collection: 'events' })).totalDocs

beforeEach(() => emptyTables('events', 'audit_entries'))

describe('GET /api/events', () => {
  beforeEach(async () => {
    await anEvent('Over', { eventDate: at(-5), endDate: at(-4) })
    await anEvent('Begun', { eventDate: at(-1), endDate: at(2) })
    await anEvent('Started', { eventDate: at(-2), endDate: null })
    await anEvent('Soon', { eventDate: at(3) })
    await anEvent('Sentinel', { _status: 'draft' })
  })

  it('returns upcoming and ongoing events, soonest first', async () => {
    expect(await titles('?upcoming=true')).toEqual(['Begun', 'Soon'])
  })

  it.each(['', '?upcoming=false'])('returns all events, newest start first (%j)', async (query) => {
    expect(await titles(query)).toEqual(['Soon', 'Begun', 'Started', 'Over'])
  })

  it('includes builder and community names, except those of drafts', async () => {
    const builder = await aBuilder({ name: 'Alder Homes' })
    const draft = await aCommunity({ name: 'Sentinel Hills', _status: 'draft' })
    await anEvent('Named', {
      eventDate: at(9),
      builder: builder.id,
      builderName: 'Old name',
      community: draft.id,
      communityName: 'A new place',
    })
    const response = await call(getList, '/api/events?limit=1')
    expect(response.headers.get('x-total-count')).toBe('5')
    expect(eventList.parse(await response.json())).toMatchObject([
      { builderName: 'Alder Homes', communityName: 'A new place', endDate: null },
    ])
  })

  it('returns an event without a type as an open house, and one without a date', async () => {
    const { id } = await anEvent('Untyped')
    await sql('update events set event_type = null, event_date = null where id = $1', id)
    const response = await call(getList, '/api/events')
    const events = eventList.parse(await response.json())
    expect(events).toHaveLength(5)
    expect(events.find(({ title }) => title === 'Untyped')).toMatchObject({
      eventType: 'open-house',
    })
  })

  it('rejects values other than true and false', async () => {
    expect((await call(getList, '/api/events?upcoming=soon')).status).toBe(400)
  })
})

describe('DELETE /api/events/{id}', () => {
  const remove = (id: string | number, headers: Record<string, string> = {}) =>
    call(deleteOne, `/api/events/${id}`, { method: 'DELETE', params: { id: String(id) }, headers })

  it('deletes for a signed-in editor and audits the user', async () => {
    const { id } = await anEvent('Gone')
    const response = await remove(id, { cookie: await signIn('editor') })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await remaining()).toBe(0)
    const payload = await testPayload()
    const { docs } = await payload.find({ collection: 'audit-entries', depth: 0 })
    expect(docs).toMatchObject([
      { action: 'trashed', collectionSlug: 'events', documentId: String(id), userName: 'A editor' },
    ])
  })

  it.each(['editor', 'admin'] as const)('deletes with the API key of an %s', async (role) => {
    const { id } = await anEvent('Gone')
    expect((await remove(id, { authorization: await getApiKey(role) })).status).toBe(204)
  })

  it('returns 401 to strangers and 403 to contributors, and deletes nothing', async () => {
    const { id } = await anEvent('Kept')
    const anonymous = await remove(id)
    expect(problem.parse(await anonymous.json())).toMatchObject({ status: 401 })
    expect(anonymous.headers.get('www-authenticate')).toBeTruthy()
    expect((await remove(id, { cookie: 'payload-token=forged' })).status).toBe(401)
    expect((await remove(id, { authorization: 'users API-Key nope' })).status).toBe(401)
    expect((await remove(id, { cookie: await signIn('contributor') })).status).toBe(403)
    expect(await remaining()).toBe(1)
  })

  it('rejects cross-site requests from the browser of a signed-in editor', async () => {
    const { id } = await anEvent('Kept')
    const cookie = await signIn('editor')
    const response = await remove(id, { cookie, origin: 'https://elsewhere.example' })
    expect(response.status).toBe(403)
    expect(await remaining()).toBe(1)
  })

  it.each(['999999', '0', 'abc', '1 or 1=1', '99999999999999', '-1'])(
    'returns 404 for the id %j, to staff only',
    async (id) => {
      await anEvent('Kept')
      const response = await remove(id, { cookie: await signIn('admin') })
      expect([response.status, await remaining()]).toEqual([404, 1])
      expect((await remove(id)).status).toBe(401)
    },
  )

  it('returns the allowed methods', async () => {
    const response = await call(optionsOfOne, '/api/events/1', { method: 'OPTIONS' })
    expect(response.headers.get('allow')).toBe('DELETE, OPTIONS')
  })
})

describe('DELETE /api/events/cleanup/expired', () => {
  const clean = (headers: Record<string, string> = {}) =>
    call(cleanUp, '/api/events/cleanup/expired', { method: 'DELETE', headers })

  it('deletes past events, including drafts, and returns their number', async () => {
    await anEvent('Over', { eventDate: at(-5), endDate: at(-4) })
    await anEvent('Started', { eventDate: at(-2) })
    await anEvent('Draft', { eventDate: at(-2), _status: 'draft' })
    await anEvent('Begun', { eventDate: at(-1), endDate: at(2) })
    await anEvent('Soon', { eventDate: at(3) })
    const response = await clean({ cookie: await signIn('editor') })
    expect(response.status).toBe(200)
    expect(cleanedUp.parse(await response.json())).toEqual({ deleted: 3 })
    expect(await titles()).toEqual(['Soon', 'Begun'])
    const again = await clean({ cookie: await signIn('editor') })
    expect(await again.json()).toEqual({ deleted: 0 })
  })

  it('returns 401 to strangers and 403 to contributors, and deletes nothing', async () => {
    await anEvent('Over', { eventDate: at(-5) })
    expect((await clean()).status).toBe(401)
    expect((await clean({ cookie: await signIn('contributor') })).status).toBe(403)
    expect(await remaining()).toBe(1)
  })
})
