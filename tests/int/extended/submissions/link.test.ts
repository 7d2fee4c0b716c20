import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { GET as layoutFile } from '@/app/(frontend)/submit/[token]/listings.csv/route'
import { POST } from '@/app/(frontend)/submit/[token]/send/route'
import { runDueJobs } from '@/data/jobs/run-due'
import { prepareEmail, sendBuilderEmail } from '@/data/submissions/intake/builder-email'
import { builderLink, createLink, linkProblem } from '@/data/submissions/intake/links'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'
import { csv, rowNamed, summaryOf } from '../../../fixtures/submissions'

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

function send(token: string, fields: Readonly<Record<string, string | File>>) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  const request = new Request(`http://localhost:3000/submit/${token}/send`, {
    method: 'POST',
    body,
  })
  return POST(request, { params: Promise.resolve({ token }) })
}

const update = (name: string) =>
  new File([csv(['Community', 'City', 'Price from'], [name, 'Boerne', '$310,000'])], 'update.csv')

const received = async (builder: number) =>
  sql('select id, status from submissions where builder_id = $1 order by id', builder)

it('a builder sends a file once, without an account, and it is reviewed like any other', async () => {
  const { builder, name, token } = await aLink()
  expect(await builderLink(token)).toEqual({ state: 'open', builder: builder.name })
  const answer = await send(token, { file: update(name), name: 'Renee Castellano' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/submit/${token}?sent=1`])
  await runDueJobs('submissions')
  const [{ id } = { id: 0 }] = await received(builder.id)
  expect(await summaryOf(Number(id))).toMatchObject({
    status: 'review',
    source: 'link',
    sentBy: 'Renee Castellano',
  })
  expect((await rowNamed(Number(id), name)).fields).toMatchObject([{ to: 310_000 }])
  expect(await builderLink(token)).toMatchObject({ state: 'used', builder: builder.name })
  const again = await send(token, { file: update(name) })
  expect(again.headers.get('location')).toBe(`/submit/${token}`)
  expect(await received(builder.id)).toHaveLength(1)
})

it('of two uploads at the same time, one is received', async () => {
  const { builder, name, token } = await aLink()
  const answers = await Promise.all([0, 1].map(() => send(token, { file: update(name) })))
  expect(answers.map(({ headers }) => headers.get('location')).sort()).toEqual([
    `/submit/${token}`,
    `/submit/${token}?sent=1`,
  ])
  expect(await received(builder.id)).toHaveLength(1)
})

it('an expired, a forged and an unknown link receive nothing', async () => {
  const { builder, name, token } = await aLink(new Date(Date.now() - 31 * day))
  expect(await builderLink(token)).toEqual({ state: 'expired', builder: builder.name })
  const forged = `${token.slice(0, -3)}abc`
  expect(await builderLink(forged)).toEqual({ state: 'unknown' })
  for (const one of [token, forged, 'x']) {
    const answer = await send(one, { file: update(name) })
    expect(answer.headers.get('location')).toBe(`/submit/${encodeURIComponent(one)}`)
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
  const unreadable: readonly Readonly<Record<string, string | File>>[] = [
    { file: picture },
    { file: new File([], 'empty.csv') },
    { table: '' },
  ]
  for (const fields of unreadable) {
    const answer = await send(token, fields)
    const address = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
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

it('what programs send is held, and the link stays usable', async () => {
  const { builder, name, token } = await aLink()
  const answer = await send(token, { file: update(name), company: 'Bots Inc.' })
  expect(answer.headers.get('location')).toBe(`/submit/${token}?sent=1`)
  expect(await received(builder.id)).toMatchObject([{ status: 'discarded' }])
  expect(await builderLink(token)).toMatchObject({ state: 'open' })
})

it('at most three files that are held are stored for a link, and the sender is told', async () => {
  const { builder, name, token } = await aLink()
  for (let file = 0; file < 3; file += 1) {
    await send(token, { file: update(name), company: 'Bots Inc.' })
  }
  const answer = await send(token, { file: update(name), company: 'Bots Inc.' })
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
  expect(await linkProblem(searchParams.get('problem') ?? '')).toMatch(
    /^This file was not received/,
  )
  expect(await received(builder.id)).toHaveLength(3)
  await send(token, { file: update(name) })
  expect(await received(builder.id)).toHaveLength(4)
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
  expect(await sendBuilderEmail({ ...send, kind: 'ask' }, editor)).toBeNull()
  expect(await sendBuilderEmail({ ...send, kind: 'summary' }, editor)).toBeNull()
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
