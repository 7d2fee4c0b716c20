import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/leads/route'
import { runDueJobs } from '@/data/jobs/run-due'
import { readHandOverSecret } from '@/data/leads/hand-over'
import { isPublicAddress } from '@/lib/net/public-address'
import type { Builder } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { cms } from '../../../fixtures/cms'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'
import { as, getApiKey, signIn } from '../../../fixtures/staff'

vi.mock('@/lib/net/public-address', { spy: true })

interface Call {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const calls: Call[] = []
const responses: number[] = []
/** The system of a builder. */
const server = createServer(async (req, res) => {
  let body = ''
  for await (const chunk of req) body += String(chunk)
  calls.push({ headers: req.headers, body })
  res.writeHead(responses.shift() ?? 204, { location: '/elsewhere' }).end()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(async () => {
  server.close()
  await once(server, 'close')
})

const address = server.address()
const local = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/leads?key=hidden`

beforeEach(async () => {
  calls.length = 0
  responses.length = 0
  vi.mocked(isPublicAddress).mockReset()
  await sql('truncate payload_jobs, deliveries, leads, audit_entries cascade')
})

const webhook = { method: 'webhook', url: 'https://crm.homes.example/leads' } as const

/** A builder whose webhook is the local server, which its form does not accept. */
async function aBuilderWithWebhook(): Promise<Builder> {
  const builder = await aBuilder({ email: 'sales@homes.example', leadHandOver: webhook })
  await sql(`update builders set lead_hand_over_url = '${local}' where id = ${builder.id}`)
  return builder
}

async function sendLead(to: object): Promise<number> {
  const body = {
    name: 'Ana Buyer',
    email: 'ana@example.com',
    phone: '(210) 555-0142',
    message: 'Do you build <large> & small?',
    ...to,
  }
  const response = await call(POST, '/api/leads', { method: 'POST', body })
  expect(response.status).toBe(201)
  return Number(((await response.json()) as { id: string }).id)
}

const writeTo = ({ id }: Builder) => sendLead({ builderId: String(id), source: 'builder-contact' })

async function findHandOvers() {
  const payload = await testPayload()
  const where = { kind: { equals: 'lead-hand-over' } }
  return (await payload.find({ collection: 'deliveries', where, depth: 0, sort: 'id' })).docs
}

describe('a lead for a builder with a webhook', () => {
  it('is posted once to its system as signed JSON, and is in the log with the lead and the builder', async () => {
    vi.mocked(isPublicAddress).mockReturnValue(true)
    const builder = await aBuilderWithWebhook()
    const lead = await writeTo(builder)
    expect(await findHandOvers()).toMatchObject([{ status: 'queued', lead, builder: builder.id }])
    await runDueJobs('webhooks')
    await runDueJobs('webhooks')
    expect(calls).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = calls
    expect(JSON.parse(body)).toMatchObject({
      event: 'lead.created',
      lead: { id: String(lead), name: 'Ana Buyer', builder: { id: String(builder.id) } },
    })
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-guide-signature'])) ?? []
    const secret = (await readHandOverSecret(builder.id)) ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    expect(signature).toBe(expected)
    const [delivery] = await findHandOvers()
    expect(delivery).toMatchObject({ status: 'sent', channel: 'webhook', lead })
    expect(headers['idempotency-key']).toBe(String(delivery?.id))
    expect(delivery?.to).toMatch(/\/leads$/)
  })

  it('is retried after a failure and after a redirect', async () => {
    vi.mocked(isPublicAddress).mockReturnValue(true)
    responses.push(500, 307)
    await writeTo(await aBuilderWithWebhook())
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await sql('update payload_jobs set wait_until = null')
      await runDueJobs('webhooks')
    }
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    const [delivery] = await findHandOvers()
    expect(delivery?.attempts?.map(({ outcome, answer }) => [outcome, answer])).toEqual([
      ['failed', 'Responded with status 500'],
      ['failed', 'Responded with status 307'],
      ['sent', 'Responded with status 204'],
    ])
  })

  it.each([
    ['an address', local],
    ['a name', local.replace('127.0.0.1', 'localhost')],
  ])('is not posted to %s in a private network', async (_what, url) => {
    const builder = await aBuilderWithWebhook()
    await sql(`update builders set lead_hand_over_url = '${url}' where id = ${builder.id}`)
    await writeTo(builder)
    await runDueJobs('webhooks')
    expect(calls).toEqual([])
    const [delivery] = await findHandOvers()
    expect(delivery?.attempts).toMatchObject([
      { outcome: 'failed', answer: 'The host has a private address.' },
    ])
  })

  it('waits in quarantine until it is released, and is then posted', async () => {
    vi.mocked(isPublicAddress).mockReturnValue(true)
    const { id } = await aBuilderWithWebhook()
    const payload = await testPayload()
    const lead = await payload.create({
      collection: 'leads',
      data: {
        name: 'Ana Buyer',
        email: 'ana@example.com',
        phone: '(210) 555-0142',
        message: 'Do you build here?',
        source: 'builder-contact',
        status: 'new',
        builder: id,
        recipients: [{ kind: 'builder', builder: id, name: 'Casa Clara' }],
        quarantined: true,
      },
    })
    expect(await findHandOvers()).toEqual([])
    await payload.update({ collection: 'leads', id: lead.id, data: { quarantined: false } })
    await runDueJobs('webhooks')
    expect(calls).toHaveLength(1)
  })
})

describe('a lead for a community of several builders', () => {
  it('goes to the systems of the builders that the buyer chose, and to no other', async () => {
    const [chosen, other] = [await aBuilderWithWebhook(), await aBuilderWithWebhook()]
    const community = await aCommunity({
      builders: [other.id, chosen.id],
      contactEmail: 'office@homes.example',
    })
    const tour = { communityId: String(community.id), source: 'tour-request' }
    await sendLead({ ...tour, builderIds: [String(chosen.id)] })
    expect(await findHandOvers()).toMatchObject([{ builder: chosen.id }])
    // Without a choice, the sales office has it; an empty choice are the editors.
    await sendLead(tour)
    await sendLead({ ...tour, builderIds: [] })
    expect(await findHandOvers()).toHaveLength(1)
  })
})

it('a lead for a builder with an email hand-over is emailed with the lead as XML', async () => {
  const leadHandOver = { method: 'email', email: 'leads@crm.example' } as const
  const builder = await aBuilder({ name: 'Casa Clara', leadHandOver })
  const lead = await writeTo(builder)
  const [delivery] = await findHandOvers()
  expect(delivery).toMatchObject({
    channel: 'mail',
    to: 'leads@crm.example',
    replyTo: 'ana@example.com',
    subject: `Lead ${lead} for Casa Clara`,
    builder: builder.id,
  })
  expect(delivery?.attachment).toContain(
    '<comments>Do you build &lt;large&gt; &amp; small?</comments>',
  )
  await runDueJobs('deliveries')
  expect(await findHandOvers()).toMatchObject([{ status: 'kept' }])
})

describe('the lead hand-over of a builder', () => {
  it.each([
    ['http://crm.homes.example/leads', /including https/],
    ['https://127.0.0.1/leads', /private address/],
    ['https://localhost/leads', /private address/],
    [null, /including https/],
  ])('is not saved with the webhook %s', async (url, problem) => {
    const headers = { cookie: await signIn('editor') }
    const { id } = await aBuilder()
    const body = { leadHandOver: { method: 'webhook', url } }
    const response = await cms(`builders/${id}`, { method: 'PATCH', headers, body })
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toMatch(problem)
  })

  it('is not saved with an email hand-over without an address', async () => {
    const headers = { cookie: await signIn('editor') }
    const { id } = await aBuilder()
    const body = { leadHandOver: { method: 'email' } }
    expect((await cms(`builders/${id}`, { method: 'PATCH', headers, body })).status).toBe(400)
  })

  it('has a secret that is encrypted, in no response and in no log, and stays until it is replaced', async () => {
    const editor = await aUser('editor')
    const { id } = await aBuilder({ leadHandOver: webhook })
    const payload = await testPayload()
    const first = (await readHandOverSecret(id)) ?? ''
    const save = (data: Partial<Builder>) =>
      payload.update({ collection: 'builders', id, data, ...as(editor) })
    await save({ address: '1 Main St' })
    await save({ leadHandOver: { ...webhook, secret: 'chosen by a client' } })
    expect(await readHandOverSecret(id)).toBe(first)
    const renewed = await save({ leadHandOver: { ...webhook, renewSecret: true } })
    expect(renewed.leadHandOver?.renewSecret).toBe(false)
    const second = (await readHandOverSecret(id)) ?? ''
    expect(second).toMatch(/^[\w-]{43}$/)
    expect(second).not.toBe(first)

    const stored = await sql(
      `select lead_hand_over_secret as secret from builders where id = ${id}`,
    )
    const logged = await sql('select changed_values::text as text from audit_entries')
    expect(logged).not.toEqual([])
    const secrets = [first, second, String(stored[0]?.secret)]
    const responses: string[] = [JSON.stringify(logged)]
    for (const role of ['editor', 'contributor'] as const) {
      const headers = { authorization: await getApiKey(role) }
      for (const path of [`builders/${id}`, `builders/versions?where[parent][equals]=${id}`])
        responses.push(await (await cms(path, { headers })).text())
    }
    for (const text of [...responses, JSON.stringify(stored)])
      for (const secret of secrets.slice(0, 2)) expect(text).not.toContain(secret)
    for (const text of responses) expect(text).not.toContain(secrets[2])
    expect(responses[1]).toContain(webhook.url)
    for (const text of responses.slice(3)) expect(text).not.toContain(webhook.url)
  })

  it('is not changed by a draft of a contributor', async () => {
    const contributor = await aUser('contributor')
    const { id } = await aBuilder({ leadHandOver: webhook })
    const payload = await testPayload()
    const secret = await readHandOverSecret(id)
    await payload.update({
      collection: 'builders',
      id,
      draft: true,
      data: { name: 'Renamed', leadHandOver: { method: 'off' } },
      ...as(contributor),
    })
    const draft = await payload.findByID({ collection: 'builders', id, draft: true })
    expect(draft).toMatchObject({ name: 'Renamed', leadHandOver: webhook })
    expect(await readHandOverSecret(id)).toBe(secret)
  })
})
