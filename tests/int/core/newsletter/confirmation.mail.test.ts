import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as sendConfirm } from '@/app/(frontend)/newsletter/confirm/send/route'
import { runDueJobs } from '@/data/jobs/run-due'
import { confirmation } from '@/data/newsletter/confirmation'
import { confirmToken } from '@/jobs/newsletter-confirm/confirm-token'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { call } from '../../../fixtures/call'
import {
  ana,
  aSubscriber,
  newsletterTables,
  storedSubscribers,
  suppressions,
  visitorSubscribes,
} from '../../../fixtures/newsletter'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { emptyTables } from '../../../fixtures/rows'
import { aUser, testPayload } from '../../../fixtures/site'
import { mailbox } from '../../setup/mailbox'

const DAY = 86_400_000
const secret = process.env.PAYLOAD_SECRET ?? ''

async function ask(doubleOptIn: boolean): Promise<void> {
  const { pool } = (await testPayload()).db
  await pool.query('update site_settings set double_opt_in = $1', [doubleOptIn])
}

beforeAll(async () => {
  const payload = await testPayload()
  const { defaultSiteInfo } = await import('@/content/site-defaults')
  await payload.updateGlobal({ slug: 'site-settings', data: { ...defaultSiteInfo, ogImage: null } })
})
beforeEach(async () => {
  await emptyTables(...newsletterTables)
  mailbox.received.length = 0
  await ask(true)
})

async function emails() {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'deliveries',
    depth: 0,
    pagination: false,
    sort: 'id',
  })
  return docs
}

/** The token in the latest email. */
async function tokenInEmail(): Promise<string> {
  const text = (await emails()).at(-1)?.text ?? ''
  return decodeURIComponent(/\/newsletter\/confirm\?token=(\S+)/.exec(text)?.[1] ?? '')
}

/** Moves the times of all rows into the past. */
async function passTime(minutes: number): Promise<void> {
  const { pool } = (await testPayload()).db
  await pool.query(`update deliveries set created_at = created_at - interval '${minutes} minutes'`)
}

const send = (token: string, fields: Record<string, string> = {}) =>
  call(sendConfirm, `/newsletter/confirm?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const statuses = async () => (await storedSubscribers()).map(({ status }) => status)

describe('without double opt-in', () => {
  it('a subscription is active immediately, and no email is sent', async () => {
    await ask(false)
    await visitorSubscribes()
    expect([await statuses(), await emails()]).toEqual([['subscribed'], []])
  })
})

describe('with double opt-in', () => {
  it('a subscription is pending, the response is the same, and an email is sent', async () => {
    const response = await visitorSubscribes()
    expect([response.status, await response.json()]).toEqual([201, { subscribed: true }])
    expect(await statuses()).toEqual(['pending'])
    await runDueJobs('deliveries')
    expect(mailbox.received).toHaveLength(1)
    const [received] = mailbox.received
    expect(received?.recipients).toEqual([ana.email])
    const { subject, text, html } = received?.email ?? {}
    expect(subject).toBe(
      'Please confirm your subscription to the San Antonio New Home Guide newsletter',
    )
    for (const part of [text, html]) {
      expect(part).toContain(
        `/newsletter/confirm?token=${encodeURIComponent(await tokenInEmail())}`,
      )
      expect(part).toContain('This link is valid for 7 days.')
      expect(part).not.toContain(ana.firstName)
    }
  })

  it('the email and the subscription are stored together or not at all', async () => {
    const response = await whileCommitFails('deliveries', () => visitorSubscribes())
    expect(response.status).toBe(500)
    expect([await storedSubscribers(), await emails()]).toEqual([[], []])
  })

  it('only the button confirms, once', async () => {
    await visitorSubscribes()
    const token = await tokenInEmail()
    expect(await confirmation(token)).toEqual({
      state: 'waiting',
      maskedEmail: 'a•••@example.com',
      changes: [],
    })
    expect(await statuses()).toEqual(['pending'])
    const response = await send(token)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/newsletter/confirm?token=${encodeURIComponent(token)}`,
    ])
    const [first] = await storedSubscribers()
    expect(first).toMatchObject({
      status: 'subscribed',
      consent: {
        form: 'newsletter-page',
        wordingVersion: '2026-11',
        confirmedAt: expect.any(String),
      },
    })
    expect((await send(token)).status).toBe(303)
    expect(await storedSubscribers()).toEqual([first])
    expect(await confirmation(token)).toMatchObject({ state: 'subscribed' })
  })

  it('an expired link confirms nothing and can request another email', async () => {
    await visitorSubscribes()
    const [{ id } = { id: 0 }] = await storedSubscribers()
    const eightDaysAgo = new Date(Date.now() - 8 * DAY)
    const pending = { subscription: id, email: ana.email }
    const old = await confirmToken.create(secret, pending, eightDaysAgo)
    await passTime(8 * 24 * 60)
    expect(await confirmation(old)).toMatchObject({ state: 'expired' })
    await send(old)
    expect([await statuses(), (await emails()).length]).toEqual([['pending'], 1])
    const response = await send(old, { again: 'yes' })
    expect(response.headers.get('location')).toMatch(/&sent=1$/)
    expect(await emails()).toHaveLength(2)
    await send(old, { again: 'yes' })
    expect(await emails()).toHaveLength(2)
    await send(await tokenInEmail())
    expect(await statuses()).toEqual(['subscribed'])
  })

  it.each(['', 'x', `1.1.${'y'.repeat(43)}`, '\u0000', "' or 1=1"])(
    'an unknown token changes nothing and reveals nothing: %j',
    async (token) => {
      await visitorSubscribes()
      expect(await confirmation(token)).toBeNull()
      expect((await send(token)).status).toBe(303)
      expect((await send(token, { again: 'yes' })).status).toBe(303)
      expect([await statuses(), (await emails()).length]).toEqual([['pending'], 1])
    },
  )

  it('an address gets one email per ten minutes and three per day', async () => {
    const made = async () => {
      await visitorSubscribes()
      return (await emails()).length
    }
    expect([await made(), await made()]).toEqual([1, 1])
    await passTime(11)
    expect(await made()).toBe(2)
    await passTime(11)
    expect(await made()).toBe(3)
    await passTime(11)
    expect(await made()).toBe(3)
    await passTime(24 * 60)
    expect(await made()).toBe(4)
  })

  it('concurrent requests for an address create one subscription and one email', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => visitorSubscribes()))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect([await statuses(), (await emails()).length]).toEqual([['pending'], 1])
    await send(await tokenInEmail())
    expect(await statuses()).toEqual(['subscribed'])
  })

  it('a stranger does not change what a pending subscription will be', async () => {
    await visitorSubscribes()
    const token = await tokenInEmail()
    const before = await storedSubscribers()
    await passTime(11)
    await visitorSubscribes({ ...ana, firstName: 'Evil' })
    expect([await storedSubscribers(), (await emails()).length]).toEqual([before, 2])
    await send(token)
    expect(await storedSubscribers()).toMatchObject([{ status: 'subscribed', firstName: 'Ana' }])
  })

  it('a link does not resubscribe an address that unsubscribed after confirming', async () => {
    await visitorSubscribes()
    const token = await tokenInEmail()
    await send(token)
    const [{ id } = { id: 0 }] = await storedSubscribers()
    const payload = await testPayload()
    const collection = 'newsletter-subscriptions'
    await payload.update({ collection, id, data: { status: 'unsubscribed' } })
    await send(token)
    expect(await statuses()).toEqual(['unsubscribed'])
    expect(await confirmation(token)).toMatchObject({ state: 'unsubscribed' })
  })

  it('a held subscription gets no email until staff release it', async () => {
    await visitorSubscribes({ ...ana, company: 'Cheap Pills' })
    expect([await statuses(), await emails()]).toEqual([['pending'], []])
    const [{ id } = { id: 0 }] = await storedSubscribers()
    const payload = await testPayload()
    await payload.update({
      collection: 'newsletter-subscriptions',
      id,
      user: await aUser('editor'),
      data: { quarantined: false },
    })
    expect(await emails()).toMatchObject([{ kind: 'newsletter-confirm', to: ana.email }])
  })

  it('deleting a subscriber deletes the emails', async () => {
    await visitorSubscribes()
    const [{ id } = { id: 0 }] = await storedSubscribers()
    const payload = await testPayload()
    await payload.delete({ collection: 'newsletter-subscriptions', id })
    expect(await emails()).toEqual([])
  })
})

describe.each([true, false])('a subscribed address (double opt-in %s)', (optIn) => {
  const visitor = { email: 'ANA@example.com', name: 'Evil Stranger', interest: 'investment' }
  const changes = [
    { label: 'Name', value: 'Evil Stranger' },
    { label: 'Interest', value: 'Investment' },
  ]

  beforeEach(async () => {
    await ask(false)
    await visitorSubscribes()
    await ask(optIn)
  })

  it('is not changed when a stranger subscribes it, and its owner gets one email without input', async () => {
    const before = await storedSubscribers()
    const response = await visitorSubscribes(visitor)
    expect([response.status, await response.json()]).toEqual([201, { subscribed: true }])
    await visitorSubscribes({ ...visitor, name: 'Another Stranger' })
    expect(await storedSubscribers()).toEqual(before)
    await runDueJobs('deliveries')
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[ana.email]])
    const { subject, text, html } = mailbox.received[0]?.email ?? {}
    expect(subject).toBe(
      'Please confirm the change to your San Antonio New Home Guide newsletter subscription',
    )
    for (const part of [text, html]) {
      expect(part).toContain('Your subscription stays as it is.')
      expect(part).toContain('/newsletter/preferences?token=')
      expect(part).not.toMatch(/stranger/i)
    }
  })

  it('is changed once its owner confirms what the page shows, and only once', async () => {
    const [before] = await storedSubscribers()
    await visitorSubscribes(visitor)
    const token = await tokenInEmail()
    expect(await confirmation(token)).toEqual({
      state: 'change',
      maskedEmail: 'a•••@example.com',
      changes,
    })
    expect((await send(token)).status).toBe(303)
    const [first, ...more] = await storedSubscribers()
    expect(more).toEqual([])
    expect(first).toMatchObject({
      id: before?.id,
      name: 'Evil Stranger',
      interest: 'investment',
      zipCode: ana.zipCode,
      unsubscribeToken: before?.unsubscribeToken,
      consent: { form: 'home', confirmedAt: expect.any(String) },
    })
    await send(token)
    expect(await storedSubscribers()).toEqual([first])
    expect(await confirmation(token)).toMatchObject({ state: 'subscribed', changes: [] })
  })

  it('gets no email for the same details, nor for a bot', async () => {
    await visitorSubscribes()
    await visitorSubscribes({ ...visitor, company: 'Cheap Pills' })
    expect(await emails()).toEqual([])
  })

  it('is not changed by a link once its owner has unsubscribed', async () => {
    await visitorSubscribes(visitor)
    const token = await tokenInEmail()
    const payload = await testPayload()
    await payload.update({
      collection: 'newsletter-subscriptions',
      where: { email: { equals: ana.email } },
      data: { status: 'unsubscribed' },
    })
    await send(token)
    expect(await statuses()).toEqual(['unsubscribed'])
    expect(await confirmation(token)).toMatchObject({ state: 'unsubscribed' })
  })

  it('is not changed by an expired link, which can request another email', async () => {
    const eightDaysAgo = new Date(Date.now() - 8 * DAY)
    await (await testPayload()).db.pool.query(
      `update newsletter_subscriptions set consent_given_at = now() - interval '9 days'`,
    )
    const before = await storedSubscribers()
    const request = { ...visitor, interest: 'investment' as const, email: ana.email }
    const askedAt = eightDaysAgo.toISOString()
    const claims = { body: request, askedAt, suppression: null }
    const old = await confirmToken.create(secret, claims, eightDaysAgo)
    expect(await confirmation(old)).toMatchObject({ state: 'expired' })
    await send(old)
    expect(await storedSubscribers()).toEqual(before)
    await send(old, { again: 'yes' })
    await send(await tokenInEmail())
    expect(await storedSubscribers()).toMatchObject([{ name: 'Evil Stranger' }])
  })
})

describe.each([true, false])('a suppressed address (double opt-in %s)', (optIn) => {
  const entry = (reason: string) => ({ digest: hashEmailAddress(ana.email), reason })
  const visitor = { ...ana, email: 'ANA@example.com', firstName: 'Evil', zipCode: '00000' }

  beforeEach(() => ask(optIn))

  /** The address is suppressed: unsubscribed, or erased. */
  async function leave(how: 'unsubscribed' | 'erased'): Promise<void> {
    const payload = await testPayload()
    if (how === 'unsubscribed') {
      await aSubscriber({ email: ana.email, name: 'Ana Before', status: 'unsubscribed' })
      return
    }
    await payload.db.pool.query(
      `insert into newsletter_suppressions (digest, reason) values ($1, 'erased')`,
      [entry('erased').digest],
    )
  }

  it.each(['unsubscribed', 'erased'] as const)(
    'is not changed when a stranger subscribes it (%s): one email, no row',
    async (how) => {
      await leave(how)
      const before = await storedSubscribers()
      const response = await visitorSubscribes(visitor)
      expect([response.status, await response.json()]).toEqual([201, { subscribed: true }])
      expect([await storedSubscribers(), await suppressions()]).toEqual([before, [entry(how)]])
      const [email, ...more] = await emails()
      expect([email?.to, more]).toEqual([ana.email, []])
      expect(`${email?.subject} ${email?.text} ${email?.html}`).not.toMatch(/evil/i)
      await runDueJobs('deliveries')
      expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[ana.email]])
    },
  )

  it.each(['unsubscribed', 'erased'] as const)(
    'is subscribed with the submitted data when its owner confirms (%s), once',
    async (how) => {
      await leave(how)
      await visitorSubscribes()
      const token = await tokenInEmail()
      expect(await confirmation(token)).toMatchObject({
        state: 'waiting',
        maskedEmail: 'a•••@example.com',
        changes: expect.arrayContaining([{ label: 'ZIP code', value: '78006' }]),
      })
      expect((await send(token)).status).toBe(303)
      const [first, ...more] = await storedSubscribers()
      expect(more).toEqual([])
      expect(first).toMatchObject({
        email: ana.email,
        status: 'subscribed',
        firstName: 'Ana',
        consent: { form: 'newsletter-page', confirmedAt: expect.any(String) },
      })
      expect(await suppressions()).toEqual([])
      await send(token)
      expect(await storedSubscribers()).toEqual([first])
      expect(await confirmation(token)).toMatchObject({ state: 'subscribed' })
    },
  )

  it('concurrent clicks create one subscription', async () => {
    await leave('erased')
    await visitorSubscribes()
    const token = await tokenInEmail()
    const responses = await Promise.all([send(token), send(token), send(token)])
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await statuses()).toEqual(['subscribed'])
  })

  it('is not subscribed by a link that was used before it unsubscribed again', async () => {
    await leave('unsubscribed')
    await visitorSubscribes()
    const token = await tokenInEmail()
    await send(token)
    const [{ id } = { id: 0 }] = await storedSubscribers()
    const payload = await testPayload()
    const collection = 'newsletter-subscriptions'
    await payload.update({ collection, id, data: { status: 'unsubscribed' } })
    await send(token)
    expect(await statuses()).toEqual(['unsubscribed'])
    expect(await confirmation(token)).toMatchObject({ state: 'unsubscribed' })
  })

  it('gets at most one email per ten minutes for concurrent requests', async () => {
    await leave('erased')
    await Promise.all(Array.from({ length: 6 }, () => visitorSubscribes(visitor)))
    expect(await emails()).toHaveLength(1)
  })

  it('gets no email for a bot', async () => {
    await leave('erased')
    await visitorSubscribes({ ...visitor, company: 'Cheap Pills' })
    expect([await storedSubscribers(), await emails()]).toEqual([[], []])
  })

  it('an expired link stores nothing and can request another email', async () => {
    await leave('erased')
    const eightDaysAgo = new Date(Date.now() - 8 * DAY)
    const askedAt = eightDaysAgo.toISOString()
    const payload = await testPayload()
    const { docs } = await payload.find({ collection: 'newsletter-suppressions' })
    const suppression = docs[0]?.id ?? null
    const old = await confirmToken.create(secret, { body: ana, askedAt, suppression }, eightDaysAgo)
    expect(await confirmation(old)).toMatchObject({ state: 'expired' })
    await send(old)
    expect([await storedSubscribers(), await emails()]).toEqual([[], []])
    await send(old, { again: 'yes' })
    await send(await tokenInEmail())
    expect(await statuses()).toEqual(['subscribed'])
  })
})
