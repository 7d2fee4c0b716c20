import { beforeEach, describe, expect, it } from 'vitest'
import { POST as sendUnsubscribe } from '@/app/(frontend)/newsletter/unsubscribe/send/route'
import { subscriberFigures } from '@/data/newsletter/queries'
import { unsubscribe } from '@/data/newsletter/subscription'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { NewsletterSubscription, User } from '@/payload-types'
import { call } from '../../../fixtures/call'
import {
  ana,
  aSubscriber,
  leavings,
  newsletterTables,
  storedSubscribers,
  suppressions,
  visitorSubscribes,
} from '../../../fixtures/newsletter'
import { countStatements, emptyTables } from '../../../fixtures/rows'
import { aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const collection = 'newsletter-subscriptions'
const digest = hashEmailAddress(ana.email)

beforeEach(() => emptyTables(...newsletterTables))

async function first(): Promise<NewsletterSubscription> {
  const [subscription] = await storedSubscribers()
  if (!subscription) throw new Error('Nobody has subscribed')
  return subscription
}

/** The options of a call with the permissions of a role, as in Payload's REST API. */
async function asStaff(role: User['role'] = 'editor') {
  return as(await aUser(role))
}

async function leaves(fields: Record<string, string> = {}) {
  const { unsubscribeToken } = await first()
  return call(sendUnsubscribe, `/newsletter/unsubscribe?token=${unsubscribeToken}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

const oneClick = { 'List-Unsubscribe': 'One-Click' }

describe('an unsubscription', () => {
  it.each([
    ['one-click', oneClick],
    ['page', {}],
  ])('is logged with its channel (%s), and suppresses the address', async (how, fields) => {
    await visitorSubscribes()
    await leaves(fields)
    const { id } = await first()
    expect(await leavings()).toEqual([{ how, by: null, subscription: id }])
    expect(await suppressions()).toEqual([{ digest, reason: 'unsubscribed' }])
  })

  it('is logged once for repeated and concurrent requests', async () => {
    await visitorSubscribes()
    await Promise.all(Array.from({ length: 8 }, () => leaves(oneClick)))
    await leaves()
    expect(await leavings()).toHaveLength(1)
  })

  it('by staff is logged with the user', async () => {
    await visitorSubscribes()
    const { id } = await first()
    const staff = await asStaff()
    await (await testPayload()).update({
      collection,
      id,
      data: { status: 'unsubscribed' },
      ...staff,
    })
    expect(await leavings()).toEqual([{ how: 'staff', by: staff.user.id, subscription: id }])
    expect(await first()).toMatchObject({ unsubscribedAt: expect.any(String) })
  })

  it('is reverted by the button of the unsubscribe page', async () => {
    await visitorSubscribes()
    await leaves()
    await leaves({ again: 'yes' })
    expect(await first()).toMatchObject({ status: 'subscribed', unsubscribedAt: null })
    expect(await suppressions()).toEqual([])
    expect(await leavings()).toHaveLength(1)
  })

  it('cannot be reverted by staff', async () => {
    await visitorSubscribes()
    await leaves()
    const payload = await testPayload()
    const staff = await asStaff('admin')
    const { id } = await first()
    const back = payload.update({ collection, id, data: { status: 'subscribed' }, ...staff })
    await expect(back).rejects.toMatchObject({ status: 400 })
    await payload.delete({ collection, id, ...staff })
    const data = { email: ' ANA@example.com', status: 'subscribed' } as const
    await expect(payload.create({ collection, data, ...staff })).rejects.toMatchObject({
      status: 400,
    })
    expect(await storedSubscribers()).toEqual([])
  })

  it('remains in the log without a name when the subscription is deleted', async () => {
    await visitorSubscribes()
    await leaves()
    await (await testPayload()).delete({ collection, id: (await first()).id })
    expect(await leavings()).toMatchObject([{ how: 'page' }])
    const { pool } = (await testPayload()).db
    const { rows } = await pool.query('select subscription_id from newsletter_unsubscriptions')
    expect(rows).toEqual([{ subscription_id: null }])
  })
})

describe('a suppressed address', () => {
  const list = 'newsletter-suppressions'

  it('is stored as a hash, and its subscription ends', async () => {
    await visitorSubscribes()
    const payload = await testPayload()
    const staff = await asStaff()
    const data = { digest: ' ANA@Example.com ', reason: 'complained' } as const
    await payload.create({ collection: list, data, ...staff })
    expect(await suppressions()).toEqual([{ digest, reason: 'complained' }])
    expect(await first()).toMatchObject({ status: 'unsubscribed' })
    expect(await leavings()).toMatchObject([{ how: 'staff', by: staff.user.id }])
    const { rows } = await payload.db.pool.query(`select s::text from newsletter_suppressions s`)
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('ana@')
    const { docs } = await payload.find({ collection: 'audit-entries', depth: 0 })
    expect(JSON.stringify(docs)).not.toContain(digest)
  })

  it.each(['', 'ana@', 'ana'])('must be valid: %j', async (typed) => {
    const payload = await testPayload()
    const data = { digest: typed, reason: 'asked' } as const
    const created = payload.create({ collection: list, data, ...(await asStaff()) })
    await expect(created).rejects.toMatchObject({ status: 400 })
    expect(await suppressions()).toEqual([])
  })

  it('is on the list once', async () => {
    const payload = await testPayload()
    const data = { digest: ana.email, reason: 'asked' } as const
    const staff = await asStaff()
    await payload.create({ collection: list, data, ...staff })
    await expect(payload.create({ collection: list, data, ...staff })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is visible only to editors and admins', async () => {
    const payload = await testPayload()
    const data = { digest: ana.email, reason: 'asked' } as const
    const staff = await asStaff('contributor')
    await expect(payload.create({ collection: list, data, ...staff })).rejects.toMatchObject({
      status: 403,
    })
    await expect(payload.find({ collection: list, ...staff })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('a subscriber entered by staff', () => {
  it('has a consent that says so and cannot be changed later', async () => {
    const payload = await testPayload()
    const staff = await asStaff()
    const source = 'On paper, at the open house of March 3'
    const data = { email: ana.email, status: 'subscribed', consent: { source } } as const
    const { id } = await payload.create({ collection, data, ...staff })
    await payload.update({
      collection,
      id,
      ...staff,
      data: { name: 'Ana B.', consent: { source: 'Invented', form: 'home' } },
    })
    expect(await first()).toMatchObject({
      name: 'Ana B.',
      consent: { form: 'staff', source, givenAt: expect.any(String) },
    })
  })
})

describe('the list of subscribers', () => {
  beforeEach(async () => {
    await visitorSubscribes()
    await visitorSubscribes({ email: 'ben@example.com', name: 'Ben', interest: 'relocation' })
    await aSubscriber({ email: 'cara@example.com', status: 'pending' })
    await aSubscriber({ email: 'dan@example.com', status: 'unsubscribed' })
    await aSubscriber({ email: 'pills@example.com', quarantined: true })
  })

  it.each([
    [{ areasOfInterest: { contains: 'Boerne' } }, ['ana']],
    [{ 'consent.form': { equals: 'home' } }, ['ben']],
    [{ interest: { in: ['relocation'] } }, ['ben']],
    [{ isRealtor: { equals: false } }, ['ana']],
    [{ status: { equals: 'pending' } }, ['cara']],
    [{ 'consent.givenAt': { greater_than: '2026-01-01' } }, ['ana', 'ben']],
  ])('is filtered by %j', async (where, names) => {
    const payload = await testPayload()
    const { docs } = await payload.find({ collection, where, sort: 'email', ...(await asStaff()) })
    expect(docs.map(({ email }) => email)).toEqual(names.map((name) => `${name}@example.com`))
  })

  it('is counted in one statement', async () => {
    let figures: unknown
    const statements = await countStatements(async () => {
      figures = await subscriberFigures()
    })
    expect(figures).toEqual({ subscribed: 2, waiting: 1, unsubscribed: 1, joined: 2, left: 1 })
    expect(statements).toBe(1)
  })

  it('has a count of zero when it is empty', async () => {
    await emptyTables(...newsletterTables)
    expect(await subscriberFigures()).toEqual({
      subscribed: 0,
      waiting: 0,
      unsubscribed: 0,
      joined: 0,
      left: 0,
    })
  })
})

it('an unsubscription is not lost to a concurrent change of the subscription', async () => {
  const payload = await testPayload()
  const staff = await asStaff()
  const tokens = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(43))
  for (const unsubscribeToken of tokens) {
    await aSubscriber({ email: `${unsubscribeToken}@buyer.example`, unsubscribeToken })
  }
  const changes = (await storedSubscribers()).map(({ id, unsubscribeToken }) =>
    Promise.all([
      payload.update({ collection, id, data: { zipCode: '78006' }, ...staff }),
      unsubscribe(unsubscribeToken ?? '', 'page'),
    ]),
  )
  await Promise.all(changes)
  const after = (await storedSubscribers()).map(({ status, zipCode }) => [status, zipCode])
  expect(after).toEqual(Array(8).fill(['unsubscribed', '78006']))
})
