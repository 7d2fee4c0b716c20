import { beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/api/newsletter/subscribe/route'
import { newsletterPageBody } from '@/contract/newsletter/newsletter'
import { problem } from '@/contract/problem'
import { subscribe } from '@/data/newsletter/subscribe'
import { issueFormToken } from '@/lib/tokens/form-token'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'
import { call } from '../../../fixtures/call'
import { emptyTables } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

const home = { email: 'ana@example.com', name: 'Ana Buyer', interest: 'relocation' }
const page = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Buyer',
  name: 'Ana Buyer',
  zipCode: '78006',
  phoneNumber: '(210) 555-0142',
  isRealtor: false,
  areasOfInterest: ['Boerne, TX', 'Other: Comfort'],
  otherArea: 'Comfort',
}

const send = (body: unknown, headers: Record<string, string> = {}) =>
  call(POST, '/api/newsletter/subscribe', { method: 'POST', body, headers })

async function subscribers() {
  const payload = await testPayload()
  return (await payload.find({ collection: 'newsletter-subscriptions', pagination: false })).docs
}

async function postForErrors(body: unknown) {
  const response = await send(body)
  expect(response.status).toBe(400)
  const { errors = [] } = problem.parse(await response.json())
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}

beforeEach(() => emptyTables('newsletter_subscriptions', 'newsletter_suppressions'))

describe('POST /api/newsletter/subscribe', () => {
  it('stores the form of the home page, with the time and the source of the consent', async () => {
    const response = await send(home)
    expect([response.status, await response.json()]).toEqual([201, { subscribed: true }])
    expect(await subscribers()).toMatchObject([
      { ...home, status: 'subscribed', consent: { form: 'home', wordingVersion: '2026-11' } },
    ])
  })

  it.each(['', null])('accepts the interest %j as none', async (interest) => {
    expect((await send({ ...home, interest })).status).toBe(201)
    expect(await subscribers()).toMatchObject([{ email: home.email, interest: null }])
  })

  it('stores the form of the newsletter page, with areas in a fixed order', async () => {
    expect((await send(page)).status).toBe(201)
    expect(await subscribers()).toMatchObject([{ ...page, consent: { form: 'newsletter-page' } }])
  })

  it('changes nothing of a known address before its owner confirms, with the same response', async () => {
    await send(home)
    const before = await subscribers()
    const again = await send({ ...page, email: 'ANA@example.com', firstName: 'Evil' })
    expect([again.status, await again.json()]).toEqual([201, { subscribed: true }])
    expect(await subscribers()).toEqual(before)
  })

  it('does not change an unsubscribed address, with the same response', async () => {
    await send(home)
    const payload = await testPayload()
    await payload.update({
      collection: 'newsletter-subscriptions',
      where: { email: { equals: home.email } },
      data: { status: 'unsubscribed' },
    })
    const before = await subscribers()
    const again = await send({ ...home, name: 'A Stranger' })
    expect([again.status, await again.json()]).toEqual([201, { subscribed: true }])
    expect(await subscribers()).toEqual(before)
  })

  it('stores an address once for concurrent requests', async () => {
    // Without the deadline of the route, which answers 503 on a busy machine.
    const body = newsletterPageBody.parse(page)
    await Promise.all(Array.from({ length: 10 }, () => subscribe(body, null)))
    expect(await subscribers()).toHaveLength(1)
  })

  it.each([
    [{}, { email: 'Required', name: 'Required' }],
    [{ ...home, email: 'ana@' }, { email: 'Invalid email address' }],
    [{ ...home, name: '  ' }, { name: 'Required' }],
    [
      { ...home, interest: 'boats' },
      { interest: 'Choose one of: first-time, move-up, relocation, investment' },
    ],
    [{ ...page, zipCode: '' }, { zipCode: 'Required' }],
    [{ ...page, zipCode: 'not a zip' }, { zipCode: 'Enter a ZIP code of 5 digits, such as 78205' }],
    [
      { ...page, phoneNumber: 'call me maybe' },
      { phoneNumber: 'Please enter a valid phone number' },
    ],
    [
      { ...page, areasOfInterest: ['Boerne, TX', 'Houston, TX'] },
      {
        'areasOfInterest.1':
          'Choose one of: San Antonio, TX; New Braunfels, TX; Boerne, TX; Schertz, TX; Seguin, TX; Bulverde, TX; Other',
      },
    ],
    [{ ...page, isRealtor: 'no' }, { isRealtor: 'Must be true or false' }],
    [
      { isRealtor: true },
      { email: 'Required', firstName: 'Required', lastName: 'Required', zipCode: 'Required' },
    ],
    [
      { ...page, areasOfInterest: Array.from({ length: 21 }, () => 'Boerne, TX') },
      { areasOfInterest: 'Choose 20 at most' },
    ],
  ])('describes the errors of %j', async (body, expected) => {
    expect(await postForErrors(body)).toEqual(expected)
    expect(await subscribers()).toHaveLength(0)
  })

  it('rejects cross-site requests', async () => {
    expect((await send(home, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('returns an error when COMMIT fails', async () => {
    const { pool } = (await testPayload()).db
    await pool.query(`
      create function refuse_commit() returns trigger language plpgsql as
        $$ begin raise exception 'refused at commit'; end $$;
      create constraint trigger refuse_commit after insert or update on newsletter_subscriptions
        deferrable initially deferred for each row execute function refuse_commit();
    `)
    try {
      const response = await send(page)
      expect(response.status).toBe(500)
      expect(await response.text()).not.toContain('refused at commit')
    } finally {
      await pool.query(
        'drop trigger refuse_commit on newsletter_subscriptions; drop function refuse_commit',
      )
    }
    expect(await subscribers()).toHaveLength(0)
  })
})

describe('the spam guard', () => {
  const secret = process.env.PAYLOAD_SECRET ?? ''
  const withToken = async (age: number) => ({
    [FORM_TOKEN_HEADER]: await issueFormToken(secret, Date.now() - age),
  })

  it('returns the normal response to a bot and holds the request', async () => {
    const response = await send({ ...home, company: 'Cheap Pills' })
    expect([response.status, await response.json()]).toEqual([201, { subscribed: true }])
    expect(await subscribers()).toMatchObject([{ quarantined: true, quarantineReason: 'decoy' }])
  })

  it('holds a request that was submitted too fast', async () => {
    await send(home, await withToken(100))
    expect(await subscribers()).toMatchObject([{ quarantined: true, quarantineReason: 'too-fast' }])
  })

  it.each([
    ['a person', {}, () => withToken(60_000)],
    ['an API client without a token', {}, () => ({})],
    ['an empty honeypot field', { company: ' ' }, () => withToken(60_000)],
    ['a forged token', {}, () => ({ [FORM_TOKEN_HEADER]: 'mh8v2q4k.forged' })],
  ])('accepts %s', async (_, extra, headers) => {
    await send({ ...home, ...extra }, await headers())
    expect(await subscribers()).toMatchObject([{ quarantined: false, quarantineReason: null }])
  })

  it('never lets a bot change an existing subscription', async () => {
    await send(home)
    await send({ ...home, name: 'Cheap Pills', company: 'x' })
    expect(await subscribers()).toMatchObject([{ name: 'Ana Buyer', quarantined: false }])
  })

  it('lets the owner of a held address subscribe', async () => {
    await send({ ...home, company: 'x' })
    await send(home, await withToken(60_000))
    expect(await subscribers()).toMatchObject([{ quarantined: false, quarantineReason: null }])
  })
})
