import { beforeEach, expect, it } from 'vitest'
import { POST as receive } from '@/app/hooks/email/[provider]/route'
import { recordFeedback } from '@/database/newsletter/feedback'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import {
  anIssue,
  aSubscriber,
  leavings,
  newsletterTables,
  readSending,
  sendNewsletter,
  storedSubscribers,
  suppressions,
} from '../../../fixtures/newsletter'
import { emptyTables } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

beforeEach(() => emptyTables(...newsletterTables, 'alerts'))

const digest = hashEmailAddress('ana@example.com')

it.each([
  { kind: 'bounce', reason: 'bounced', counts: { bounced: 1, complained: 0 } },
  { kind: 'complaint', reason: 'complained', counts: { bounced: 0, complained: 1 } },
] as const)('a $kind suppresses the address at once and counts for the issue', async (feedback) => {
  const { kind, reason, counts } = feedback
  await aSubscriber({ email: 'ana@example.com' })
  const issue = await anIssue()
  await sendNewsletter()
  const { drizzle } = (await testPayload()).db
  await recordFeedback(drizzle, { kind, digest, messageId: null })
  await recordFeedback(drizzle, { kind, digest, messageId: null })
  expect(await suppressions()).toEqual([{ digest, reason }])
  expect((await storedSubscribers()).map(({ status }) => status)).toEqual(['unsubscribed'])
  expect(await leavings()).toMatchObject([{ how: kind }])
  expect(await readSending(issue.id)).toMatchObject({ sent: 1, ...counts })
})

it.each(['bounce', 'complaint'] as const)(
  'a %s stops the email alerts of the address',
  async (kind) => {
    const payload = await testPayload()
    const alert = {
      title: 'All homes for sale',
      target: 'search' as const,
      changes: ['price-down' as const],
      frequency: 'daily' as const,
      status: 'active' as const,
    }
    for (const email of ['ana@example.com', 'ben@example.com'])
      await payload.create({ collection: 'alerts', data: { ...alert, email } })
    await recordFeedback(payload.db.drizzle, { kind, digest, messageId: null })
    const { docs } = await payload.find({ collection: 'alerts', sort: 'email' })
    expect(docs.map(({ status }) => status)).toEqual(['stopped', 'active'])
  },
)

it('feedback about an address that is not in the newsletter stores nothing', async () => {
  const { drizzle } = (await testPayload()).db
  await recordFeedback(drizzle, { kind: 'bounce', digest, messageId: null })
  expect(await suppressions()).toEqual([])
})

it.each(['postmark', 'mailgun', 'ses', 'constructor'])(
  'a request to the webhook of %s without a signature gets 404',
  async (provider) => {
    const request = new Request(`http://localhost:3000/hooks/email/${provider}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    const response = await receive(request, { params: Promise.resolve({ provider }) })
    expect(response.status).toBe(404)
  },
)
