import { describe, expect, it } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { richText } from '../../../fixtures/rich-text'
import { sql } from '../../../fixtures/rows'
import { aCommunity, anArticle, aUser, testPayload } from '../../../fixtures/site'
import { as, getApiKey } from '../../../fixtures/staff'

type Dated = 'blog-posts' | 'helpful-articles' | 'communities'

const editor = await aUser('editor')
const editorKey = await getApiKey('editor')
const contributor = await getApiKey('contributor')

const dates = {
  'blog-posts': 'publishedAt',
  'helpful-articles': 'publishDate',
  communities: 'firstPublishedAt',
} as const satisfies Record<Dated, string>
const collections = Object.keys(dates) as Dated[]

const article = { title: 'News', excerpt: 'What happened.', content: richText('A text.') }
const contents = {
  'blog-posts': article,
  'helpful-articles': { ...article, category: 'financing' },
  communities: { name: 'Ridge', location: '1 Ridge Rd', city: 'Boerne', county: 'kendall' },
} as const satisfies Record<Dated, object>

let count = 0
const createContent = (collection: Dated) => {
  count += 1
  return { ...contents[collection], slug: `dated-${count}`, generateSlug: false }
}

/** Sends a request as the forms of the back office and API clients do. */
async function send(
  path: string,
  method: 'GET' | 'POST' | 'PATCH',
  body?: object,
  authorization = editorKey,
) {
  const response = await cms(path, { method, headers: { authorization }, ...(body && { body }) })
  const text = await response.text()
  expect(response.status, text).toBeLessThan(300)
  return JSON.parse(text)
}

/** Creates a draft without a date, and returns its id. */
async function aDraft(collection: Dated): Promise<number> {
  const data = { ...createContent(collection), [dates[collection]]: null, _status: 'draft' }
  return (await send(`${collection}?draft=true`, 'POST', data)).doc.id
}

const publish = (collection: Dated, id: number, data: object = {}) =>
  send(`${collection}/${id}`, 'PATCH', { ...data, _status: 'published' })

async function schedule(collection: Dated, id: number) {
  const payload = await testPayload()
  const doc = { relationTo: collection, value: id }
  await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc } })
  await payload.jobs.run({ silent: true })
}

async function publishAll(collection: Dated, id: number) {
  const data = { _status: 'published' } as const
  const where = { id: { in: [id] } }
  await (await testPayload()).update({ collection, where, data, ...as(editor) })
}

async function approve(collection: Dated, id: number) {
  const data = { reviewAction: 'submit', reviewMessage: 'Please look' }
  await send(`${collection}/${id}?draft=true`, 'PATCH', data, contributor)
  await publish(collection, id)
}

/** Restores a version that was published without a date, before publishing set it. */
async function restore(collection: Dated, id: number) {
  await publish(collection, id)
  const versions = `_${collection.replaceAll('-', '_')}_v`
  const column = dates[collection].replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  await sql(`update ${versions} set version_${column} = null where parent_id = $1`, id)
  await send(`${collection}/${id}`, 'PATCH', { _status: 'draft' })
  const [version] = await sql(
    `select id from ${versions} where parent_id = $1 and version__status = 'published'`,
    id,
  )
  await send(`${collection}/versions/${version?.id}`, 'POST')
}

/** The published document, as the site reads it. */
async function shown(collection: Dated, id: number) {
  const { docs } = await (await testPayload()).find({
    collection,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    overrideAccess: false,
  })
  return docs[0]
}
const readDate = async (collection: Dated, id: number): Promise<unknown> =>
  Reflect.get((await shown(collection, id)) ?? {}, dates[collection])

const isNow = (date: unknown) =>
  typeof date === 'string' && Math.abs(Date.now() - new Date(date).getTime()) < 60_000

describe.each(collections)('the publication date of %s', (collection) => {
  it.each([
    ['the button', publish],
    [
      'the button, with the empty date of the form',
      (slug: Dated, id: number) => publish(slug, id, { [dates[slug]]: null }),
    ],
    ['a schedule', schedule],
    ['a bulk update', publishAll],
    ['approval', approve],
    ['a restored version', restore],
  ])('is set by %s', async (_, act) => {
    const id = await aDraft(collection)
    await act(collection, id)
    expect(await readDate(collection, id)).toSatisfy(isNow)
  })

  it('is set when a document is created as published, by the API', async () => {
    const data = { ...createContent(collection), _status: 'published' }
    const { doc } = await send(collection, 'POST', data)
    expect(await readDate(collection, doc.id)).toSatisfy(isNow)
  })

  it('is empty before publication, and in a duplicate', async () => {
    const id = await aDraft(collection)
    const draft = await send(`${collection}/${id}?draft=true`, 'GET')
    expect(draft[dates[collection]] ?? null).toBeNull()
    await publish(collection, id)
    const { doc } = await send(`${collection}/${id}/duplicate?draft=true`, 'POST', {
      slug: `copy-${id}`,
      _status: 'draft',
    })
    expect(doc[dates[collection]] ?? null).toBeNull()
  })

  it('stays the first one', async () => {
    const id = await aDraft(collection)
    await publish(collection, id)
    const first = await readDate(collection, id)
    await send(`${collection}/${id}?draft=true`, 'PATCH', {
      [dates[collection]]: null,
      _status: 'draft',
    })
    await publish(collection, id)
    expect(await readDate(collection, id)).toBe(first)
    await send(`${collection}/${id}`, 'PATCH', { _status: 'draft' })
    await publish(collection, id)
    expect(await readDate(collection, id)).toBe(first)
  })
})

it('an editor can set the date of an article, not that of the first publication of a community', async () => {
  const requested = '2026-05-01T12:00:00.000Z'
  const post = await aDraft('blog-posts')
  await publish('blog-posts', post, { publishedAt: requested })
  expect(await readDate('blog-posts', post)).toBe(requested)
  const community = await aDraft('communities')
  await publish('communities', community, { firstPublishedAt: requested })
  expect(await readDate('communities', community)).toSatisfy(isNow)
})

it('the publication date is set when a document is created as published without a user', async () => {
  const article = await anArticle({ publishedAt: null })
  expect(article.publishedAt).toSatisfy(isNow)
  expect((await aCommunity()).firstPublishedAt).toSatisfy(isNow)
})
