import { addDays } from 'date-fns'
import type { CollectionSlug } from 'payload'
import { expect, it } from 'vitest'
import { TRASH_DAYS } from '@/config/trash'
import { dashboardFor } from '@/data/dashboard/dashboard'
import { updateListings } from '@/data/dashboard/mutations'
import { cms } from '../../../fixtures/cms'
import { sql } from '../../../fixtures/rows'
import {
  aBuilder,
  aCommunity,
  aHome,
  anArticle,
  anEvent,
  aPlan,
  aUser,
  testPayload,
} from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

const editor = await getApiKey('editor')
const contributor = await getApiKey('contributor')

/** Sends a request as the forms of the back office do. Returns the status and the JSON. */
async function send(
  path: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  body?: object,
  headers: Record<string, string> = { authorization: editor },
) {
  const response = await cms(path, { method, headers, ...(body && { body }) })
  return { status: response.status, json: await response.json() }
}

const remove = (slug: CollectionSlug, id: number, authorization = editor) =>
  send(
    `${slug}/${id}`,
    'PATCH',
    { deletedAt: new Date().toISOString() },
    {
      authorization,
    },
  )

const trashed = (id: number) =>
  `?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`

/** Restores a document with the request of the _Restore_ button. */
const restore = (slug: CollectionSlug, id: number, status: string, authorization = editor) =>
  send(
    `${slug}${trashed(id)}`,
    'PATCH',
    { deletedAt: null, _status: status },
    {
      authorization,
    },
  )

const titlesIn = ({ docs }: { docs: readonly { title: string }[] }) =>
  docs.map(({ title }) => title)

/** The articles that a visitor can read, even one who asks for the trash. */
const publicTitles = async () =>
  titlesIn(
    await (await testPayload()).find({
      collection: 'blog-posts',
      overrideAccess: false,
      trash: true,
    }),
  )

const readRows = (slug: CollectionSlug, id: number) =>
  sql(`select _status, deleted_at from ${slug.replaceAll('-', '_')} where id = $1`, id)

const readActions = async (id: number) =>
  (
    await sql(
      `select action from audit_entries where document_id = $1 order by created_at`,
      String(id),
    )
  ).map(({ action }) => action)

it('a deleted document is unpublished, leaves every list, and can be restored as a draft or at once', async () => {
  const { id } = await anArticle({ title: 'Rates' })
  expect((await remove('blog-posts', id)).status).toBe(200)
  expect(await readRows('blog-posts', id)).toEqual([
    { _status: 'draft', deleted_at: expect.anything() },
  ])
  expect(await publicTitles()).toEqual([])
  expect((await send('blog-posts', 'GET')).json.docs).toEqual([])
  expect(titlesIn((await send('blog-posts?trash=true', 'GET')).json)).toEqual(['Rates'])

  expect((await restore('blog-posts', id, 'draft')).status).toBe(200)
  expect(await readRows('blog-posts', id)).toEqual([{ _status: 'draft', deleted_at: null }])
  await remove('blog-posts', id)
  expect((await restore('blog-posts', id, 'published')).json.errors).toEqual([])
  expect(await publicTitles()).toEqual(['Rates'])
  expect(await readActions(id)).toEqual(['trashed', 'restored', 'trashed', 'restored', 'published'])
})

it('a deleted document is neither published nor changed before it is restored', async () => {
  const { id } = await aCommunity({ name: 'Ridge', city: 'Boerne' })
  await remove('communities', id)
  const change = { city: 'Bulverde', _status: 'published' }
  expect((await send(`communities/${id}?trash=true`, 'PATCH', change)).status).toBe(404)
  expect((await send(`communities${trashed(id)}`, 'PATCH', change)).json.docs).toEqual([])
  const admin = await aUser('editor')
  expect(await updateListings([id], { field: 'isFeatured', value: true }, admin)).toMatchObject({
    saved: [],
    problems: [{ problem: { message: 'It was deleted. Reload the page.' } }],
  })
  await expect(
    sql(`update communities set _status = 'published' where id = $1`, id),
  ).rejects.toThrow('communities_trash_is_unpublished')
  expect(await readRows('communities', id)).toMatchObject([{ _status: 'draft' }])
})

it('a client cannot create or save a document in the trash', async () => {
  const deletedAt = new Date().toISOString()
  const page = { title: 'Terms', slug: 'terms', deletedAt }
  const { doc } = (await send('pages', 'POST', page)).json
  expect(doc.deletedAt ?? null).toBeNull()
  const draft = { title: 'Changed', deletedAt: null }
  expect((await send(`pages/${doc.id}?draft=true`, 'PATCH', draft)).json.doc.title).toBe('Changed')
})

it('contributors neither delete nor restore', async () => {
  const { id } = await anArticle({ title: 'Taxes' })
  expect((await remove('blog-posts', id, contributor)).status).toBe(403)
  await remove('blog-posts', id)
  expect((await restore('blog-posts', id, 'draft', contributor)).status).toBe(403)
  expect(await readRows('blog-posts', id)).toMatchObject([{ deleted_at: expect.anything() }])
})

it('a document that others use stays, unless these are in the trash', async () => {
  const builder = await aBuilder({ name: 'Cedar Fork' })
  const ridge = await aCommunity({ name: 'Ridge', builders: [builder.id] })
  const refused = await remove('builders', builder.id)
  expect([refused.status, refused.json.errors[0].message]).toEqual([
    409,
    'This builder is used in Ridge (Community). Remove it there first, or unpublish it instead of deleting it.',
  ])
  await remove('communities', ridge.id)
  const permanent = await send(`builders/${builder.id}`, 'DELETE')
  expect(permanent.json.errors[0].message).toContain('used in Ridge (Community, in the trash).')
  expect((await remove('builders', builder.id)).status).toBe(200)
})

it('a schedule of a deleted document is canceled, and the dashboard does not list it', async () => {
  const payload = await testPayload()
  const event = await anEvent({ title: 'Open house', _status: 'draft' })
  const doc = { relationTo: 'events' as const, value: event.id }
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc },
    waitUntil: addDays(new Date(), 1),
  })
  await remove('events', event.id)
  const { drafts, scheduled } = await dashboardFor(await aUser('editor'))
  expect(drafts.items.filter(({ kind }) => kind === 'events')).toEqual([])
  expect(scheduled.items).toEqual([])
})

it('a deleted document is gone after 30 days, and a restored one is not', async () => {
  const payload = await testPayload()
  const [gone, back] = [await anArticle({ title: 'Gone' }), await anArticle({ title: 'Back' })]
  for (const { id } of [gone, back]) await remove('blog-posts', id)
  await restore('blog-posts', back.id, 'published')
  const due = await sql(`select wait_until from payload_jobs where task_slug = 'purge'
    and (input->>'id')::int = any('{${gone.id},${back.id}}') order by id`)
  expect(due).toHaveLength(2)
  for (const { wait_until } of due) {
    const days = (new Date(String(wait_until)).getTime() - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(TRASH_DAYS, 1)
  }

  await payload.jobs.run({ silent: true })
  expect(await readRows('blog-posts', gone.id)).toHaveLength(1)
  await sql(`update payload_jobs set wait_until = now() - interval '1 minute'
    where task_slug = 'purge'`)
  await payload.jobs.run({ silent: true })
  expect(await readRows('blog-posts', gone.id)).toEqual([])
  expect(await readRows('blog-posts', back.id)).toMatchObject([{ _status: 'published' }])
})

it('the homes of a plan and the communities of a builder are without those in the trash', async () => {
  const payload = await testPayload()
  const builder = await aBuilder()
  const [stays, goes] = [
    await aCommunity({ builders: [builder.id] }),
    await aCommunity({ builders: [builder.id] }),
  ]
  const parents = { community: stays.id, builder: builder.id }
  const plan = await aPlan(parents)
  const homes = [
    await aHome({ ...parents, plan: plan.id }),
    await aHome({ ...parents, plan: plan.id }),
  ]
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection: 'communities', id: goes.id, data })
  await payload.update({ collection: 'homes', id: homes[1]?.id ?? 0, data })
  expect(
    await payload.findByID({ collection: 'builders', id: builder.id, depth: 0 }),
  ).toMatchObject({ communities: { docs: [stays.id] } })
  expect(
    await payload.findByID({ collection: 'floor-plans', id: plan.id, depth: 0 }),
  ).toMatchObject({ homes: { docs: [homes[0]?.id] } })
})
