import { beforeEach, describe, expect, it } from 'vitest'
import { POST as sendPreferences } from '@/app/(frontend)/newsletter/preferences/send/route'
import { typedInForm } from '@/app/(frontend)/newsletter/preferences/typed'
import { POST as sendUnsubscribe } from '@/app/(frontend)/newsletter/unsubscribe/send/route'
import { POST as sendSubscription } from '@/app/api/newsletter/subscribe/route'
import { ownSubscription } from '@/data/newsletter/subscription'
import { call } from '../../../fixtures/call'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { emptyTables } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

const page = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Buyer',
  zipCode: '78006',
  isRealtor: false,
  areasOfInterest: ['Boerne, TX', 'Other: Comfort'],
  otherArea: 'Comfort',
}
const formType = 'application/x-www-form-urlencoded'

async function stored() {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'newsletter-subscriptions', limit: 1 })
  const [subscription] = docs
  if (!subscription) throw new Error('Nobody has subscribed')
  return subscription
}

const subscribe = (body: object = page) =>
  call(sendSubscription, '/api/newsletter/subscribe', { method: 'POST', body })

/** Submits a form as a browser or an email client does. */
function send(
  handler: typeof sendUnsubscribe,
  token: string,
  fields: Record<string, string> | [string, string][] = {},
  headers: Record<string, string> = {},
) {
  return call(handler, `/newsletter/any?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': formType, ...headers },
  })
}

let token = ''

beforeEach(async () => {
  await emptyTables('newsletter_subscriptions', 'newsletter_suppressions')
  await subscribe()
  token = (await stored()).unsubscribeToken ?? ''
})

describe('the token of a subscription', () => {
  it('is long, unique, and does not change with the subscription', async () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    const data = { firstName: 'Anna' }
    const payload = await testPayload()
    const { id } = await stored()
    await payload.update({ collection: 'newsletter-subscriptions', id, data })
    expect(await stored()).toMatchObject({ firstName: 'Anna', unsubscribeToken: token })
    await emptyTables('newsletter_subscriptions')
    await subscribe()
    expect((await stored()).unsubscribeToken).not.toBe(token)
  })

  it('is neither shown to staff nor accepted from them', async () => {
    const payload = await testPayload()
    const authorization = await getApiKey('admin')
    const { user } = await payload.auth({ headers: new Headers({ authorization }) })
    const { id } = await stored()
    const as = { collection: 'newsletter-subscriptions', id, user, overrideAccess: false } as const
    expect(await payload.findByID(as)).not.toHaveProperty('unsubscribeToken')
    await payload.update({ ...as, data: { name: 'Ana B.', unsubscribeToken: 'chosen' } })
    expect(await stored()).toMatchObject({ name: 'Ana B.', unsubscribeToken: token })
  })
})

describe('POST /newsletter/unsubscribe', () => {
  const oneClick: [string, string] = ['List-Unsubscribe', 'One-Click']

  it('ends the subscription and redirects a browser to its page', async () => {
    const response = await send(sendUnsubscribe, token)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${token}`)
    const { status, unsubscribedAt } = await stored()
    expect([status, typeof unsubscribedAt]).toEqual(['unsubscribed', 'string'])
    expect(await ownSubscription(token)).toMatchObject({ isSubscribed: false })
  })

  it.each([
    ['a form', {}],
    ['a form of another site', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
  ])('accepts the one-click request of an email client as %s', async (_, headers) => {
    const response = await send(sendUnsubscribe, token, [oneClick], headers)
    expect([response.status, await response.text()]).toEqual([200, 'You have been unsubscribed.\n'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await stored()).toMatchObject({ status: 'unsubscribed' })
  })

  it('accepts multipart/form-data', async () => {
    const body =
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const response = await call(sendUnsubscribe, `/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(response.status).toBe(200)
    expect(await stored()).toMatchObject({ status: 'unsubscribed' })
  })

  it('returns the same response the second time, and preserves the first date', async () => {
    await send(sendUnsubscribe, token, [oneClick])
    const { unsubscribedAt } = await stored()
    expect((await send(sendUnsubscribe, token, [oneClick])).status).toBe(200)
    expect((await stored()).unsubscribedAt).toBe(unsubscribedAt)
  })

  it.each([
    '',
    'x',
    'y'.repeat(43),
    'z'.repeat(10_000),
    "' or 1=1; --",
    '\u0000',
    '%',
    '../..',
    'unknown-but-well-formed-token-of-43-letters',
  ])('returns the same response for an unknown token and changes nothing: %s', async (unknown) => {
    const response = await send(sendUnsubscribe, unknown, [oneClick])
    expect([response.status, await response.text()]).toEqual([200, 'You have been unsubscribed.\n'])
    expect((await send(sendUnsubscribe, unknown)).status).toBe(303)
    expect(await stored()).toMatchObject({ status: 'subscribed' })
    expect(await ownSubscription(unknown)).toBeNull()
  })

  it('resumes a subscription with a new consent', async () => {
    await send(sendUnsubscribe, token)
    await send(sendUnsubscribe, token, { again: 'yes' })
    expect(await stored()).toMatchObject({
      status: 'subscribed',
      unsubscribedAt: null,
      consent: { form: 'unsubscribe-page', wordingVersion: '2026-11' },
    })
  })

  it('does not change an active subscription when it is resumed', async () => {
    await send(sendUnsubscribe, token, { again: 'yes' })
    expect(await stored()).toMatchObject({ consent: { form: 'newsletter-page' } })
  })

  it('returns an error when COMMIT fails', async () => {
    const response = await whileCommitFails('newsletter_subscriptions', () =>
      send(sendUnsubscribe, token, [oneClick]),
    )
    expect([response.status, await response.text()]).toEqual([
      500,
      'Something went wrong on our side. Please try again. (Error 500)\n',
    ])
    expect(await stored()).toMatchObject({ status: 'subscribed' })
  })

  it('rejects a body that is not a form or is too large', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await send(sendUnsubscribe, token, {}, json)).status).toBe(415)
    const parts = { 'content-type': 'multipart/form-data; boundary=y' }
    expect((await send(sendUnsubscribe, token, {}, parts)).status).toBe(400)
    expect((await send(sendUnsubscribe, token, { a: 'x'.repeat(40_000) })).status).toBe(413)
    expect(await stored()).toMatchObject({ status: 'subscribed' })
  })
})

describe('POST /newsletter/preferences', () => {
  const chosen: [string, string][] = [
    ['name', 'Ana Buyer'],
    ['interest', 'relocation'],
    ['isRealtor', 'yes'],
    ['areasOfInterest', 'Seguin, TX'],
    ['areasOfInterest', 'Other'],
    ['otherArea', 'Bandera'],
  ]

  it('stores the submitted preferences and does not change other fields', async () => {
    const response = await send(sendPreferences, token, chosen)
    expect(response.headers.get('location')).toBe(`/newsletter/preferences?token=${token}&saved=1`)
    expect(await stored()).toMatchObject({
      name: 'Ana Buyer',
      firstName: 'Ana',
      zipCode: '78006',
      interest: 'relocation',
      isRealtor: true,
      otherArea: 'Bandera',
      status: 'subscribed',
      areasOfInterest: ['Seguin, TX', 'Other: Bandera'],
    })
    expect((await ownSubscription(token))?.preferences).toEqual({
      name: 'Ana Buyer',
      interest: 'relocation',
      isRealtor: 'yes',
      frequency: 'every',
      areasOfInterest: ['Seguin, TX', 'Other'],
      otherArea: 'Bandera',
    })
  })

  it('stores how often the subscriber wants the newsletter, and keeps it without an answer', async () => {
    await send(sendPreferences, token, [...chosen, ['frequency', 'monthly']])
    await send(sendPreferences, token, chosen)
    expect(await stored()).toMatchObject({ frequency: 'monthly' })
  })

  it('keeps an area of an import that the form does not offer, and stores no other one', async () => {
    const payload = await testPayload()
    await payload.update({
      collection: 'newsletter-subscriptions',
      id: (await stored()).id,
      data: { areasOfInterest: ['Helotes'] },
    })
    const areas = ['Helotes', 'Houston, TX', 'Boerne, TX']
    await send(sendPreferences, token, [
      ['name', 'Ana'],
      ...areas.map((area): [string, string] => ['areasOfInterest', area]),
    ])
    expect((await stored()).areasOfInterest).toEqual(['Helotes', 'Boerne, TX'])
  })

  it('clears the first and last name when the full name changes', async () => {
    await send(sendPreferences, token, { name: 'Ana Maria Seller' })
    expect(await stored()).toMatchObject({
      name: 'Ana Maria Seller',
      firstName: null,
      lastName: null,
      interest: null,
      isRealtor: null,
      areasOfInterest: [],
    })
  })

  it('preserves invalid input for a minute', async () => {
    const response = await send(sendPreferences, token, { name: ' ', otherArea: 'x'.repeat(101) })
    expect(response.headers.get('location')).toBe(`/newsletter/preferences?token=${token}`)
    const [cookie = '', ...attributes] = (response.headers.get('set-cookie') ?? '').split('; ')
    expect(attributes).toEqual([
      'Path=/newsletter/preferences',
      'Max-Age=60',
      'HttpOnly',
      'SameSite=Lax',
    ])
    expect(typedInForm.fromCookie(cookie.slice(typedInForm.name.length + 1))).toMatchObject({
      name: ' ',
      otherArea: 'x'.repeat(101),
    })
    expect(await stored()).toMatchObject({ name: 'Ana Buyer' })
  })

  it('ignores a cookie of preserved input that it cannot parse', () => {
    for (const value of [undefined, '', 'x', Buffer.from('[1]').toString('base64url')])
      expect(typedInForm.fromCookie(value)).toBeNull()
  })

  it('changes nothing for an unknown token', async () => {
    const response = await send(sendPreferences, 'y'.repeat(43), chosen)
    expect(response.status).toBe(303)
    expect(await stored()).toMatchObject({ interest: null })
  })

  it('shows a subscriber only what they already know', async () => {
    expect((await ownSubscription(token))?.maskedEmail).toBe('a•••@example.com')
  })
})
