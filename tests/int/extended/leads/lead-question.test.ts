import { beforeEach, expect, it } from 'vitest'
import { POST as sendAnswer } from '@/app/(frontend)/lead-answer/send/route'
import { GET as getRecord } from '@/app/api/builders/slug/[slug]/record/route'
import { POST } from '@/app/api/leads/route'
import { POST as askDue } from '@/app/internal/lead-questions/route'
import { defaultSiteInfo } from '@/content/site-defaults'
import { recordOfBuilder } from '@/contract/builders/builder-record'
import { dashboardFor } from '@/data/dashboard/dashboard'
import { findAsked, readAnswerRecords } from '@/data/leads/answers'
import { askBuyers } from '@/data/leads/questions'
import { DAY_MS } from '@/domain/time/days'
import { call } from '../../../fixtures/call'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

async function turn(askBuyersIsOn: boolean) {
  const payload = await testPayload()
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { ...defaultSiteInfo, ogImage: null, askBuyers: askBuyersIsOn },
  })
}

async function send(body: object): Promise<void> {
  const response = await call(POST, '/api/leads', {
    method: 'POST',
    body: {
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      message: 'Could we see the model home?',
      ...body,
    },
  })
  expect(response.status).toBe(201)
}

const tour = (communityId: number, builderIds?: number[]) =>
  send({
    communityId: String(communityId),
    source: 'tour-request',
    ...(builderIds ? { builderIds } : {}),
  })

async function questions() {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { kind: { equals: 'lead-question' } },
    depth: 0,
    sort: 'id',
  })
  return docs
}

/** The tokens in the links of the last question, one for each recipient. */
async function tokens(): Promise<string[]> {
  const text = (await questions()).at(-1)?.text ?? ''
  return [...text.matchAll(/token=([\w.-]+)&answer=yes/g)].map(([, token]) => token ?? '')
}

const press = (token: string, answer: string) =>
  sendAnswer(
    new Request(`http://localhost:3000/lead-answer/send?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams({ answer }),
    }),
    { params: Promise.resolve({}) },
  )

beforeEach(async () => {
  await sql('truncate payload_jobs, deliveries, leads cascade')
  await turn(true)
})

it('a buyer is asked once, two days after the lead, about each builder and sales office', async () => {
  const [casa, hearth] = [await aBuilder({ name: 'Casa' }), await aBuilder({ name: 'Hearth' })]
  const community = await aCommunity({ builders: [casa.id, hearth.id] })
  await tour(community.id, [casa.id, hearth.id])
  await tour(community.id, [])
  await send({
    firstName: 'Ana',
    lastName: 'Buyer',
    subject: 'A question',
    source: 'contact-page',
    type: 'general-inquiry',
  })
  expect(await askBuyers(inDays(1.9))).toBe(0)
  await turn(false)
  expect(await askBuyers(inDays(2.1))).toBe(0)
  await turn(true)
  const asked = await Promise.all([askBuyers(inDays(2.1)), askBuyers(inDays(2.1))])
  expect(asked.sort()).toEqual([0, 1])
  expect(await askBuyers(inDays(3))).toBe(0)
  const [question, ...others] = await questions()
  expect(others).toEqual([])
  expect(question?.to).toBe('ana@example.com')
  expect(question?.text).toMatch(/answer from Casa, through .*answer from Hearth, through/s)
  expect(await tokens()).toHaveLength(2)
})

it('an old lead is not asked about when the question is switched on', async () => {
  await tour((await aCommunity({ contactEmail: 'tours@hills.example' })).id)
  expect(await askBuyers(inDays(8))).toBe(0)
})

it('an answer is stored when it is pressed, and a lead without one is on the dashboard until then', async () => {
  const community = await aCommunity({ name: 'Hills', contactEmail: 'tours@hills.example' })
  await tour(community.id)
  await askBuyers(inDays(2.1))
  const [token = ''] = await tokens()
  const answer = async () => (await findAsked(token))?.answer
  const waiting = async () => (await dashboardFor(await aUser('editor'))).unanswered
  expect(await findAsked(token)).toMatchObject({ name: 'the sales office of Hills', answer: null })
  expect((await waiting())?.total).toBe(0)
  const response = await press(token, 'not-yet')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/lead-answer?token=${token}`,
  ])
  expect(await answer()).toBe('not-yet')
  expect((await waiting())?.items).toMatchObject([
    { name: 'Ana Buyer', about: 'Hills', recipients: ['the sales office of Hills'] },
  ])
  await press(token, 'yes')
  expect(await answer()).toBe('later')
  expect((await waiting())?.total).toBe(0)
  await press(token, 'next-day')
  for (const other of ['', 'x', "'; drop table leads"]) await press(token, other)
  expect(await answer()).toBe('next-day')
  for (const unknown of ['', 'x', `${token}x`]) {
    expect(await findAsked(unknown)).toBeNull()
    expect((await press(unknown, 'yes')).status).toBe(303)
  }
})

it('a builder has a record once ten buyers said something, also through its only community', async () => {
  const builder = await aBuilder({ name: 'Casa' })
  const other = await aBuilder({ name: 'Hearth' })
  const own = await aCommunity({ builders: [builder.id], contactEmail: 'tours@hills.example' })
  const shared = await aCommunity({
    builders: [builder.id, other.id],
    contactEmail: 'tours@shared.example',
  })
  for (let count = 0; count < 5; count += 1) {
    await tour(own.id)
    await tour(shared.id)
    await send({ builderId: String(builder.id), source: 'builder-contact' })
  }
  await sql("update leads_recipients set answer = 'next-day'")
  const last = `(select max(r.id) from leads_recipients r join leads l on l.id = r._parent_id
    where l.source = 'builder-contact')`
  await sql(`update leads_recipients set answer = null where id = ${last}`)
  const fetchAnswers = async () => {
    const params = { slug: builder.slug ?? '' }
    const response = await call(getRecord, '/api/record', { params })
    return recordOfBuilder.parse(await response.json()).answers
  }
  expect(await readAnswerRecords()).toEqual(new Map())
  expect(await fetchAnswers()).toBeNull()
  await sql(`update leads_recipients set answer = 'not-yet' where id = ${last}`)
  const record = { asked: 10, inTime: 9, typical: 'next-day' }
  expect(await readAnswerRecords()).toEqual(new Map([[builder.id, record]]))
  expect(await fetchAnswers()).toEqual(record)
  expect((await readAnswerRecords([builder.id, other.id])).size).toBe(1)
  expect((await readAnswerRecords([other.id])).size).toBe(0)
})

it('the question is asked by the server alone', async () => {
  const response = await call(askDue, '/internal/lead-questions', { method: 'POST', body: {} })
  expect(response.status).toBe(404)
})
