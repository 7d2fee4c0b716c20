import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { POST as checkFile } from '@/app/(frontend)/submit/[token]/check/route'
import { GET as layoutFile } from '@/app/(frontend)/submit/[token]/listings.csv/route'
import { POST } from '@/app/(frontend)/submit/[token]/send/route'
import { runDueJobs } from '@/data/jobs/run-due'
import { prepareEmail, sendBuilderEmail } from '@/data/submissions/intake/builder-email'
import { builderLink, createLink, linkProblem } from '@/data/submissions/intake/links'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'
import { csv, readSummary, rowNamed } from '../../../fixtures/submissions'

const editor = await aUser('editor')
const day = 86_400_000

let count = 0
async function aLink(now = new Date()) {
  count += 1
  const builder = await aBuilder({ name: `Ocotillo ${count}` })
  const name = `Juniper Draw ${count}`
  await aCommunity({ name, builders: [builder.id], startPrice: 300_000 })
  const draft = await aCommunity({
    name: `Secret ${count}`,
    builders: [builder.id],
    _status: 'draft',
  })
  const req = await createLocalReq({}, await testPayload())
  const url = await createLink(req, builder.id, editor, now)
  return { builder, name, draft, token: url.split('/').at(-1) ?? '' }
}

type Fields = Readonly<Record<string, string | File>>

function post(handle: typeof POST, path: 'send' | 'check') {
  return (token: string, fields: Fields) => {
    const body = new FormData()
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    const request = new Request(`http://localhost:3000/submit/${token}/${path}`, {
      method: 'POST',
      body,
    })
    return handle(request, { params: Promise.resolve({ token }) })
  }
}
const send = post(POST, 'send')
const check = post(checkFile, 'check')

const update = (name: string, price = '$310,000') =>
  new File([csv(['Community', 'City', 'Price from'], [name, 'Boerne', price])], 'update.csv')

const received = async (builder: number) =>
  sql('select id, status from submissions where builder_id = $1 order by id', builder)

it('a builder sends a file without an account, and it is reviewed like any other', async () => {
  const { builder, name, token } = await aLink()
  expect(await builderLink(token)).toEqual({ state: 'open', builder: builder.name, files: 3 })
  const response = await send(token, { file: update(name), name: 'Renee Castellano' })
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/submit/${token}?sent=1`,
  ])
  await runDueJobs('submissions')
  const [{ id } = { id: 0 }] = await received(builder.id)
  expect(await readSummary(Number(id))).toMatchObject({
    status: 'review',
    source: 'link',
    sentBy: 'Renee Castellano',
  })
  expect((await rowNamed(Number(id), name)).fields).toMatchObject([{ to: 310_000 }])
  expect(await builderLink(token)).toMatchObject({ state: 'open', files: 2 })
})

it('a link takes three files and no fourth, also of uploads at the same time', async () => {
  const { builder, name, token } = await aLink()
  const prices = ['$310,000', '$320,000', '$330,000', '$340,000']
  const responses = await Promise.all(
    prices.map((price) => send(token, { file: update(name, price) })),
  )
  expect(responses.map(({ headers }) => headers.get('location')).sort()).toEqual([
    `/submit/${token}`,
    ...prices.slice(1).map(() => `/submit/${token}?sent=1`),
  ])
  expect(await received(builder.id)).toHaveLength(3)
  expect(await builderLink(token)).toMatchObject({ state: 'used', builder: builder.name })
  const again = await send(token, { file: update(name, '$350,000') })
  expect(again.headers.get('location')).toBe(`/submit/${token}`)
  expect(await received(builder.id)).toHaveLength(3)
  await runDueJobs('submissions')
})

it('a file that a browser sends twice is received once', async () => {
  const { builder, name, token } = await aLink()
  for (const response of await Promise.all([0, 1].map(() => send(token, { file: update(name) })))) {
    expect(response.headers.get('location')).toBe(`/submit/${token}?sent=1`)
  }
  expect(await received(builder.id)).toHaveLength(1)
  expect(await builderLink(token)).toMatchObject({ files: 2 })
  await sql(`update submissions set status = 'discarded' where builder_id = $1`, builder.id)
  await send(token, { file: update(name) })
  expect(await received(builder.id)).toHaveLength(2)
  await runDueJobs('submissions')
})

it('a builder sees what is understood of a file before it is sent, and nothing is stored', async () => {
  const { builder, name, token } = await aLink()
  const file = new File(
    [
      csv(
        ['Community', 'Address', 'Price', 'Status', 'Zkv'],
        [name, '214 Bluestem Run', '$429,990', 'Avail', 'x'],
        [name, '218 Bluestem Run', '$431,990', 'avail', 'y'],
        [name, '222 Bluestem Run', 'upper 400s', 'Sold', 'z'],
      ),
    ],
    'homes.csv',
  )
  const response = await check(token, { file })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toEqual({
    state: 'understood',
    counts: { community: 1, plan: 0, home: 3 },
    unused: ['Zkv'],
    problems: [],
    questions: [
      { text: 'Avail', field: 'Availability', rows: 2 },
      { text: 'upper 400s', field: 'Price', rows: 1 },
    ],
    more: 0,
  })
  expect(await received(builder.id)).toEqual([])
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'plan.png')
  expect(await (await check(token, { file: picture })).json()).toMatchObject({ state: 'refused' })
  expect(await (await check('x', { file })).json()).toMatchObject({ state: 'refused' })
})

it('an expired, a forged and an unknown link receive nothing', async () => {
  const { builder, name, token } = await aLink(new Date(Date.now() - 31 * day))
  expect(await builderLink(token)).toEqual({ state: 'expired', builder: builder.name })
  const forged = `${token.slice(0, -3)}abc`
  expect(await builderLink(forged)).toEqual({ state: 'unknown' })
  for (const one of [token, forged, 'x']) {
    const response = await send(one, { file: update(name) })
    expect(response.headers.get('location')).toBe(`/submit/${encodeURIComponent(one)}`)
    expect(
      (
        await layoutFile(new Request('http://localhost:3000/'), {
          params: Promise.resolve({ token: one }),
        })
      ).status,
    ).toBe(404)
  }
  expect(await received(builder.id)).toEqual([])
})

it('a file that cannot be read is answered with the reason, and the link stays usable', async () => {
  const { builder, name, token } = await aLink()
  const picture = new File(
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    'plan.png',
  )
  const unreadable: readonly Fields[] = [
    { file: picture },
    { file: new File([], 'empty.csv') },
    { table: '' },
  ]
  for (const fields of unreadable) {
    const response = await send(token, fields)
    const address = new URL(response.headers.get('location') ?? '', 'http://localhost:3000')
    expect(await linkProblem(address.searchParams.get('problem') ?? '')).toMatch(/^[A-Z“].*[.”]$/)
  }
  expect(await linkProblem('Your price is wrong')).toBeNull()
  const pasted = await send(token, {
    table: `Community\tCity\tPrice from\n${name}\tBoerne\t$310,000`,
  })
  expect(pasted.headers.get('location')).toBe(`/submit/${token}?sent=1`)
  await runDueJobs('submissions')
  expect(await received(builder.id)).toMatchObject([{ status: 'review' }])
})

it('what programs send is not stored, the sender is told, and the link stays usable', async () => {
  const { builder, name, token } = await aLink()
  for (let file = 0; file < 4; file += 1) {
    const response = await send(token, { file: update(name), company: 'Bots Inc.' })
    const { searchParams } = new URL(
      response.headers.get('location') ?? '',
      'http://localhost:3000',
    )
    expect(await linkProblem(searchParams.get('problem') ?? '')).toMatch(
      /^This file was not received/,
    )
  }
  expect(await received(builder.id)).toEqual([])
  expect(await builderLink(token)).toMatchObject({ state: 'open', files: 3 })
  await send(token, { file: update(name) })
  expect(await received(builder.id)).toHaveLength(1)
})

it('the builder downloads the published listings, and no drafts', async () => {
  const { name, draft, token } = await aLink()
  const file = await layoutFile(new Request('http://localhost:3000/'), {
    params: Promise.resolve({ token }),
  })
  const text = await file.text()
  expect(text).toContain(name)
  expect(text).not.toContain(draft.name)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
})

it('a request email has a link and is in the email log; a summary email has no link', async () => {
  const { builder } = await aLink()
  const email = await prepareEmail({ builder: builder.id, kind: 'ask', submission: null })
  const to = 'renee@larkspur.example'
  const send = { builder: builder.id, submission: null, email: { ...email, to } }
  const asked = await sendBuilderEmail({ ...send, kind: 'ask' }, editor)
  expect(asked).toEqual({ state: 'held', link: expect.stringContaining('/submit/') })
  expect(await sendBuilderEmail({ ...send, kind: 'summary' }, editor)).toEqual({
    state: 'held',
    link: null,
  })
  const sent = await sql(
    'select kind, "to", reply_to, text, html from deliveries where "to" = $1 order by id',
    to,
  )
  expect(sent).toMatchObject([
    { kind: 'submission-request', reply_to: editor.email },
    { kind: 'submission-summary', reply_to: editor.email },
  ])
  const token = /\/submit\/([^\s"]+)/.exec(String(sent[0]?.text))?.[1] ?? ''
  expect(await builderLink(token)).toMatchObject({ state: 'open', builder: builder.name })
  expect(String(sent[0]?.html)).toContain(token)
  expect(String(sent[1]?.text)).not.toContain('/submit/')
})
