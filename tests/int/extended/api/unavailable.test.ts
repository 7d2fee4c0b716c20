import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { GET as getBlog } from '@/app/api/blog/route'
import { GET as getPost } from '@/app/api/blog/slug/[slug]/route'
import { GET as getBuilders } from '@/app/api/builders/route'
import { GET as getBuilder } from '@/app/api/builders/slug/[slug]/route'
import { GET as getColumns } from '@/app/api/communities/columns/route'
import { GET as getFeatured } from '@/app/api/communities/featured/route'
import { GET as getCommunities } from '@/app/api/communities/route'
import { GET as getHome } from '@/app/api/communities/slug/[slug]/homes/[home]/route'
import { GET as getPlan } from '@/app/api/communities/slug/[slug]/plans/[plan]/route'
import { GET as getCommunity } from '@/app/api/communities/slug/[slug]/route'
import { GET as getPins } from '@/app/api/communities.geojson/route'
import { GET as getEventCalendar } from '@/app/api/events/[id]/calendar.ics/route'
import { DELETE as deleteEvent } from '@/app/api/events/[id]/route'
import { DELETE as cleanUp } from '@/app/api/events/cleanup/expired/route'
import { GET as getEvents } from '@/app/api/events/route'
import { GET as getCalendar } from '@/app/api/events.ics/route'
import { GET as getReady } from '@/app/api/health/ready/route'
import { POST as postLead } from '@/app/api/leads/route'
import { POST as subscribe } from '@/app/api/newsletter/subscribe/route'
import { GET as getRealtors } from '@/app/api/realtors/route'
import { GET as getSchools } from '@/app/api/schools.geojson/route'
import { GET as getStats } from '@/app/api/stats/route'
import { problem } from '@/contract/problem'
import { call } from '../../../fixtures/call'
import { contactLead } from '../../../fixtures/contact-lead'
import { testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'

let cookie = ''

beforeAll(async () => {
  cookie = await signIn('editor')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const subscription = { email: 'ana@example.com', name: 'Ana' }
const params = { slug: 'any', id: '1' }

/** Every API operation that needs the database. */
const calls: [name: string, ask: () => Promise<Response>][] = [
  ['GET stats', () => call(getStats, '/api/stats')],
  ['GET communities', () => call(getCommunities, '/api/communities')],
  ['GET featured', () => call(getFeatured, '/api/communities/featured')],
  ['GET columns', () => call(getColumns, '/api/communities/columns')],
  ['GET pins', () => call(getPins, '/api/communities.geojson')],
  ['GET school pins', () => call(getSchools, '/api/schools.geojson')],
  ['GET community', () => call(getCommunity, '/api/communities/slug/any', { params })],
  ['GET home', () => call(getHome, '/api/communities/slug/any/homes/any', { params })],
  ['GET plan', () => call(getPlan, '/api/communities/slug/any/plans/any', { params })],
  ['GET builders', () => call(getBuilders, '/api/builders')],
  ['GET builder', () => call(getBuilder, '/api/builders/slug/any', { params })],
  ['GET realtors', () => call(getRealtors, '/api/realtors')],
  ['GET blog', () => call(getBlog, '/api/blog')],
  ['GET article', () => call(getPost, '/api/blog/slug/any', { params })],
  ['GET events', () => call(getEvents, '/api/events')],
  ['GET calendar', () => call(getCalendar, '/api/events.ics')],
  ['GET event calendar', () => call(getEventCalendar, '/api/events/1/calendar.ics', { params })],
  ['GET ready', () => call(getReady, '/api/health/ready')],
  ['POST lead', () => call(postLead, '/api/leads', { method: 'POST', body: contactLead })],
  [
    'POST subscription',
    () => call(subscribe, '/api/newsletter/subscribe', { method: 'POST', body: subscription }),
  ],
  [
    'DELETE event',
    () => call(deleteEvent, '/api/events/1', { method: 'DELETE', params, headers: { cookie } }),
  ],
  [
    'DELETE expired events',
    () => call(cleanUp, '/api/events/cleanup/expired', { method: 'DELETE', headers: { cookie } }),
  ],
]

async function expectUnavailable(response: Response): Promise<void> {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  const { detail } = problem.parse(await response.json())
  expect(detail).toBe(
    'The guide cannot reach its database right now. Please try again in a moment.',
  )
}

it.each(calls)('%s returns 503 while the database refuses connections', async (_, ask) => {
  const { pool } = (await testPayload()).db
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  vi.spyOn(pool, 'query').mockRejectedValue(refused as never)
  vi.spyOn(pool, 'connect').mockRejectedValue(refused as never)
  await expectUnavailable(await ask())
})

it.each(calls)('%s returns 503 while the database does not respond', async (name, ask) => {
  const { pool } = (await testPayload()).db
  const silence = () => new Promise(() => {})
  vi.spyOn(pool, 'query').mockImplementation(silence as never)
  vi.spyOn(pool, 'connect').mockImplementation(silence as never)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const response = ask()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  // The deletion of past events may take 30 seconds, all other operations three.
  await vi.advanceTimersByTimeAsync(name.includes('expired') ? 30_000 : 3000)
  await expectUnavailable(await response)
})
