import { beforeEach, describe, expect, it } from 'vitest'
import { loadRedirectTarget, redirectFrom } from '@/data/redirects/queries'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { richText } from '../../../fixtures/rich-text'
import { emptyTables, sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')

beforeEach(() => emptyTables('redirects'))

/** Changes the slug of a community; publishes the change by default. */
async function rename(id: number, slug: string, { draft = false, user = editor } = {}) {
  const payload = await testPayload()
  const data = { slug, _status: draft ? 'draft' : 'published' } as const
  return payload.update({ collection: 'communities', id, data, draft, ...as(user) })
}

const leadsTo = async (path: string) => (await redirectFrom(path))?.to ?? null

async function rows(): Promise<string[]> {
  const payload = await testPayload()
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', depth: 0 })
  return docs.map(({ from }) => from)
}

describe('a published document whose slug changes', () => {
  it('creates a permanent redirect from the old address', async () => {
    const { id } = await aCommunity({ slug: 'oak-run' })
    await rename(id, 'oak-ridge')
    expect(await redirectFrom('/communities/oak-run')).toEqual({
      from: '/communities/oak-run',
      to: '/communities/oak-ridge',
      isPermanent: true,
    })
    const payload = await testPayload()
    const { docs } = await payload.find({ collection: 'redirects', depth: 0 })
    expect(docs).toMatchObject([
      { type: '308', to: { reference: { relationTo: 'communities', value: id } } },
    ])
  })

  it('is found at its old address without capital letters too', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ slug: 'in-lower-case' })
    const to = { type: 'reference', reference: { relationTo: 'communities', value: id } } as const
    const from = '/Communities/Old_Name'
    await payload.create({ collection: 'redirects', data: { from, to, type: '308' } })
    expect(await leadsTo('/communities/old_name')).toBe('/communities/in-lower-case')
    expect(await leadsTo(from)).toBe('/communities/in-lower-case')
  })

  it('redirects directly to the newest address after several changes', async () => {
    const { id } = await aCommunity({ slug: 'first' })
    await rename(id, 'second')
    await rename(id, 'third')
    expect([await leadsTo('/communities/first'), await leadsTo('/communities/second')]).toEqual([
      '/communities/third',
      '/communities/third',
    ])
  })

  it('creates a redirect when the request selects only some fields', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ slug: 'in-part' })
    const data = { slug: 'in-whole' }
    await payload.update({ collection: 'communities', id, data, select: { name: true } })
    expect(await leadsTo('/communities/in-part')).toBe('/communities/in-whole')
  })

  it('creates no loop when it changes back', async () => {
    const { id } = await aCommunity({ slug: 'there' })
    await rename(id, 'and')
    await rename(id, 'there')
    expect(await rows()).toEqual(['/communities/and'])
    expect(await leadsTo('/communities/and')).toBe('/communities/there')
  })

  it('replaces a redirect from its new address', async () => {
    const { id } = await aCommunity({ slug: 'moved' })
    await rename(id, 'gone-on')
    await aCommunity({ slug: 'moved' })
    expect(await rows()).toEqual([])
  })

  it('creates a redirect when the draft is published, not when it is saved', async () => {
    const { id } = await aCommunity({ slug: 'drafted' })
    await rename(id, 'drafted-anew', { draft: true })
    await rename(id, 'drafted-by-contributor', { draft: true, user: contributor })
    expect(await rows()).toEqual([])
    const payload = await testPayload()
    await payload.update({
      collection: 'communities',
      id,
      data: { _status: 'published' },
      ...as(editor),
    })
    expect(await rows()).toEqual(['/communities/drafted'])
  })

  it('creates no redirect when it was never published', async () => {
    const { id } = await aCommunity({ slug: 'unseen', _status: 'draft' })
    await rename(id, 'seen')
    expect(await rows()).toEqual([])
  })

  it('creates no redirect when the change is rolled back', async () => {
    const { id } = await aCommunity({ slug: 'steady' })
    await expect(whileCommitFails('communities', () => rename(id, 'elsewhere'))).rejects.toThrow()
    expect(await rows()).toEqual([])
  })
})

it('builders, articles and resources get redirects, also after a change of category', async () => {
  const payload = await testPayload()
  const builder = await aBuilder({ slug: 'old-builder' })
  const article = await anArticle({ slug: 'old-article' })
  const entry = await payload.create({
    collection: 'resources',
    data: {
      title: 'A guide',
      slug: 'old-guide',
      description: 'A guide.',
      type: 'guide',
      category: 'market-insights',
      content: richText('Words.'),
      _status: 'published',
    },
  })
  const _status = 'published'
  await payload.update({
    collection: 'builders',
    id: builder.id,
    data: { slug: 'new-builder', _status },
  })
  await payload.update({
    collection: 'blog-posts',
    id: article.id,
    data: { slug: 'new-article', _status },
  })
  await payload.update({
    collection: 'resources',
    id: entry.id,
    data: { category: 'home-buying-tips', _status },
  })
  await payload.update({
    collection: 'resources',
    id: entry.id,
    data: { slug: 'new-guide', _status },
  })
  const guide = '/resources/home-buying-tips/new-guide'
  expect([
    await leadsTo('/builders/old-builder'),
    await leadsTo('/blog/old-article'),
    await leadsTo('/resources/market-insights/old-guide'),
    await leadsTo('/resources/home-buying-tips/old-guide'),
  ]).toEqual(['/builders/new-builder', '/blog/new-article', guide, guide])
})

it('a redirect with an invalid source or target is rejected', async () => {
  const payload = await testPayload()
  const create = (from: string, url: string) =>
    payload.create({
      collection: 'redirects',
      data: { from, type: '308', to: { type: 'custom', url } },
      ...as(editor),
    })
  await expect(create('old', '/new')).rejects.toMatchObject({ status: 400 })
  await expect(create('/old', 'javascript:alert(1)')).rejects.toMatchObject({ status: 400 })
  expect(await create('/old/', '/new')).toMatchObject({ from: '/old' })
})

describe('the list of redirects', () => {
  it('shows each target, and whether it is a draft or deleted', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({ slug: 'old-place', name: 'Old Place' })
    await rename(id, 'new-place')
    const { docs } = await payload.find({ collection: 'redirects', depth: 0 })
    const redirect = docs[0]?.id ?? 0
    const target = { collection: 'communities', id, title: 'Old Place' }
    expect(await loadRedirectTarget(redirect)).toEqual({ ...target, isShown: true })

    await payload.update({ collection: 'communities', id, data: { _status: 'draft' } })
    expect(await loadRedirectTarget(redirect)).toEqual({ ...target, isShown: false })
    expect(await leadsTo('/communities/old-place')).toBeNull()

    await payload.delete({ collection: 'communities', id })
    expect(await loadRedirectTarget(redirect)).toBeNull()
  })

  it('shows targets of every kind', async () => {
    const payload = await testPayload()
    const documents = [
      { relationTo: 'communities', value: (await aCommunity()).id },
      { relationTo: 'builders', value: (await aBuilder()).id },
      { relationTo: 'blog-posts', value: (await anArticle()).id },
    ] as const
    const made = await Promise.all(
      documents.map((reference, index) =>
        payload.create({
          collection: 'redirects',
          data: { from: `/old-${index}`, type: '308', to: { type: 'reference', reference } },
        }),
      ),
    )
    const ask = () => Promise.all(made.map(({ id }) => loadRedirectTarget(id)))
    expect((await ask()).map((target) => target?.collection)).toEqual([
      'communities',
      'builders',
      'blog-posts',
    ])
  })
})

it('a redirect is permanent (308) or temporary (307), also where another status is given or stored', async () => {
  const payload = await testPayload()
  const types = async () =>
    (await payload.find({ collection: 'redirects', sort: 'from', depth: 0 })).docs.map(
      ({ type }) => type,
    )
  const to = { type: 'custom', url: '/builders' } as const
  await payload.create({ collection: 'redirects', data: { from: '/one', to, type: '301' } })
  await payload.create({ collection: 'redirects', data: { from: '/two', to, type: '302' } })
  expect(await sql('select type::text from redirects order by "from"')).toEqual([
    { type: '308' },
    { type: '307' },
  ])
  await sql(`update redirects set type = '301'`)
  expect(await types()).toEqual(['308', '308'])
})
