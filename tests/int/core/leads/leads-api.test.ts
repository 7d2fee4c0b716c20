import { beforeAll, describe, expect, it } from 'vitest'
import { POST } from '@/app/api/leads/route'
import { FORM_CONSENT_HEADER } from '@/contract/leads/consent-header'
import { leadCreated } from '@/contract/leads/lead'
import { problem } from '@/contract/problem'
import { call } from '../../../fixtures/call'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { aBuilder, aCommunity, aHome, aPlan, testPayload } from '../../../fixtures/site'

const person = {
  name: 'Ana Buyer',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  message: 'Could we see the model home on Saturday?',
}

let communityId = ''
let builderId = ''

const send = (body: unknown, headers?: Record<string, string>) =>
  call(POST, '/api/leads', { method: 'POST', body, ...(headers ? { headers } : {}) })

const tour = (overrides: object = {}) => ({
  ...person,
  communityId,
  source: 'tour-request',
  ...overrides,
})

async function leads(where = {}) {
  const payload = await testPayload()
  return (await payload.find({ collection: 'leads', depth: 0, pagination: false, where })).docs
}

async function rejection(response: Response) {
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  return problem.parse(await response.json())
}

beforeAll(async () => {
  communityId = String((await aCommunity()).id)
  builderId = String((await aBuilder()).id)
})

describe('POST /api/leads', () => {
  it('stores a tour request and returns its id', async () => {
    const response = await send(tour({ interest: 'relocation' }))
    expect(response.status).toBe(201)
    const { id } = leadCreated.parse(await response.json())
    expect(await leads({ id: { equals: id } })).toMatchObject([
      {
        ...person,
        community: Number(communityId),
        interest: 'relocation',
        source: 'tour-request',
        status: 'new',
      },
    ])
  })

  it.each(['', null])(
    'stores a tour request whose interest is %j without one',
    async (interest) => {
      const { id } = leadCreated.parse(await (await send(tour({ interest }))).json())
      expect(await leads({ id: { equals: id } })).toMatchObject([{ interest: null }])
    },
  )

  it('stores the builders that the buyer chose, and the sentence of the form', async () => {
    const [casa, hearth] = [await aBuilder({ name: 'Casa' }), await aBuilder({ name: 'Hearth' })]
    const community = await aCommunity({ builders: [casa.id, hearth.id] })
    const request = tour({ communityId: String(community.id) })
    const consent = 'Goes to “Hearth”.'
    const headers = { [FORM_CONSENT_HEADER]: encodeURIComponent(consent) }
    for (const [choice, recipients] of [
      [{}, [{ kind: 'builder', builder: casa.id }]],
      [{ builderIds: [String(hearth.id)] }, [{ kind: 'builder', builder: hearth.id }]],
      [{ builderIds: [casa.id, hearth.id] }, [{ builder: casa.id }, { builder: hearth.id }]],
      [{ builderIds: [] }, [{ kind: 'publisher', name: 'the editors of the guide' }]],
    ] as const) {
      const { id } = leadCreated.parse(
        await (await send({ ...request, ...choice }, headers)).json(),
      )
      const [lead] = await leads({ id: { equals: id } })
      expect(lead?.recipients).toMatchObject(recipients)
      expect(lead?.consent).toBe(consent)
    }
    for (const builderIds of [[builderId], ['x'], [casa.id, '999999']]) {
      const response = await send({ ...request, builderIds })
      expect(response.status).toBe(422)
      expect((await rejection(response)).errors).toMatchObject([
        { path: 'builderIds', message: 'Name builders of this community only.' },
      ])
    }
    expect((await send({ ...request, builderIds: Array(21).fill('1') })).status).toBe(400)
    expect((await send({ ...request, builderIds: 'all' })).status).toBe(400)
  })

  it('stores a question about a home or a plan of the community', async () => {
    const community = Number(communityId)
    const home = await aHome({ community })
    const plan = await aPlan({ community })
    for (const [field, id] of [
      ['home', home.id],
      ['plan', plan.id],
    ] as const) {
      const response = await send(tour({ [`${field}Id`]: id }))
      const lead = leadCreated.parse(await response.json())
      expect(await leads({ id: { equals: lead.id } })).toMatchObject([{ community, [field]: id }])
    }
  })

  it('rejects a home that was sold, and homes and plans of other communities', async () => {
    const community = Number(communityId)
    const sold = await aHome({ community, status: 'sold' })
    const elsewhere = (await aCommunity()).id
    const [home, plan] = [
      await aHome({ community: elsewhere }),
      await aPlan({ community: elsewhere }),
    ]
    const wrong = [
      [{ homeId: sold.id }, 'homeId', 'This home was sold. Ask about another one.'],
      [{ homeId: home.id }, 'homeId', 'No home of this community has this id.'],
      [{ planId: plan.id }, 'planId', 'No plan of this community has this id.'],
      [{ planId: 'x' }, 'planId', 'No plan of this community has this id.'],
    ] as const
    for (const [about, field, message] of wrong) {
      const response = await send(tour(about))
      expect(response.status).toBe(422)
      expect((await rejection(response)).errors).toEqual([{ path: field, message }])
    }
  })

  it('stores a message to a builder', async () => {
    const response = await send({
      ...person,
      builderId: Number(builderId),
      source: 'builder-contact',
    })
    const { id } = leadCreated.parse(await response.json())
    expect(await leads({ id: { equals: id } })).toMatchObject([{ builder: Number(builderId) }])
  })

  it('stores a message to the publisher under the full name', async () => {
    const { name: _, ...rest } = person
    const response = await send({
      ...rest,
      firstName: 'Ana',
      lastName: 'Buyer',
      subject: 'A question',
      source: 'contact-page',
      type: 'general-inquiry',
    })
    const { id } = leadCreated.parse(await response.json())
    expect(await leads({ id: { equals: id } })).toMatchObject([
      { name: 'Ana Buyer', subject: 'A question' },
    ])
  })

  it('returns 400 with the message that the form shows', async () => {
    const response = await send(tour({ phone: '555-0142', email: 'ana@' }))
    expect(response.status).toBe(400)
    expect((await rejection(response)).errors).toEqual([
      { path: 'email', message: 'Invalid email address' },
      { path: 'phone', message: 'Phone number must be at least 10 digits' },
    ])
  })

  it('ignores a status, an id or a date in the request', async () => {
    const response = await send(
      tour({ id: 999_999, status: 'closed', createdAt: '2001-01-01', owner: 1 }),
    )
    const { id } = leadCreated.parse(await response.json())
    const [lead] = await leads({ id: { equals: id } })
    expect(lead).toMatchObject({ status: 'new' })
    expect(id).not.toBe('999999')
    expect(lead?.createdAt.slice(0, 4)).not.toBe('2001')
  })

  it.each(['999999', 'abc', '', '-1', '1; DROP TABLE leads'])(
    'returns 422 for community %j',
    async (id) => {
      const response = await send(tour({ communityId: id }))
      expect(response.status).toBe(422)
      expect((await rejection(response)).errors?.[0]?.path).toBe('communityId')
    },
  )

  it('rejects a request about a draft', async () => {
    const draft = await aCommunity({ _status: 'draft' })
    expect((await send(tour({ communityId: String(draft.id) }))).status).toBe(422)
  })

  it('rejects cross-site requests and accepts those from the site', async () => {
    expect((await send(tour(), { origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await send(tour(), { origin: 'null' })).status).toBe(403)
    expect((await send(tour(), { origin: 'http://localhost:3000' })).status).toBe(201)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'returns 415 for a body of type %j',
    async (type) => {
      expect((await send(tour(), { 'content-type': type })).status).toBe(415)
    },
  )

  it.each(['', '{', '[', '"', 'undefined', '{"a":1,}'])(
    'returns 400 for the malformed JSON %j',
    async (body) => {
      const response = await call(POST, '/api/leads', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect(response.status).toBe(400)
      expect((await rejection(response)).detail).toBe('The body is not valid JSON.')
    },
  )

  it.each([null, 1, 'text', [], {}])('returns 400 for the body %j', async (body) => {
    const response = await send(JSON.stringify(body))
    expect(response.status).toBe(400)
  })

  it('returns 413 for a body over 32 KB, regardless of Content-Length', async () => {
    const body = tour({ message: 'x'.repeat(33 * 1024) })
    expect((await send(body)).status).toBe(413)
    expect((await send(body, { 'content-length': '10' })).status).toBe(413)
  })

  it('removes NUL characters, which PostgreSQL cannot store', async () => {
    const response = await send(tour({ message: 'Saturday\u0000 or Sunday?' }))
    const { id } = leadCreated.parse(await response.json())
    expect(await leads({ id: { equals: id } })).toMatchObject([{ message: 'Saturday or Sunday?' }])
  })

  it('stores the text of visitors unchanged', async () => {
    const message = '  <script>alert("¿Qué tal?")</script> 房子 🏡 \u202e'
    const { id } = leadCreated.parse(await (await send(tour({ message }))).json())
    expect(await leads({ id: { equals: id } })).toMatchObject([{ message: message.trim() }])
  })
})

describe('an Idempotency-Key', () => {
  it('stores a lead once for any number of concurrent requests', async () => {
    const key = 'one-form-filled-in-once'
    const responses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await send(tour(), { 'idempotency-key': key })
        return [response.status, leadCreated.parse(await response.json()).id]
      }),
    )
    const [first] = responses
    expect(new Set(responses.map(String))).toEqual(new Set([String(first)]))
    expect(await leads({ idempotencyKey: { equals: key } })).toHaveLength(1)
  })

  it('is rejected with 409 when reused with another body', async () => {
    const headers = { 'idempotency-key': 'another-key-of-a-form' }
    expect((await send(tour(), headers)).status).toBe(201)
    const response = await send(tour({ name: 'Somebody Else' }), headers)
    expect(response.status).toBe(409)
  })

  it('of a wrong format is rejected with the expected one', async () => {
    const response = await send(tour(), { 'idempotency-key': 'short' })
    expect(response.status).toBe(400)
    expect((await rejection(response)).detail).toContain('Idempotency-Key: Must be 8 to 128')
  })
})

describe('a lead that cannot be stored', () => {
  it('returns an error when COMMIT fails', async () => {
    const before = (await leads()).length
    const response = await whileCommitFails('leads', () => send(tour()))
    expect(response.status).toBe(500)
    const problem = await rejection(response)
    expect(JSON.stringify(problem)).not.toContain('refused at commit')
    expect(await leads()).toHaveLength(before)
  })
})
