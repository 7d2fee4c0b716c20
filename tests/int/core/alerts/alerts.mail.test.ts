import { beforeEach, describe, expect, it } from 'vitest'
import { POST as postNewAlert } from '@/app/(frontend)/alerts/new/send/route'
import { POST as postAlerts } from '@/app/(frontend)/alerts/send/route'
import { POST as postStop } from '@/app/(frontend)/alerts/stop/send/route'
import { payloadSecret } from '@/config/env'
import { findOwnAlerts } from '@/data/alerts/own-alerts'
import { sendAlerts } from '@/data/alerts/send-alerts'
import { runDueJobs } from '@/data/jobs/run-due'
import { formatAbout } from '@/domain/alerts/about'
import { SETTLE_MS } from '@/domain/alerts/schedule'
import type { AlertTarget } from '@/domain/enums'
import { DAY_MS } from '@/domain/time/days'
import { ownAlertsPath } from '@/jobs/alert/queue'
import { issueFormToken } from '@/lib/tokens/form-token'
import type { Alert, Community, Delivery } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aCommunity, aHome, anEvent, testPayload } from '../../../fixtures/site'
import { mailbox } from '../../setup/mailbox'

const email = 'ana@example.com'
const post = { 'content-type': 'application/x-www-form-urlencoded' }
let senders = 0

/** Sends the form of a new alert as a browser does. */
async function send(about: string, fields: Record<string, string> = {}): Promise<Response> {
  const formToken = await issueFormToken(payloadSecret(), Date.now() - 5000)
  const typed = { about, email, changes: 'price-down', frequency: 'instantly' }
  return call(postNewAlert, '/alerts/new/send', {
    method: 'POST',
    body: new URLSearchParams({ ...typed, formToken, ...fields }).toString(),
    headers: {
      ...post,
      origin: 'http://localhost:3000',
      'x-client-address': `203.0.113.${++senders}`,
    },
  })
}

const getToken = (path: string) => decodeURIComponent(path.split('token=')[1] ?? '')

/** What a reader does on the page with all alerts of an address. */
async function act(action: string, { alert = 'all', of = email } = {}): Promise<void> {
  const body = new URLSearchParams({ action, alert }).toString()
  await call(postAlerts, await ownAlertsPath(of), { method: 'POST', body, headers: post })
}

/** An alert that was confirmed before anything changed. */
async function anAlert(overrides: Partial<Alert> & { target: AlertTarget }): Promise<Alert> {
  const payload = await testPayload()
  return payload.create({
    collection: 'alerts',
    depth: 0,
    data: {
      title: 'What Ana watches',
      email,
      changes: ['price-down', 'new-home', 'ready', 'incentive', 'sold', 'event'],
      frequency: 'instantly',
      status: 'active',
      since: new Date().toISOString(),
      ...overrides,
    },
  })
}

async function update(collection: 'homes' | 'communities', id: number, data: object) {
  const payload = await testPayload()
  await payload.update({ collection, id, data: { ...data, _status: 'published' }, depth: 0 })
}

/** Sends alerts when the changes so far have settled. */
const settle = (later = 0) => sendAlerts(new Date(Date.now() + SETTLE_MS + 1000 + later))

async function emails(kind: Delivery['kind'] = 'alert'): Promise<Delivery[]> {
  const payload = await testPayload()
  const where = { kind: { equals: kind } }
  return (
    await payload.find({ collection: 'deliveries', where, depth: 0, pagination: false, sort: 'id' })
  ).docs
}

let community: Community

beforeEach(async () => {
  await emptyTables(
    'alerts',
    'alert_cursors',
    'alert_notices',
    'listing_events',
    'deliveries',
    'payload_jobs',
  )
  community = await aCommunity({ name: 'Harrow Creek' })
  // The cursors stand after what the tests create.
  await sql(`insert into alert_cursors (frequency, event_id, ran_at)
    select f, (select coalesce(max(id), 0) from listing_events), now()
    from unnest(array['instantly', 'daily', 'weekly']) f`)
})

const inCommunity = () => ({ target: 'communities' as const, documentId: community.id })

describe('an alert without an account', () => {
  it('is sent after its owner confirmed it by the link of one email', async () => {
    const home = await aHome({ community: community.id, address: '214 Bluestem Run' })
    await settle()
    const about = formatAbout({ target: 'homes', id: home.id })
    const response = await send(about)
    expect(response.headers.get('location')).toBe(`/alerts/new?about=${about}&sent=1`)
    await update('homes', home.id, { price: 410_000 })
    await settle()
    expect(await emails()).toHaveLength(0)

    const [confirmation] = await emails('alert-confirm')
    expect(confirmation?.to).toBe(email)
    const path = new URL(/https?:\S+alerts\?token=\S+/.exec(confirmation?.text ?? '')?.[0] ?? '')
    expect(await findOwnAlerts(getToken(path.href))).toMatchObject({
      alerts: [{ title: '214 Bluestem Run, Harrow Creek', status: 'pending' }],
    })
    await act('confirm')
    await update('homes', home.id, { price: 399_990 })
    await settle()
    const [sent] = await emails()
    expect(sent?.subject).toBe(
      '214 Bluestem Run, Harrow Creek: Price reduced from $410,000 to $399,990',
    )
    expect(sent?.text).toContain('Price reduced from $410,000 to $399,990')
    expect(sent?.html).toContain('/communities/')
    await settle()
    expect(await emails()).toHaveLength(1)
  })

  it('asks once for several alerts that are set one after the other, and the link has all', async () => {
    await send(formatAbout({ target: 'communities', id: community.id }))
    await send('search-?beds=4')
    await send('search-?beds=4', { frequency: 'weekly' })
    expect(await emails('alert-confirm')).toHaveLength(1)
    const own = await findOwnAlerts(getToken(await ownAlertsPath(email)))
    expect(own?.alerts.map(({ title, frequency }) => [title, frequency])).toEqual([
      ['Harrow Creek', 'instantly'],
      ['Homes: 4+ beds', 'weekly'],
    ])
  })

  it('shows the form again with what was typed when something is wrong', async () => {
    const about = formatAbout({ target: 'communities', id: community.id })
    const response = await send(about, { email: 'ana@' })
    expect(response.headers.get('location')).toBe(`/alerts/new?about=${about}`)
    expect(response.headers.get('set-cookie')).toContain('new-alert=')
    expect(await emails('alert-confirm')).toHaveLength(0)
  })

  it('is stored for no program, and the form does not say that an email is on its way', async () => {
    const about = formatAbout({ target: 'communities', id: community.id })
    const response = await send(about, { company: 'Bots' })
    expect(response.headers.get('location')).toBe(`/alerts/new?about=${about}&problem=fast`)
    expect(await sql('select 1 from alerts')).toHaveLength(0)
  })

  it('stays pending for a stranger who has the link of another address', async () => {
    const alert = await anAlert({ ...inCommunity(), status: 'pending' })
    await act('confirm', { of: 'eve@example.com', alert: String(alert.id) })
    expect(await sql('select status from alerts')).toEqual([{ status: 'pending' }])
  })
})

describe('what changed', () => {
  it('is in one email per reader, whatever a submission changed and however many alerts answer', async () => {
    const homes = [
      await aHome({ community: community.id, address: '1 Oak Row' }),
      await aHome({ community: community.id, address: '2 Oak Row' }),
      await aHome({ community: community.id, address: '3 Oak Row' }),
    ]
    await settle()
    await anAlert(inCommunity())
    await anAlert({ target: 'homes', documentId: homes[0]?.id ?? 0, title: 'One home' })
    await anAlert({ ...inCommunity(), email: 'ben@example.com' })
    for (const { id } of homes) await update('homes', id, { price: 380_000 })
    await settle()
    const sent = await emails()
    expect(sent.map(({ to }) => to).sort()).toEqual(['ana@example.com', 'ben@example.com'])
    const [ana] = sent
    expect(ana?.subject).toContain('3 changes')
    expect(ana?.text.match(/Price reduced/g)).toHaveLength(3)
    expect(ana?.text).toContain('One home')
  })

  it('is not told when it was undone before the email', async () => {
    const home = await aHome({ community: community.id })
    await settle()
    await anAlert(inCommunity())
    await update('homes', home.id, { price: 380_000 })
    await update('homes', home.id, { price: 420_000 })
    const added = await aHome({ community: community.id })
    const payload = await testPayload()
    await payload.delete({ collection: 'homes', id: added.id })
    expect(await settle()).toBe(0)
    expect(await emails()).toHaveLength(0)
  })

  it('waits until nothing was undone for ten minutes', async () => {
    const home = await aHome({ community: community.id })
    await settle()
    await anAlert(inCommunity())
    await update('homes', home.id, { price: 380_000 })
    expect(await sendAlerts(new Date())).toBe(0)
    expect(await settle()).toBe(1)
  })

  it('can be a new home, a sale, an offer, an event, each told once', async () => {
    const home = await aHome({ community: community.id, stage: 'under-construction' })
    await settle()
    await anAlert(inCommunity())
    await aHome({ community: community.id, address: '9 New Row' })
    await update('homes', home.id, { stage: 'ready' })
    const offer = { text: 'Free blinds', endsOn: new Date(Date.now() + 60 * DAY_MS).toISOString() }
    await update('communities', community.id, { incentives: [offer] })
    await anEvent({ title: 'Grand opening', community: community.id })
    await settle()
    const [sent] = await emails()
    for (const words of ['9 New Row', 'Newly listed', 'Ready to move in', 'New offer: Free blinds'])
      expect(sent?.text).toContain(words)
    expect(sent?.text).toContain('Event: Grand opening')
    await update('homes', home.id, { status: 'sold' })
    // Saving the community writes its offers again.
    const payload = await testPayload()
    const { incentives } = await payload.findByID({ collection: 'communities', id: community.id })
    await update('communities', community.id, { incentives })
    await settle()
    const again = (await emails()).at(-1)
    expect(again?.text).toContain('Sold')
    expect(again?.text).not.toContain('Free blinds')
  })

  it('can be an offer that is about to end, which is told once', async () => {
    const offer = { text: 'Free fridge', endsOn: new Date(Date.now() + 3 * DAY_MS).toISOString() }
    await anAlert({ ...inCommunity(), changes: ['price-down', 'incentive'] })
    await update('communities', community.id, { incentives: [offer] })
    await settle()
    await settle(SETTLE_MS)
    const sent = await emails()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('New offer: Free fridge')
    expect(sent[0]?.text).toContain('Offer ends')
    expect(sent[0]?.text).toContain('Free fridge')
  })

  it('of a home that a search finds is told to who saved the search, and of no other home', async () => {
    const small = await aHome({ community: community.id, beds: 2, address: '1 Small Row' })
    const large = await aHome({ community: community.id, beds: 5, address: '2 Large Row' })
    await settle()
    await anAlert({ target: 'search', search: '?beds=4&availability=available' })
    await update('homes', small.id, { price: 380_000 })
    await update('homes', large.id, { price: 480_000 - 100_000 })
    await settle()
    const [sent] = await emails()
    expect(sent?.text).toContain('2 Large Row')
    expect(sent?.text).not.toContain('1 Small Row')
  })

  it('says once that a listing is gone, whatever was chosen', async () => {
    const home = await aHome({ community: community.id, address: '5 Gone Row' })
    await settle()
    await anAlert({ target: 'homes', documentId: home.id, changes: ['sold'] })
    const payload = await testPayload()
    await payload.delete({ collection: 'homes', id: home.id })
    await settle()
    await settle()
    const sent = await emails()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('5 Gone Row')
    expect(sent[0]?.text).toContain('No longer in the guide')
  })

  it('is not told when the reader did not choose it', async () => {
    const home = await aHome({ community: community.id })
    await settle()
    await anAlert({ ...inCommunity(), changes: ['sold'] })
    await update('homes', home.id, { price: 380_000 })
    expect(await settle()).toBe(0)
  })
})

describe('how often', () => {
  it('a daily alert is sent at seven in the morning, with all changes since the last one', async () => {
    const home = await aHome({ community: community.id })
    await settle()
    await anAlert({ ...inCommunity(), frequency: 'daily' })
    // The digest of today was sent.
    await sendAlerts(new Date(Date.now() + DAY_MS))
    await update('homes', home.id, { price: 400_000 })
    await update('homes', home.id, { price: 390_000 })
    expect(await sendAlerts(new Date(Date.now() + DAY_MS + SETTLE_MS))).toBe(0)
    expect(await sendAlerts(new Date(Date.now() + 2 * DAY_MS))).toBe(1)
    expect((await emails())[0]?.text).toContain('Price reduced from $420,000 to $390,000')
  })

  it('a paused alert tells nothing of the pause, and resumes on request', async () => {
    const home = await aHome({ community: community.id })
    await settle()
    await anAlert(inCommunity())
    await act('pause')
    await update('homes', home.id, { price: 400_000 })
    expect(await settle()).toBe(0)
    await act('resume')
    expect(await settle()).toBe(0)
    await update('homes', home.id, { price: 390_000 })
    expect(await settle()).toBe(1)
  })

  it('one click in a mail program stops the alerts of an email', async () => {
    const home = await aHome({ community: community.id })
    await settle()
    const { id } = await anAlert(inCommunity())
    await update('homes', home.id, { price: 400_000 })
    await settle()
    const before = mailbox.received.length
    await runDueJobs('deliveries')
    const headers = mailbox.received.at(before)?.raw ?? ''
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [sent] = await emails()
    const stop = /https?:\S+\/alerts\/stop\?token=\S+/.exec(sent?.text ?? '')?.[0] ?? ''
    const { pathname, search } = new URL(stop)
    const response = await call(postStop, pathname + search, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: post,
    })
    expect(response.status).toBe(200)
    expect(await sql('select id, status from alerts')).toEqual([{ id, status: 'stopped' }])
    await update('homes', home.id, { price: 390_000 })
    expect(await settle()).toBe(0)
  })
})
