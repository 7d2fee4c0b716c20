import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runDueJobs } from '@/data/jobs/run-due'
import { changeMapping, confirmMapping, readMappingView } from '@/data/submissions/intake/mapping'
import { receivePasted } from '@/data/submissions/intake/receive-pasted'
import { discardSubmission, readAgain } from '@/data/submissions/mutations'
import { acceptValid, decideMatches } from '@/data/submissions/review/decisions'
import { drawText, writePdf } from '@/lib/submissions/pdf/pdf.fixture'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, testPayload } from '../../../fixtures/site'
import { as, signIn } from '../../../fixtures/staff'
import {
  csv,
  listingSnapshot,
  readRows,
  readSummary,
  rowNamed,
  submit,
} from '../../../fixtures/submissions'

const editor = await aUser('editor')
const payload = await testPayload()
const zipBomb = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 60 }, () => 0xff)])

let count = 0
async function aBuilderWithOne() {
  count += 1
  const builder = await aBuilder({ name: `Sotol ${count}` })
  const name = `Pecan Weir ${count}`
  const community = await aCommunity({ name, builders: [builder.id], startPrice: 300_000 })
  return { builder, name, community }
}

it.each([
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    'plan.png',
  ],
  ['a damaged workbook', zipBomb, 'update.xlsx'],
  [
    'an XML file with entities',
    '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Builders><Builder>&b;</Builder></Builders>',
    'feed.xml',
  ],
  ['headings without rows', csv(['Community', 'City', 'Price']), 'update.csv'],
])('a submission of %s fails with a sentence, and changes no listing', async (_, file, name) => {
  const { builder } = await aBuilderWithOne()
  const before = await listingSnapshot()
  const { status, problem } = await readSummary(await submit(builder, file, { name }))
  expect(status).toBe('failed')
  expect(problem).toMatch(/^[A-Z“].{15,}[.”]$/)
  expect(await listingSnapshot()).toEqual(before)
})

it('columns that are not understood wait for an editor, whose choice is remembered for the builder', async () => {
  const { builder, name } = await aBuilderWithOne()
  const file = csv(['Neighborhood', 'Zorp', 'City'], [name, '$310,000', 'Boerne'])
  const id = await submit(builder, file)
  expect((await readSummary(id)).status).toBe('mapping')
  const { tables } = await readMappingView(id)
  expect(tables).toMatchObject([{ kind: 'community', rows: 1 }])
  const changed = await changeMapping(id, [
    { table: 0, column: 0, target: 'community.name' },
    { table: 0, column: 1, target: 'community.startPrice' },
  ])
  expect(changed.tables[0]?.problems).toEqual([])
  expect(await confirmMapping(id, editor)).toBeNull()
  await runDueJobs('submissions')
  expect((await rowNamed(id, name)).fields).toMatchObject([
    { field: 'community.startPrice', from: 300_000, to: 310_000 },
  ])
  const next = await submit(builder, file)
  expect((await readSummary(next)).status).toBe('review')
})

it('two columns for one field have to be solved first', async () => {
  const { builder, name } = await aBuilderWithOne()
  const id = await submit(
    builder,
    csv(['Community', 'Price from', 'Zorp'], [name, '$310,000', '$1']),
  )
  await changeMapping(id, [{ table: 0, column: 2, target: 'community.startPrice' }])
  const status = (await readSummary(id)).status
  expect(status).toBe('mapping')
  const view = await confirmMapping(id, editor)
  expect(view?.tables[0]?.problems.length).toBeGreaterThan(0)
  expect((await readSummary(id)).status).toBe('mapping')
})

it('an editor chooses the community of all rows where the file does not say it', async () => {
  const { builder, name } = await aBuilderWithOne()
  const plans = csv(['Plan', 'Sq ft', 'Base price'], ['Bluestem', 2140, '$417,990'])
  const id = await submit(builder, plans)
  const { tables } = await readMappingView(id)
  expect(tables).toMatchObject([
    { kind: 'plan', community: null, communities: [name], problems: [expect.any(String)] },
  ])
  const chosen = await changeMapping(id, [{ table: 0, community: name }])
  expect(chosen.tables).toMatchObject([{ community: name, problems: [] }])
  expect(await confirmMapping(id, editor)).toBeNull()
  await runDueJobs('submissions')
  expect(await rowNamed(id, 'Bluestem')).toMatchObject({ kind: 'plan', outcome: 'new' })
  expect(await rowNamed(id, name)).toMatchObject({ kind: 'community' })
})

it('a file that ended the process three times is not read a fourth time', async () => {
  const { builder, name } = await aBuilderWithOne()
  const id = await submit(builder, csv(['Community', 'Price from'], [name, '$310,000']))
  await sql(`update submissions set status = 'reading' where id = $1`, id)
  await sql(
    `insert into payload_jobs (task_slug, queue, input, processing, total_tried, updated_at)
     values ('readSubmission', 'submissions', jsonb_build_object('submission', $1::int), true, 2,
       now() - interval '1 hour')`,
    id,
  )
  await runDueJobs('submissions')
  expect(await readSummary(id)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('could not be read because of an error of the guide'),
  })
})

it('a reading that was killed begins again, and leaves each row once', async () => {
  const { builder, name } = await aBuilderWithOne()
  const id = await submit(
    builder,
    csv(['Community', 'City', 'Price from'], [name, 'Boerne', '$310,000']),
  )
  await sql(`update submissions set status = 'reading' where id = $1`, id)
  await sql(
    `insert into payload_jobs (task_slug, queue, input, processing, updated_at)
     values ('readSubmission', 'submissions', $1, true, now() - interval '5 minutes')`,
    JSON.stringify({ submission: id }),
  )
  await runDueJobs('submissions')
  expect((await readSummary(id)).status).toBe('review')
  expect(await readRows(id)).toHaveLength(1)
})

it('rows for the same listing are not applied twice: the second waits for an editor', async () => {
  const { builder, name } = await aBuilderWithOne()
  const head = ['Community', 'City', 'Price from']
  const id = await submit(
    builder,
    csv(head, [name, 'Boerne', '$310,000'], [`${name} `, 'Boerne', '$320,000']),
  )
  await acceptValid(id, 'all', editor)
  const { accepted } = (await readSummary(id)).counts
  expect(accepted).toBeLessThanOrEqual(1)
})

it('a row without a listing is linked by an editor, and compared again', async () => {
  const { builder, community } = await aBuilderWithOne()
  const id = await submit(
    builder,
    csv(['Community', 'City', 'Price from'], ['Quite Another Name', 'Boerne', '$310,000']),
  )
  const [row] = await readRows(id)
  const record = row?.record ?? ''
  expect(row?.listing).toBeNull()
  const linked = await decideMatches(id, [{ record, decision: { link: community.id } }], editor)
  expect(linked).toMatchObject({ problems: [] })
  expect((await readRows(id)).find((one) => one.record === record)).toMatchObject({
    outcome: 'changed',
    listing: { id: community.id },
    match: { decision: { link: community.id }, decidedBy: editor.name },
  })
  expect(
    await decideMatches(id, [{ record, decision: { link: 2_000_000 } }], editor),
  ).toMatchObject({
    problems: [{ record, message: 'This listing does not exist.' }],
  })
  await decideMatches(id, [{ record, decision: 'ignore' }], editor)
  expect((await readRows(id)).find((one) => one.record === record)).toMatchObject({ fields: [] })
})

it('a pasted table is read like a file', async () => {
  const { builder, name } = await aBuilderWithOne()
  const text = `Community\tCity\tPrice from\n${name}\tBoerne\t$310,000`
  const result = await receivePasted({ builder: builder.id, text }, editor)
  if (result.state !== 'received') throw new Error(result.message)
  await runDueJobs('submissions')
  expect(await readSummary(result.id)).toMatchObject({
    status: 'review',
    sentBy: editor.name,
    source: 'paste',
  })
  expect(await receivePasted({ builder: builder.id, text: ' ' }, editor)).toMatchObject({
    message: 'Paste a table first.',
  })
})

it('a discarded submission cannot be decided, and can be read again', async () => {
  const { builder, name } = await aBuilderWithOne()
  const id = await submit(
    builder,
    csv(['Community', 'City', 'Price from'], [name, 'Boerne', '$310,000']),
  )
  expect(await discardSubmission(id, editor)).toBeNull()
  expect(await acceptValid(id, 'all', editor)).toEqual({
    state: 'refused',
    message: 'This submission was discarded.',
  })
  expect(await readAgain(id, editor)).toBeNull()
  await runDueJobs('submissions')
  expect((await readSummary(id)).status).toBe('review')
})

const fixture = readFileSync(path.resolve('tests/fixtures/submissions/feed-clean.xml'))

it('a page of a submitted PDF is drawn for staff only, and is no longer there when the file is erased', async () => {
  const { builder } = await aBuilderWithOne()
  const id = await submit(builder, writePdf([{ content: drawText('Community', 60, 90) }]))
  const draw = async (page: string, cookie: string) =>
    callEndpoint(`submissions/${id}/pages/${page}`, { headers: { cookie } })
  const cookie = await signIn('contributor')
  const drawn = await draw('1', cookie)
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(drawn.headers.get('cache-control')).toBe('private, max-age=86400, immutable')
  expect((await draw('1', '')).status).toBe(403)
  for (const page of ['2', '0', '101', '1.5', 'x']) {
    expect((await draw(page, cookie)).status, page).toBe(404)
  }
  await sql(`delete from submission_files where submission_id = ${id}`)
  expect((await draw('1', cookie)).status).toBe(404)
})

it('a file is uploaded by editors, and downloaded by staff only', async () => {
  const { builder } = await aBuilderWithOne()
  const upload = async (cookie: string, file: Uint8Array, name: string) => {
    const body = new FormData()
    body.set('builder', String(builder.id))
    body.set('file', new File([Buffer.from(file)], name))
    return callEndpoint('submissions/receive', { method: 'POST', body, headers: { cookie } })
  }
  const cookie = await signIn('editor')
  const response = await upload(cookie, fixture, 'feed.xml')
  expect(response.status).toBe(201)
  const { id }: { id: number } = await response.json()
  await runDueJobs('submissions')
  expect(await readSummary(id)).toMatchObject({ file: { name: 'feed.xml' } })
  const file = await callEndpoint(`submissions/${id}/file`, {
    headers: { cookie: await signIn('contributor') },
  })
  expect(Buffer.from(await file.arrayBuffer()).equals(fixture)).toBe(true)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect((await callEndpoint(`submissions/${id}/file`)).status).toBe(403)
  const empty = await upload(cookie, new Uint8Array(), 'empty.csv')
  expect([empty.status, await empty.json()]).toMatchObject([
    400,
    { errors: [{ message: 'The file is empty.' }] },
  ])
  expect((await upload(await signIn('contributor'), fixture, 'feed.xml')).status).toBe(403)
  expect((await upload('', fixture, 'feed.xml')).status).toBe(401)
})

it('contributors read submissions and change nothing', async () => {
  const { builder, name } = await aBuilderWithOne()
  const id = await submit(
    builder,
    csv(['Community', 'City', 'Price from'], [name, 'Boerne', '$310,000']),
  )
  const contributor = await aUser('contributor')
  const read = await payload.findByID({
    collection: 'submissions',
    id,
    ...as(contributor),
    depth: 0,
  })
  expect(read.title).toContain(builder.name)
  const data = { status: 'applied' } as const
  await expect(
    payload.update({ collection: 'submissions', id, data, ...as(contributor) }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(
    payload.update({ collection: 'submissions', id, data, ...as(editor) }),
  ).rejects.toMatchObject({ status: 403 })
})
