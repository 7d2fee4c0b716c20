import { beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/leads/route'
import { JOB_HEARTBEAT_MS, JOB_LEASE_SECONDS } from '@/config/job-times'
import { defaultSiteInfo } from '@/content/site-defaults'
import { runDueJobs } from '@/data/jobs/run-due'
import type { Delivery } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { cms } from '../../../fixtures/cms'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'
import { mailbox } from '../../setup/mailbox'

const person = {
  name: 'Ana Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  message: 'Could we see the model home on Saturday?',
}

/** Sends a tour request and returns the id of the lead. */
async function tour(overrides: object = {}, community?: number): Promise<number> {
  const communityId = community ?? (await aCommunity({ contactEmail: 'tours@hills.example' })).id
  const body = { ...person, communityId: String(communityId), source: 'tour-request', ...overrides }
  const response = await call(POST, '/api/leads', { method: 'POST', body })
  expect(response.status).toBe(201)
  return Number(((await response.json()) as { id: string }).id)
}

async function deliveries(): Promise<Delivery[]> {
  const payload = await testPayload()
  return (await payload.find({ collection: 'deliveries', depth: 0, pagination: false })).docs
}

const work = () => runDueJobs('deliveries')

/** Begins to send an email to a mail server that hangs. `ended` resolves when it has given up. */
async function beginSending(): Promise<{ readonly ended: Promise<number> }> {
  mailbox.mode = 'hangs'
  await tour()
  const before = mailbox.begun
  const ended = work()
  await vi.waitFor(() => expect(mailbox.begun).toBeGreaterThan(before), { timeout: 60_000 })
  return { ended }
}

/** Makes the next attempt due. */
const passTime = () => sql('update payload_jobs set wait_until = null')

const sendAgain = (path: string, headers: Record<string, string>) =>
  cms(`${path}/send-again`, { method: 'POST', headers })

beforeEach(async () => {
  await sql('truncate payload_jobs, deliveries, leads, audit_entries cascade')
  mailbox.received.length = 0
  mailbox.mode = 'takes'
})

describe('the lead notification', () => {
  it('is sent once to the community contact, with the buyer as Reply-To', async () => {
    const lead = await tour({ interest: 'relocation' })
    expect(mailbox.received).toHaveLength(0)
    await work()
    await work()
    expect(mailbox.received).toHaveLength(1)
    const [{ recipients, email } = { recipients: [], email: undefined }] = mailbox.received
    expect(recipients).toEqual(['tours@hills.example'])
    expect(email?.from).toMatchObject({ name: 'The Guide', address: 'guide@guide.example' })
    expect(email?.replyTo).toMatchObject([{ address: 'ana@example.com' }])
    expect(email?.subject).toMatch(/^Tour request for Community \d+: Ana Buyer$/)
    for (const part of [email?.text, email?.html]) {
      expect(part).toContain('Could we see the model home on Saturday?')
      expect(part).toContain('Relocation')
      expect(part).toMatch(/http:\/\/localhost:3000\/communities\/community-\d+/)
      expect(part).toContain(`http://localhost:3000/admin/collections/leads/${lead}`)
    }
    expect(email?.html).toContain('href="tel:+12105550142"')
    expect(email?.html).toContain('href="mailto:ana@example.com"')
    const [delivery] = await deliveries()
    expect(delivery).toMatchObject({ status: 'sent', lead, messageId: email?.messageId })
    expect(delivery?.attempts).toMatchObject([
      { outcome: 'sent', answer: expect.stringMatching(/^250 /) },
    ])
    expect(await sql('select from payload_jobs')).toEqual([])
  })

  it('is sent to the builder, or else to the publisher', async () => {
    const builder = await aBuilder({ email: 'sales@homes.example' })
    await tour({}, (await aCommunity({ builders: [builder.id] })).id)
    await tour({}, (await aCommunity()).id)
    await work()
    const recipients = mailbox.received.flatMap((received) => received.recipients)
    expect(recipients.sort()).toEqual(['hello@sanewhomeguide.example', 'sales@homes.example'])
  })

  it('goes to the builder of the home in question', async () => {
    const [first, other] = [
      await aBuilder({ email: 'first@homes.example' }),
      await aBuilder({ email: 'other@homes.example' }),
    ]
    const { id: community } = await aCommunity({ builders: [first.id, other.id] })
    const home = await aHome({ community, builder: other.id, address: '214 Bluestem Run' })
    await tour({ homeId: home.id }, community)
    await work()
    const [{ recipients, email } = { recipients: [], email: undefined }] = mailbox.received
    expect(recipients).toEqual(['other@homes.example'])
    expect(email?.subject).toMatch(/^Question about 214 Bluestem Run, Community \d+: Ana Buyer$/)
    expect(email?.text).toMatch(/\/communities\/community-\d+\/homes\//)
  })

  it('goes to each builder that the buyer chose, and again when it is sent again', async () => {
    const [casa, hearth, silent] = [
      await aBuilder({ name: 'Casa', email: 'casa@homes.example' }),
      await aBuilder({ name: 'Hearth', email: 'hearth@homes.example' }),
      await aBuilder({ name: 'Silent' }),
    ]
    const contactEmail = 'tours@hills.example'
    const community = await aCommunity({
      contactEmail,
      builders: [casa.id, hearth.id, silent.id],
    })
    const chosen = { builderIds: [casa.id, hearth.id, silent.id].map(String) }
    const lead = await tour(chosen, community.id)
    await work()
    const to = () => mailbox.received.flatMap(({ recipients }) => recipients).sort()
    expect(to()).toEqual(['casa@homes.example', 'hearth@homes.example', contactEmail])
    for (const { email } of mailbox.received)
      expect(email.text).toContain('Recipients: Casa, Hearth, and Silent, through the sales office')
    mailbox.received.length = 0
    const response = await sendAgain(`leads/${lead}`, { cookie: await signIn('editor') })
    expect(response.status).toBe(202)
    await work()
    expect(to()).toEqual(['casa@homes.example', 'hearth@homes.example', contactEmail])
    expect(await deliveries()).toHaveLength(3)
  })

  it('is copied to the buyer if the site sends copies', async () => {
    const payload = await testPayload()
    const setCopies = (copyToBuyer: boolean) =>
      payload.updateGlobal({
        slug: 'site-settings',
        data: { ...defaultSiteInfo, ogImage: null, copyToBuyer },
      })
    await setCopies(true)
    try {
      await tour()
    } finally {
      await setCopies(false)
    }
    await tour({ email: 'other@example.com' })
    await work()
    const copies = mailbox.received.filter(({ email }) => email.subject?.startsWith('Your message'))
    expect(copies.map(({ recipients }) => recipients)).toEqual([['ana@example.com']])
    expect(copies[0]?.email.text).toMatch(
      /It goes to the sales office of Community \d+\.\n\n> Could we see the model home/,
    )
    expect(copies[0]?.email.text).not.toContain('tours@hills.example')
  })

  it('has no header, recipient or markup from buyer input', async () => {
    const name = 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>'
    await tour({ name, message: '<img src=x onerror=alert(1)> & more of it' })
    await work()
    const [received] = mailbox.received
    expect(received?.recipients).toEqual(['tours@hills.example'])
    expect(received?.email.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(received?.email.subject).toContain('Eve Bcc: all@example.com')
    expect(received?.email.html).not.toMatch(/<(script|img)/)
    expect(received?.email.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; more of it')
  })
})

describe('a mail server that rejects an email', () => {
  it('gets it again ten minutes later with the same Message-ID', async () => {
    mailbox.mode = 'refuses'
    await tour()
    await work()
    const [refused] = await deliveries()
    expect(refused?.status).toBe('queued')
    expect(refused?.attempts).toMatchObject([
      { outcome: 'failed', answer: expect.stringContaining('451 Not now') },
    ])
    const [job] = await sql(
      "select wait_until - now() > interval '9 min' as later from payload_jobs",
    )
    expect(job).toEqual({ later: true })
    mailbox.mode = 'takes'
    expect(await work()).toBe(0)
    await passTime()
    await work()
    const [sent] = await deliveries()
    expect(sent).toMatchObject({ status: 'sent', messageId: refused?.messageId })
    expect(mailbox.received).toHaveLength(1)
  })

  it('gets at most eight attempts until staff resend it', async () => {
    mailbox.mode = 'refuses'
    const lead = await tour()
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect((await deliveries())[0]?.status).toBe('queued')
      await passTime()
      await work()
    }
    const [failed] = await deliveries()
    expect([failed?.status, failed?.attempts?.length]).toEqual(['failed', 8])
    expect(await sql('select from payload_jobs')).toEqual([])
    mailbox.mode = 'takes'
    const response = await sendAgain(`leads/${lead}`, { cookie: await signIn('editor') })
    expect([response.status, await response.json()]).toEqual([202, { deliveries: [failed?.id] }])
    await work()
    expect((await deliveries()).map(({ status }) => status)).toEqual(['sent'])
  })
})

it('a hanging mail server does not delay the response to a lead', async () => {
  const { ended } = await beginSending()
  const { id } = await aCommunity()
  await Promise.all(Array.from({ length: 8 }, () => tour({}, id)))
  expect(mailbox.received).toEqual([])
  await ended
  mailbox.mode = 'takes'
  await passTime()
  while ((await work()) > 0);
  expect(mailbox.received).toHaveLength(9)
  expect((await deliveries()).every(({ status }) => status === 'sent')).toBe(true)
})

it('an email is not lost when the process is killed', async () => {
  await tour()
  await sql('update payload_jobs set processing = true')
  expect(await work()).toBe(0)
  await sql(
    'update payload_jobs set updated_at = now() - make_interval(secs => $1)',
    JOB_LEASE_SECONDS + 1,
  )
  await work()
  expect(mailbox.received).toHaveLength(1)
})

it('an email that is being sent has a heartbeat, so no other process sends it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { ended } = await beginSending()
  await sql("update payload_jobs set updated_at = now() - interval '1 hour'")
  vi.advanceTimersByTime(JOB_HEARTBEAT_MS)
  vi.useRealTimers()
  await vi.waitFor(
    async () =>
      expect(
        await sql('select from payload_jobs where updated_at > now() - make_interval(mins => 1)'),
      ).toHaveLength(1),
    { timeout: 60_000 },
  )
  await ended
})

describe('a process that was frozen while it sent', () => {
  /** Sends an email to a server that hangs, while another process takes the job over. */
  async function whileSending(takeOver: () => Promise<unknown>): Promise<void> {
    const { ended } = await beginSending()
    await takeOver()
    await ended
  }

  it('leaves a job alone that another process has tried since', async () => {
    const job = () =>
      sql('select processing, total_tried, wait_until, updated_at from payload_jobs')
    let retried: unknown
    await whileSending(async () => {
      await sql(
        `update payload_jobs set processing = false, total_tried = 3, updated_at = now(),
         wait_until = now() + interval '1 hour'`,
      )
      retried = await job()
    })
    expect(await job()).toEqual(retried)
  })

  it('leaves an email alone that another process has sent since', async () => {
    await whileSending(async () => {
      await sql('delete from payload_jobs')
      await sql("update deliveries set status = 'sent', sent_at = now()")
    })
    expect(await deliveries()).toMatchObject([{ status: 'sent', attempts: [] }])
  })
})

describe('the emails of a lead', () => {
  it('are stored atomically with the lead', async () => {
    const { id } = await aCommunity()
    const body = { ...person, communityId: String(id), source: 'tour-request' }
    for (const table of ['leads', 'deliveries', 'payload_jobs']) {
      const response = await whileCommitFails(table, () =>
        call(POST, '/api/leads', { method: 'POST', body }),
      )
      expect([table, response.status]).toEqual([table, 500])
    }
    expect(await sql('select from leads union all select from deliveries')).toEqual([])
    expect(await sql('select from payload_jobs')).toEqual([])
  })

  it('are created when staff release the lead from quarantine', async () => {
    const id = await tour({ company: 'A program' })
    expect(await deliveries()).toEqual([])
    const refused = await sendAgain(`leads/${id}`, { cookie: await signIn('editor') })
    expect(refused.status).toBe(409)
    const payload = await testPayload()
    await payload.update({ collection: 'leads', id, data: { quarantined: false } })
    await payload.update({ collection: 'leads', id, data: { note: 'A person after all' } })
    await work()
    expect(mailbox.received).toHaveLength(1)
  })

  it('are held when staff quarantine the lead before delivery', async () => {
    const id = await tour()
    const payload = await testPayload()
    await payload.update({ collection: 'leads', id, data: { quarantined: true } })
    await work()
    expect((await deliveries())[0]?.status).toBe('kept')
    await payload.update({ collection: 'leads', id, data: { quarantined: false } })
    await work()
    expect(mailbox.received).toHaveLength(1)
  })

  it('are deleted with the lead', async () => {
    const id = await tour()
    await (await testPayload()).delete({ collection: 'leads', id })
    expect(await deliveries()).toEqual([])
    await work()
    expect(mailbox.received).toEqual([])
    expect(await sql('select from payload_jobs')).toEqual([])
  })
})

describe('resending an email', () => {
  it('requires an editor or admin and a request from the site, and is audited', async () => {
    await tour()
    await work()
    const [delivery] = await deliveries()
    const path = `deliveries/${delivery?.id}`
    expect((await sendAgain(path, {})).status).toBe(401)
    expect((await sendAgain(path, { cookie: await signIn('contributor') })).status).toBe(403)
    const cookie = await signIn('editor')
    const foreign = await sendAgain(path, { cookie, origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(401)
    expect(await sql('select from payload_jobs')).toEqual([])
    expect((await sendAgain('deliveries/999999', { cookie })).status).toBe(404)
    expect((await sendAgain(path, { cookie })).status).toBe(202)
    await work()
    expect(mailbox.received).toHaveLength(2)
    expect(
      await sql(
        `select action, document_id from audit_entries where collection_slug = 'deliveries'`,
      ),
    ).toEqual([{ action: 'updated', document_id: String(delivery?.id) }])
  })

  it('sends one email for any number of concurrent requests', async () => {
    await tour()
    const [delivery] = await deliveries()
    const cookie = await signIn('admin')
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => sendAgain(`deliveries/${delivery?.id}`, { cookie })),
    )
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(await sql('select from payload_jobs')).toHaveLength(1)
  })

  it('is rejected while the email is being sent', async () => {
    await tour()
    await sql('update payload_jobs set processing = true')
    const [delivery] = await deliveries()
    const cookie = await signIn('editor')
    expect((await sendAgain(`deliveries/${delivery?.id}`, { cookie })).status).toBe(409)
  })

  it('uses the current recipient', async () => {
    const { id } = await aCommunity({ contactEmail: 'wrong@hills.example' })
    const lead = await tour({}, id)
    await work()
    const payload = await testPayload()
    await payload.update({
      collection: 'communities',
      id,
      data: { contactEmail: 'right@hills.example' },
    })
    await sendAgain(`leads/${lead}`, { cookie: await signIn('editor') })
    await work()
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([
      ['wrong@hills.example'],
      ['right@hills.example'],
    ])
    const [again] = await deliveries()
    expect(
      await sql(
        `select action, document_id from audit_entries where collection_slug = 'deliveries'`,
      ),
    ).toEqual([{ action: 'updated', document_id: String(again?.id) }])
  })
})
