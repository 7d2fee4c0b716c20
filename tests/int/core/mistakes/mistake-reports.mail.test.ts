import { beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/(frontend)/report-a-mistake/send/route'
import { typedReport } from '@/app/(frontend)/report-a-mistake/typed'
import { payloadSecret } from '@/config/env'
import { runDueJobs } from '@/data/jobs/run-due'
import { listCorrections } from '@/data/mistakes/queries'
import { issueFormToken } from '@/lib/tokens/form-token'
import type { MistakeReport } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { cms } from '../../../fixtures/cms'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aCommunity, aHome, anArticle, testPayload } from '../../../fixtures/site'
import { signIn } from '../../../fixtures/staff'
import { mailbox } from '../../setup/mailbox'

const message = 'The price is $312,990 on the site of the builder.'
const cookie = await signIn('editor')

let senders = 0

/** Sends the form as a browser does, from a new address unless one is given. */
async function send(
  about: string,
  fields: Record<string, string> = {},
  { age = 5000, from = `203.0.113.${++senders}` }: { age?: number; from?: string } = {},
): Promise<Response> {
  const formToken = await issueFormToken(payloadSecret(), Date.now() - age)
  return call(POST, '/report-a-mistake/send', {
    method: 'POST',
    body: new URLSearchParams({ about, message, email: '', formToken, ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      'x-client-address': from,
    },
  })
}

async function reports(): Promise<MistakeReport[]> {
  const payload = await testPayload()
  return (await payload.find({ collection: 'mistake-reports', depth: 0, pagination: false })).docs
}

/** Sends a report and returns it as it is stored. */
async function aReport(about: string, fields: Record<string, string> = {}): Promise<MistakeReport> {
  const response = await send(about, fields)
  expect(response.headers.get('location')).toBe(`/report-a-mistake?about=${about}&sent=1`)
  const report = (await reports()).at(0)
  if (!report) throw new Error('The report is not stored')
  return report
}

/** What the page shows again after an error. */
function typedAgain(response: Response) {
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split('; ')
  return typedReport.fromCookie(cookie.slice(typedReport.name.length + 1))
}

const answer = (id: number, body: object) =>
  cms(`mistake-reports/${id}`, { method: 'PATCH', headers: { cookie }, body })

beforeEach(async () => {
  await emptyTables('mistake_reports', 'deliveries', 'payload_jobs')
  mailbox.received.length = 0
})

describe('a report of a mistake', () => {
  it('is stored with the page as it was, whatever becomes of the page', async () => {
    const { id: community, slug } = await aCommunity({ name: 'Canebrake Crossing' })
    const home = await aHome({ community, address: '1307 Canebrake Street', price: 321_990 })
    const report = await aReport(`homes-${home.id}`, { email: ' ana@example.com ' })
    await (await testPayload()).delete({ collection: 'homes', id: home.id })
    expect(report).toMatchObject({
      title: '1307 Canebrake Street, Canebrake Crossing',
      kind: 'homes',
      path: `/communities/${slug}/homes/${home.slug}`,
      message,
      email: 'ana@example.com',
      status: 'open',
      quarantined: false,
    })
    expect(report.facts).toEqual(
      expect.arrayContaining([
        { field: 'price', value: 321_990 },
        { field: 'community', value: 'Canebrake Crossing' },
      ]),
    )
    expect(await reports()).toHaveLength(1)
  })

  it('about an article has its text', async () => {
    const { id } = await anArticle()
    const { facts } = await aReport(`blog-posts-${id}`)
    expect(facts).toContainEqual({
      field: 'content',
      value: expect.stringMatching(/^The text of article \d+\.$/),
    })
  })

  it('about a school leads to the page of schools', async () => {
    const payload = await testPayload()
    const { id } = await payload.create({
      collection: 'private-schools',
      data: { name: 'Retama Academy', grades: 'K-8' },
    })
    expect(await aReport(`private-schools-${id}`)).toMatchObject({
      title: 'Retama Academy',
      path: '/resources/school-information',
    })
  })

  it('that is sent twice is stored once', async () => {
    const { id } = await aCommunity()
    const formToken = await issueFormToken(payloadSecret(), Date.now() - 5000)
    for (const _ of [1, 2]) await send(`communities-${id}`, { formToken })
    expect(await reports()).toHaveLength(1)
  })

  it('about a page that is not published is not stored, and not called sent', async () => {
    const { id } = await aCommunity({ _status: 'draft' })
    const response = await send(`communities-${id}`)
    expect(response.headers.get('location')).toBe(`/report-a-mistake?about=communities-${id}`)
    expect(await reports()).toEqual([])
  })
})

describe('a report that is not stored', () => {
  const typed = { message, email: 'ana@example.com' }

  it.each([
    ['without words', { message: ' wrong ' }, ''],
    ['with an incomplete address', { email: 'ana@' }, ''],
    ['from a form that was open for a day', { formToken: '' }, '&problem=expired'],
  ])('%s is shown again as it was typed', async (_why, fields, problem) => {
    const { id } = await aCommunity()
    const response = await send(`communities-${id}`, { ...typed, ...fields })
    expect(response.headers.get('location')).toBe(
      `/report-a-mistake?about=communities-${id}${problem}`,
    )
    const { formToken: _token, ...changed } = { formToken: '', ...fields }
    expect(typedAgain(response)).toEqual({ about: `communities-${id}`, ...typed, ...changed })
    expect(await reports()).toEqual([])
  })

  it('is the sixth of an address within ten minutes, and other addresses may send', async () => {
    const { id } = await aCommunity()
    const sent = async (from: string) => {
      const response = await send(`communities-${id}`, typed, { from })
      return response.headers.get('location')?.split('&')[1]
    }
    for (let count = 1; count <= 5; count += 1) expect(await sent('198.51.100.7')).toBe('sent=1')
    expect(await sent('198.51.100.7')).toBe('problem=limited')
    expect(await sent('198.51.100.8')).toBe('sent=1')
    expect(await reports()).toHaveLength(6)
  })

  it('because the database does not take it, is not called sent', async () => {
    const { id } = await aCommunity()
    await whileCommitFails('mistake_reports', async () => {
      const response = await send(`communities-${id}`, typed)
      expect(response.headers.get('location')).toMatch(/&problem=failed$/)
      expect(typedAgain(response)).toMatchObject(typed)
    })
    expect(await reports()).toEqual([])
  })

  it('of another site is refused', async () => {
    const { id } = await aCommunity()
    const response = await call(POST, '/report-a-mistake/send', {
      method: 'POST',
      body: new URLSearchParams({ about: `communities-${id}`, message }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://other.example',
      },
    })
    expect(response.status).toBe(403)
  })
})

describe('the answer to a report', () => {
  it('is recorded with its editor, and emailed once to the address that was left', async () => {
    const { id: community, slug } = await aCommunity({ name: 'Cibolo Bend' })
    const { id } = await aReport(`communities-${community}`, { email: 'ana@example.com' })
    const text = 'Cibolo Bend starts at $312,990, not $321,990.'
    await answer(id, { status: 'fixed', answer: text })
    await answer(id, { status: 'right' })
    await answer(id, { status: 'open' })
    await answer(id, { status: 'fixed' })
    await runDueJobs('deliveries')
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([['ana@example.com']])
    const email = mailbox.received[0]?.email
    expect(email?.subject).toBe('We fixed it: Cibolo Bend')
    for (const part of [email?.text, email?.html]) {
      expect(part).toContain(text)
      expect(part).toContain(`http://localhost:3000/communities/${slug}`)
      expect(part).not.toContain('on the site of the builder')
    }
    const [report] = await reports()
    expect(report).toMatchObject({
      answeredBy: expect.any(Number),
      answeredAt: expect.any(String),
      toldAt: expect.any(String),
    })
  })

  it('says that the page is right', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aReport(`communities-${community}`, { email: 'ana@example.com' })
    await answer(id, { status: 'right' })
    await runDueJobs('deliveries')
    expect(mailbox.received[0]?.email.text).toContain('what the page says is right')
  })

  it('is not emailed without an address', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aReport(`communities-${community}`)
    await answer(id, { status: 'fixed' })
    expect(await sql('select from deliveries')).toEqual([])
  })

  it('is not emailed while the spam guard holds the report', async () => {
    const { id: community } = await aCommunity()
    const held = { company: 'Spam Inc', email: 'victim@example.com' }
    const { id, quarantineReason } = await aReport(`communities-${community}`, held)
    expect(quarantineReason).toBe('decoy')
    await answer(id, { status: 'right' })
    expect(await sql('select from deliveries')).toEqual([])
    await answer(id, { quarantined: false })
    expect(await sql('select "to" from deliveries')).toEqual([{ to: 'victim@example.com' }])
  })

  it('does not change what the visitor sent', async () => {
    const { id: community } = await aCommunity()
    const { id } = await aReport(`communities-${community}`)
    await answer(id, { message: 'Nothing is wrong', title: 'Another page', facts: [], path: '/' })
    expect((await reports())[0]).toMatchObject({ message, title: expect.stringMatching(/^Comm/) })
  })
})

describe('the page of corrections', () => {
  it('lists what was fixed, with the page and the date, and nothing of the visitor', async () => {
    const { id: shown, slug } = await aCommunity({ name: 'Cibolo Bend' })
    const { id: gone } = await aCommunity({ name: 'Old Mill' })
    const texts = { fixed: 'It starts at $312,990.', right: 'It is right.' }
    for (const [community, status, text] of [
      [gone, 'fixed', texts.fixed],
      [shown, 'fixed', texts.fixed],
      [shown, 'fixed', ''],
      [shown, 'right', texts.right],
      [shown, 'open', 'Not yet.'],
    ] as const) {
      const { id } = await aReport(`communities-${community}`, { email: 'ana@example.com' })
      await answer(id, { status, answer: text })
    }
    await (await testPayload()).delete({ collection: 'communities', id: gone })
    const corrections = await listCorrections()
    const correctedAt = expect.stringMatching(/^20\d\d-/)
    expect(corrections).toEqual([
      {
        id: expect.any(Number),
        title: 'Cibolo Bend',
        path: `/communities/${slug}`,
        text: texts.fixed,
        correctedAt,
      },
      { id: expect.any(Number), title: 'Old Mill', path: null, text: texts.fixed, correctedAt },
    ])
  })
})
