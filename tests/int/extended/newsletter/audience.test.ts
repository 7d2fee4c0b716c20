import { beforeEach, expect, it } from 'vitest'
import { readAudience } from '@/data/newsletter/sendings'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import type { NewsletterIssue } from '@/payload-types'
import { anIssue, aSubscriber, newsletterTables } from '../../../fixtures/newsletter'
import { emptyTables, sql } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

type Chosen = NewsletterIssue['audience']

const everyone: Chosen = { areas: [], interests: [], readers: 'all' }

beforeEach(async () => {
  await emptyTables(...newsletterTables)
  await aSubscriber({ email: 'boerne@example.com', areasOfInterest: ['Boerne, TX'] })
  await aSubscriber({
    email: 'other@example.com',
    areasOfInterest: ['Other: Comfort'],
    interest: 'relocation',
    isRealtor: false,
  })
  await aSubscriber({ email: 'realtor@example.com', isRealtor: true, interest: 'move-up' })
  await aSubscriber({ email: 'pending@example.com', status: 'pending' })
  await aSubscriber({ email: 'left@example.com', status: 'unsubscribed' })
  await aSubscriber({ email: 'held@example.com', quarantined: true })
})

/** The addresses that an issue with an audience goes to, and the count before. */
async function findAudience(chosen: Partial<Chosen>) {
  const audience = { ...everyone, ...chosen }
  const { areas, interests, readers } = audience
  const count = await readAudience({ areas: areas ?? [], interests: interests ?? [], readers })
  const issue = await anIssue({ _status: 'draft' })
  const payload = await testPayload()
  await payload.update({
    collection: 'newsletter-issues',
    id: issue.id,
    data: { _status: 'published', audience },
  })
  const rows = await sql(
    `select email from newsletter_recipients r
       join newsletter_subscriptions s on s.id = r.subscription_id
     where issue_id = $1 order by email`,
    issue.id,
  )
  expect(rows).toHaveLength(count.included)
  return { names: rows.map(({ email }) => String(email).split('@')[0]), count }
}

it('an issue without a filter goes to confirmed subscribers only', async () => {
  const { names, count } = await findAudience({})
  expect(names).toEqual(['boerne', 'other', 'realtor'])
  expect(count).toMatchObject({ total: 4, included: 3, excluded: { unconfirmed: 1, areas: 0 } })
})

it.each<{ audience: Partial<Chosen>; expected: string[] }>([
  { audience: { areas: ['Boerne, TX'] }, expected: ['boerne', 'realtor'] },
  { audience: { areas: ['Other'] }, expected: ['other', 'realtor'] },
  { audience: { areas: ['Seguin, TX'] }, expected: ['realtor'] },
  { audience: { interests: ['relocation', 'move-up'] }, expected: ['other', 'realtor'] },
  { audience: { readers: 'realtors' }, expected: ['realtor'] },
  { audience: { readers: 'buyers' }, expected: ['boerne', 'other'] },
  { audience: { areas: ['Boerne, TX'], interests: ['relocation'] }, expected: [] },
])('an issue for $audience goes to $expected', async ({ audience, expected }) => {
  const { names, count } = await findAudience(audience)
  expect(names).toEqual(expected)
  const { total, included, excluded } = count
  expect(total - included).toBe(Object.values(excluded).reduce((sum, each) => sum + each, 0))
})

it('a suppressed address is in no audience', async () => {
  await sql(
    `insert into newsletter_suppressions (digest, reason) values ($1, 'bounced')`,
    hashEmailAddress('boerne@example.com'),
  )
  const { names, count } = await findAudience({ areas: ['Boerne, TX'] })
  expect(names).toEqual(['realtor'])
  expect(count.excluded).toMatchObject({ suppressed: 1, areas: 1 })
})

it('a subscriber who wants one issue a month receives the next one after 27 days', async () => {
  await sql(`update newsletter_subscriptions set frequency = 'monthly'
    where email = 'realtor@example.com'`)
  const first = await findAudience({})
  expect(first.names).toContain('realtor')
  await sql(`update newsletter_recipients set sent_at = now() - interval '26 days'`)
  const second = await findAudience({})
  expect(second.names).toEqual(['boerne', 'other'])
  expect(second.count.excluded.monthly).toBe(1)
  await sql(`update newsletter_recipients set sent_at = now() - interval '28 days'`)
  expect((await findAudience({})).names).toContain('realtor')
})
