import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/leads/route'
import { runDueJobs } from '@/data/jobs/run-due'
import { call } from '../../../fixtures/call'
import { aBuilder, testPayload } from '../../../fixtures/site'

interface Call {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Receives the webhook calls. These tests have no mail server. */
const { server, calls, responses } = await vi.hoisted(async () => {
  const { createServer } = await import('node:http')
  const calls: Call[] = []
  const responses: number[] = []
  const server = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += String(chunk)
    calls.push({ headers: req.headers, body })
    res.writeHead(responses.shift() ?? 204, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  process.env.LEAD_WEBHOOK_URL = `http://127.0.0.1:${port}/leads?key=hidden`
  process.env.LEAD_WEBHOOK_SECRET = 'between the two of us'
  return { server, calls, responses }
})
afterAll(async () => {
  server.close()
  await once(server, 'close')
})

beforeEach(async () => {
  calls.length = 0
  await (await testPayload()).db.pool.query('truncate payload_jobs, deliveries cascade')
})

async function sendLead(): Promise<string> {
  const builder = await aBuilder({ name: 'Casa Clara', email: 'sales@homes.example' })
  const response = await call(POST, '/api/leads', {
    method: 'POST',
    body: {
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      message: '¿Do you build on our lot?',
      interest: 'move-up',
      builderId: String(builder.id),
      source: 'builder-contact',
    },
  })
  return ((await response.json()) as { id: string }).id
}

async function deliveries() {
  const payload = await testPayload()
  return (await payload.find({ collection: 'deliveries', depth: 0, sort: 'id' })).docs
}

it('the webhook posts a lead as signed JSON, without waiting for its email', async () => {
  const id = await sendLead()
  await runDueJobs('webhooks')
  const [first] = calls
  expect(calls).toHaveLength(1)
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    event: 'lead.created',
    lead: {
      id,
      source: 'builder-contact',
      name: 'Ana Buyer',
      interest: 'move-up',
      community: null,
      builder: { name: 'Casa Clara', url: expect.stringMatching(/\/builders\/builder-\d+$/) },
    },
  })
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(first?.headers['x-guide-signature'])) ?? []
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60)
  const expected = createHmac('sha256', 'between the two of us')
  expect(signature).toBe(expected.update(`${seconds}.${first?.body}`).digest('hex'))
  const [email, webhook] = await deliveries()
  expect(email?.status).toBe('queued')
  expect(first?.headers['idempotency-key']).toBe(String(webhook?.id))
  expect(webhook).toMatchObject({ kind: 'lead-webhook', status: 'sent', lead: Number(id) })
  expect(webhook?.to).toMatch(/\/leads$/)
})

it('the webhook retries after a failure and after a redirect with the same idempotency key', async () => {
  responses.push(500, 307)
  await sendLead()
  const { pool } = (await testPayload()).db
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await pool.query('update payload_jobs set wait_until = null')
    await runDueJobs('webhooks')
  }
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  const [, webhook] = await deliveries()
  expect(webhook?.attempts?.map(({ outcome, answer }) => [outcome, answer])).toEqual([
    ['failed', 'Responded with status 500'],
    ['failed', 'Responded with status 307'],
    ['sent', 'Responded with status 204'],
  ])
})

it('emails are held, with the reason recorded, while no mail server is configured', async () => {
  await sendLead()
  await runDueJobs('deliveries')
  const [email] = await deliveries()
  expect(email).toMatchObject({
    channel: 'mail',
    status: 'kept',
    to: 'sales@homes.example',
    sentAt: null,
    attempts: [{ outcome: 'kept', answer: 'SMTP_URL is not set.' }],
  })
  expect(email?.text).toContain('> ¿Do you build on our lot?')
})
