import { addMonths } from 'date-fns'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { POST as sendUnsubscribe } from '@/app/(frontend)/newsletter/unsubscribe/send/route'
import { POST as continueSending } from '@/app/internal/newsletter/route'
import { findStoppedSendings, setSendingState } from '@/data/newsletter/sendings'
import { deleteExpired } from '@/data/retention/mutations'
import { claimRecipients, claimSending, readReceivedIssues } from '@/database/newsletter/sendings'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { sendDueIssue } from '@/jobs/newsletter-issue/send-due'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { erase } from '@/plugins/personal-data/erase'
import {
  dueQueues,
  NEWSLETTER,
  workerConnection,
} from '../../../../server/worker/worker-connection'
import { call } from '../../../fixtures/call'
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
import { emptyTables, insertRows, sql } from '../../../fixtures/rows'
import { aUser, type Staff, testPayload } from '../../../fixtures/site'
import { mailbox } from '../../setup/mailbox'

let editor: Staff

beforeAll(async () => {
  const payload = await testPayload()
  const { defaultSiteInfo } = await import('@/content/site-defaults')
  const data = { ...defaultSiteInfo, ogImage: null, newsletterRate: 6000 }
  await payload.updateGlobal({ slug: 'site-settings', data })
  editor = await aUser('editor')
})

beforeEach(async () => {
  await emptyTables(...newsletterTables)
  mailbox.received.length = 0
  mailbox.findRefusal = () => undefined
})

/** Stores subscribers with SQL, for large numbers. */
const manySubscribers = (count: number) =>
  insertRows(
    'newsletter_subscriptions',
    Array.from({ length: count }, (_, index) => ({
      email: `reader${String(index).padStart(3, '0')}@example.com`,
      status: 'subscribed',
      unsubscribe_token: `${'t'.repeat(40)}${index}`,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    })),
  )

const receivers = () => mailbox.received.flatMap(({ recipients }) => recipients).toSorted()

/** Lets everything that waits for a retry be due. */
async function passTime(): Promise<void> {
  await sql('update newsletter_sendings set next_try = null')
  await sql('update newsletter_recipients set next_try = null')
}

/** Claims a sending and some of its recipients, as a process does that is killed afterwards. */
async function claimAndDie(limit: number): Promise<number> {
  const payload = await testPayload()
  const req = await createLocalReq({}, payload)
  const sending = await inTransaction(req, async () =>
    claimSending(await getSession(req), 'a dead process'),
  )
  const issue = sending?.issue ?? 0
  const claim = await claimRecipients(payload.db.drizzle, {
    issue,
    worker: 'a dead process',
    limit,
  })
  return claim.recipients.length
}

const expireClaims = () =>
  sql(`update newsletter_sendings set seen_at = seen_at - interval '31 seconds'`)

describe('an issue', () => {
  it('is sent to its audience when it is published for the first time, and never again', async () => {
    await aSubscriber({ email: 'ana@example.com' })
    const issue = await anIssue({ _status: 'draft' })
    expect(await sendNewsletter()).toBe(0)
    const payload = await testPayload()
    const publish = (title: string) =>
      payload.update({
        collection: 'newsletter-issues',
        id: issue.id,
        data: { title, _status: 'published' },
      })
    await publish('Published')
    expect(await sendNewsletter()).toBe(1)
    await aSubscriber({ email: 'late@example.com' })
    await publish('Published again')
    expect(await sendNewsletter()).toBe(0)
    expect(receivers()).toEqual(['ana@example.com'])
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', sent: 1, waiting: 0 })
  })

  it('is a multipart email with the headers and links of its recipient', async () => {
    const { unsubscribeToken } = await aSubscriber({ email: 'ana@example.com' })
    const issue = await anIssue()
    await sendNewsletter()
    const [received] = mailbox.received
    const link = `http://localhost:3000/newsletter/unsubscribe?token=${unsubscribeToken}&issue=${issue.id}`
    expect(received?.email).toMatchObject({
      subject: 'May: 12 new communities',
      text: expect.stringContaining(link),
      html: expect.stringContaining(link.replace('&', '&amp;')),
      messageId: expect.stringMatching(/^<[\da-f-]{36}@guide\.example>$/),
    })
    const headers = Object.fromEntries(
      received?.email.headers.map(({ key, value }) => [key, value]) ?? [],
    )
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${link}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': '<newsletter.guide.example>',
      precedence: 'bulk',
    })
    expect(received?.raw).toContain('multipart/alternative')
  })

  it('without a matching subscriber is done without an email', async () => {
    await aSubscriber({ email: 'ana@example.com', isRealtor: false })
    const issue = await anIssue({ audience: { readers: 'realtors' } })
    await sendNewsletter()
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', recipients: 0 })
    expect(mailbox.received).toEqual([])
  })

  it('that is unpublished while it is sent pauses', async () => {
    await aSubscriber({ email: 'ana@example.com' })
    const issue = await anIssue()
    const payload = await testPayload()
    await payload.update({
      collection: 'newsletter-issues',
      id: issue.id,
      data: { _status: 'draft' },
    })
    await sendNewsletter()
    expect(await readSending(issue.id)).toMatchObject({
      state: 'paused',
      note: 'The issue was unpublished or moved to the trash.',
      waiting: 1,
    })
    expect(mailbox.received).toEqual([])
  })
})

describe('a recipient', () => {
  it('who was suppressed or unsubscribed after the publication is skipped, with the reason', async () => {
    await aSubscriber({ email: 'left@example.com' })
    await aSubscriber({ email: 'suppressed@example.com' })
    await aSubscriber({ email: 'deleted@example.com' })
    await aSubscriber({ email: 'stays@example.com' })
    const issue = await anIssue()
    await sql(`update newsletter_subscriptions set status = 'unsubscribed'
      where email = 'left@example.com'`)
    await sql(
      `insert into newsletter_suppressions (digest, reason) values ($1, 'asked')`,
      hashEmailAddress('suppressed@example.com'),
    )
    await sql(`delete from newsletter_subscriptions where email = 'deleted@example.com'`)
    await sendNewsletter()
    expect(receivers()).toEqual(['stays@example.com'])
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', sent: 1, skipped: 3 })
    const reasons = await sql(
      `select answer from newsletter_recipients where state = 'skipped' order by answer`,
    )
    expect(reasons.map(({ answer }) => answer)).toEqual([
      'The address is on the do-not-email list.',
      'The subscriber was deleted.',
      'The subscription has ended.',
    ])
  })

  it('who unsubscribes by the link of an issue is counted for the issue', async () => {
    const { unsubscribeToken } = await aSubscriber({ email: 'ana@example.com' })
    const issue = await anIssue()
    await sendNewsletter()
    const path = `/newsletter/unsubscribe?token=${unsubscribeToken}&issue=${issue.id}`
    const response = await call(sendUnsubscribe, path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(200)
    expect(await readSending(issue.id)).toMatchObject({ sent: 1, unsubscribed: 1 })
  })

  it('whose address does not exist is suppressed, without the address in the answer', async () => {
    await aSubscriber({ email: 'gone@example.com' })
    await aSubscriber({ email: 'stays@example.com' })
    const issue = await anIssue()
    mailbox.findRefusal = (address) =>
      address === 'gone@example.com'
        ? { status: 550, message: '5.1.1 <gone@example.com>: unknown user' }
        : undefined
    await sendNewsletter()
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', sent: 1, bounced: 1 })
    expect(await suppressions()).toEqual([
      { digest: hashEmailAddress('gone@example.com'), reason: 'bounced' },
    ])
    expect((await storedSubscribers()).map(({ status }) => status)).toEqual([
      'unsubscribed',
      'subscribed',
    ])
    expect(await leavings()).toMatchObject([{ how: 'bounce', by: null }])
    const rows = await sql(`select answer from newsletter_recipients where state = 'bounced'`)
    expect(rows[0]?.answer).toMatch(/^550 5\.1\.1/)
    expect(rows[0]?.answer).not.toContain('gone@example.com')
  })

  it('who is refused for another reason stays subscribed', async () => {
    await aSubscriber({ email: 'ana@example.com' })
    await aSubscriber({ email: 'stays@example.com' })
    const issue = await anIssue()
    mailbox.findRefusal = (address) =>
      address === 'ana@example.com'
        ? { status: 550, message: '5.7.1 Rejected by policy' }
        : undefined
    await sendNewsletter()
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', sent: 1, failed: 1 })
    expect(await suppressions()).toEqual([])
  })

  it('who is refused for now is tried again, and others do not wait', async () => {
    await aSubscriber({ email: 'later@example.com' })
    await aSubscriber({ email: 'stays@example.com' })
    const issue = await anIssue()
    mailbox.findRefusal = (address) =>
      address === 'later@example.com' ? { status: 450, message: '4.2.0 Greylisted' } : undefined
    await sendNewsletter()
    expect(await readSending(issue.id)).toMatchObject({ state: 'sending', sent: 1, waiting: 1 })
    mailbox.findRefusal = () => undefined
    expect(await sendNewsletter()).toBe(0)
    await passTime()
    expect(await sendNewsletter()).toBe(1)
    expect(receivers()).toEqual(['later@example.com', 'stays@example.com'])
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', sent: 2, waiting: 0 })
  })
})

describe('a sending', () => {
  it('resumes after its process was killed, with the same Message-IDs and none lost', async () => {
    await manySubscribers(12)
    const issue = await anIssue()
    expect(await claimAndDie(5)).toBe(5)
    const before = await sql(`select message_id from newsletter_recipients order by message_id`)
    expect(await sendNewsletter()).toBe(0)
    await expireClaims()
    expect(await sendNewsletter()).toBe(12)
    expect(new Set(receivers()).size).toBe(12)
    expect(receivers()).toHaveLength(12)
    const ids = mailbox.received.map(({ email }) => email.messageId).toSorted()
    expect(ids).toEqual(before.map(({ message_id }) => message_id))
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', sent: 12 })
  })

  it('by two processes at once writes to no address twice', async () => {
    await manySubscribers(30)
    await anIssue()
    const payload = await testPayload()
    const counts = await Promise.all([
      sendDueIssue(payload, 'one process'),
      sendDueIssue(payload, 'another process'),
    ])
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 30])
    expect(new Set(receivers()).size).toBe(30)
    expect(receivers()).toHaveLength(30)
  })

  it('waits while the mail server does not respond, without an attempt for a recipient', async () => {
    await manySubscribers(3)
    const issue = await anIssue()
    mailbox.findRefusal = () => ({ status: 421, message: '4.3.2 Shutting down' })
    await sendDueIssue(await testPayload())
    expect(await readSending(issue.id)).toMatchObject({
      state: 'sending',
      waiting: 3,
      note: expect.stringMatching(/^The mail server does not accept emails: 421/),
      nextTry: expect.any(String),
    })
    expect(await sql('select distinct attempts from newsletter_recipients')).toEqual([
      { attempts: 0 },
    ])
    mailbox.findRefusal = () => undefined
    expect(await sendNewsletter()).toBe(0)
    await passTime()
    expect(await sendNewsletter()).toBe(3)
    expect(await readSending(issue.id)).toMatchObject({ state: 'done', sent: 3, note: null })
  })

  it('waits also when the server responds only after the last recipient was claimed', async () => {
    await manySubscribers(1)
    const issue = await anIssue()
    const payload = await testPayload()
    const execute = vi.spyOn(payload.db.drizzle, 'execute')
    onTestFinished(() => execute.mockRestore())
    mailbox.findRefusal = async () => {
      const asked = execute.mock.calls.length
      await vi.waitUntil(() => execute.mock.calls.length > asked, { timeout: 60_000 })
      await execute.mock.results.at(-1)?.value
      return { status: 421, message: '4.3.2 Shutting down' }
    }
    await sendDueIssue(payload)
    expect(await readSending(issue.id)).toMatchObject({
      state: 'sending',
      waiting: 1,
      nextTry: expect.any(String),
    })
  })

  it('pauses when the first 20 recipients are refused, and burns none of the addresses', async () => {
    await manySubscribers(40)
    const issue = await anIssue()
    mailbox.findRefusal = () => ({ status: 550, message: '5.1.1 Unknown user' })
    await sendNewsletter()
    expect(await readSending(issue.id)).toMatchObject({
      state: 'paused',
      note: expect.stringMatching(/^The mail server refused the first 20 recipients/),
      waiting: 40,
      bounced: 0,
    })
    expect(await suppressions()).toEqual([])
    expect(await findStoppedSendings()).toMatchObject([{ issue: issue.id, state: 'paused' }])
    mailbox.findRefusal = () => undefined
    await setSendingState(issue.id, 'sending', editor)
    expect(await sendNewsletter()).toBe(40)
  })

  it('is due for the worker until it is done or paused', async () => {
    const client = workerConnection(process.env.DATABASE_URL)
    await client.connect()
    try {
      await aSubscriber({ email: 'ana@example.com' })
      expect(await dueQueues(client)).toEqual([])
      const issue = await anIssue()
      expect(await dueQueues(client)).toEqual([NEWSLETTER])
      await setSendingState(issue.id, 'paused', editor)
      expect(await dueQueues(client)).toEqual([])
      await setSendingState(issue.id, 'sending', editor)
      await sendNewsletter()
      expect(await dueQueues(client)).toEqual([])
    } finally {
      await client.end()
    }
  })

  it('is continued by the server alone', async () => {
    const response = await call(continueSending, '/internal/newsletter', {
      method: 'POST',
      body: {},
    })
    expect(response.status).toBe(404)
  })

  it('is paused, resumed and canceled by an editor, with entries in the audit log', async () => {
    await manySubscribers(3)
    const issue = await anIssue()
    expect(await setSendingState(issue.id, 'paused', editor)).toBe(true)
    expect(await sendNewsletter()).toBe(0)
    expect(await setSendingState(issue.id, 'sending', editor)).toBe(true)
    expect(await setSendingState(issue.id, 'canceled', editor)).toBe(true)
    expect(await setSendingState(issue.id, 'sending', editor)).toBe(false)
    expect(await sendNewsletter()).toBe(0)
    expect(await readSending(issue.id)).toMatchObject({ state: 'canceled', sent: 0, waiting: 3 })
    const entries = await sql(
      `select user_name from audit_entries where collection_slug = 'newsletter-issues'
        and action = 'updated'`,
    )
    expect(entries).toHaveLength(3)
  })
})

describe('a recipient as personal data', () => {
  it('is only a count after the subscriber was erased', async () => {
    await aSubscriber({ email: 'ana@example.com' })
    const issue = await anIssue()
    await sendNewsletter()
    const payload = await testPayload()
    const req = await createLocalReq({ user: editor }, payload)
    await inTransaction(req, () => erase(req, 'ana@example.com'))
    expect(
      await sql('select subscription_id, answer, message_id from newsletter_recipients'),
    ).toEqual([{ subscription_id: null, answer: null, message_id: null }])
    expect(await readSending(issue.id)).toMatchObject({ recipients: 1, sent: 1 })
  })

  it('is in the answer to a request of access', async () => {
    const { id } = await aSubscriber({ email: 'ana@example.com' })
    await anIssue()
    await sendNewsletter()
    const req = await createLocalReq({}, await testPayload())
    expect(await readReceivedIssues(req, [id])).toMatchObject([
      { issue: 'New homes in May', state: 'sent', sentAt: expect.any(String) },
    ])
    expect(await readReceivedIssues(req, [])).toEqual([])
  })

  it('is only a count after the time of the email log', async () => {
    await aSubscriber({ email: 'ana@example.com' })
    const issue = await anIssue()
    await sendNewsletter()
    await deleteExpired(addMonths(new Date(), 11))
    expect(await sql('select from newsletter_recipients where subscription_id is null')).toEqual([])
    await deleteExpired(addMonths(new Date(), 13))
    expect(
      await sql('select subscription_id, answer, message_id from newsletter_recipients'),
    ).toEqual([{ subscription_id: null, answer: null, message_id: null }])
    expect(await readSending(issue.id)).toMatchObject({ recipients: 1, sent: 1 })
    expect(await storedSubscribers()).toHaveLength(1)
  })
})
