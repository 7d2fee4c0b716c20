import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { articleDraft } from '@/data/blog/queries'
import { builderDraft } from '@/data/builders/queries'
import { communityDraft } from '@/data/communities/queries'
import { eventDraft } from '@/data/events/queries'
import { pageDraft } from '@/data/pages/queries'
import { resourceDraft } from '@/data/resources/queries'
import { readEditLink } from '@/data/staff/edit-link'
import { richText } from '../../../fixtures/rich-text'
import {
  aBuilder,
  aCommunity,
  anArticle,
  anEvent,
  aUser,
  testPayload,
} from '../../../fixtures/site'

/** Saves a draft of a published document. */
async function draft(
  collection: 'communities' | 'builders' | 'events' | 'resources' | 'pages',
  id: number,
  data: object,
) {
  const payload = await testPayload()
  await payload.update({ collection, id, data, draft: true })
}

/** Creates a published resource in Home Buying Tips. */
async function aResource(slug: string) {
  const payload = await testPayload()
  return payload.create({
    collection: 'resources',
    data: {
      slug,
      title: slug,
      description: 'A resource.',
      type: 'guide',
      category: 'home-buying-tips',
      content: richText('Text'),
      _status: 'published',
    },
  })
}

describe('a document preview', () => {
  it('shows the latest version of a community, including draft builders', async () => {
    const builder = await aBuilder({ name: 'Unseen Homes', _status: 'draft' })
    const { id } = await aCommunity({ startPrice: 1 })
    await draft('communities', id, { startPrice: 2, builders: [builder.id] })
    const shown = await communityDraft(id, await aUser('contributor'))
    expect(shown).toMatchObject({
      isDraft: true,
      content: { id: String(id), startPrice: 2, builders: [{ name: 'Unseen Homes' }] },
    })
  })

  it('shows a builder with its published communities', async () => {
    const { id } = await aBuilder({ name: 'Known Homes' })
    await aCommunity({ name: 'On the site', builders: [id] })
    await draft('builders', id, { phone: '(210) 555-0107' })
    expect(await builderDraft(id, await aUser('editor'))).toMatchObject({
      isDraft: true,
      content: { phone: '(210) 555-0107', communities: [{ name: 'On the site' }] },
    })
  })

  it('shows an event with the name of its builder', async () => {
    const builder = await aBuilder({ name: 'Host Homes' })
    const { id } = await anEvent({ builder: builder.id })
    await draft('events', id, { title: 'Moved' })
    expect(await eventDraft(id, await aUser('editor'))).toMatchObject({
      isDraft: true,
      content: { title: 'Moved', builderName: 'Host Homes' },
    })
  })

  it('shows a resource and the text of a page', async () => {
    const payload = await testPayload()
    const staff = await aUser('contributor')
    const entry = await payload.create({
      collection: 'resources',
      data: {
        title: 'A guide',
        slug: 'a-guide',
        description: 'A guide.',
        type: 'guide',
        category: 'market-insights',
        content: richText('Words.'),
        _status: 'published',
      },
    })
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'About', slug: 'about', _status: 'published' },
    })
    expect(await resourceDraft(entry.id, staff)).toMatchObject({ isDraft: false })
    await draft('pages', page.id, { intro: 'New words' })
    expect(await pageDraft(page.id, staff)).toMatchObject({
      isDraft: true,
      content: { title: 'About', intro: 'New words' },
    })
  })

  it('shows a nearly empty draft', async () => {
    const payload = await testPayload()
    const staff = await aUser('contributor')
    const bare = { draft: true, data: { slug: 'bare', _status: 'draft' } } as const
    const community = await payload.create({ collection: 'communities', ...bare })
    const event = await payload.create({ collection: 'events', ...bare })
    expect(await communityDraft(community.id, staff)).toMatchObject({ content: { name: '' } })
    expect(await eventDraft(event.id, staff)).toMatchObject({ content: { title: '' } })
  })

  it('shows the unsaved values of the form with the documents that they name', async () => {
    const [saved, chosen] = [await aBuilder(), await aBuilder({ name: 'Chosen Homes' })]
    const { id } = await aCommunity({ name: 'Saved', startPrice: 1, builders: [saved.id] })
    const values = { id: 1_000_000, name: 'Typed', builders: [chosen.id] }
    const staff = await aUser('contributor')
    expect(await communityDraft(id, staff, values)).toMatchObject({
      content: {
        id: String(id),
        name: 'Typed',
        startPrice: 1,
        builders: [{ name: 'Chosen Homes' }],
      },
    })
    // Nothing is stored.
    expect(await communityDraft(id, staff)).toMatchObject({ content: { name: 'Saved' } })
  })

  it('shows typed rich text, and not the fields of other documents of the collection', async () => {
    const article = await anArticle({ title: 'Saved' })
    const other = await anArticle({ title: 'Other' })
    const values = { title: 'Typed', content: richText('Typed text') }
    const staff = await aUser('editor')
    const shown = await articleDraft(article.id, staff, values)
    expect(shown?.content.title).toBe('Typed')
    expect(JSON.stringify(shown?.content)).toContain('Typed text')
    expect((await articleDraft(other.id, staff))?.content.title).toBe('Other')
  })

  it('is null for an unknown document', async () => {
    const staff = await aUser('editor')
    expect(await builderDraft(999_999, staff)).toBeNull()
    expect(await builderDraft(999_999, staff, { name: 'Typed' })).toBeNull()
  })
})

describe('the edit link of a page', () => {
  it('leads to the document, the page text, the list or the global that the page shows', async () => {
    const editor = await aUser('editor')
    const community = await aCommunity({ slug: 'to-edit' })
    const article = await anArticle({ slug: 'article-to-edit' })
    const payload = await testPayload()
    const page = await payload.create({
      collection: 'pages',
      data: { slug: 'builders', title: 'Builders', _status: 'published' },
    })
    const links = [
      await readEditLink('/communities/to-edit', editor),
      await readEditLink('/blog/article-to-edit', editor),
      await readEditLink('/communities', editor),
      await readEditLink('/builders', editor),
      await readEditLink('/', editor),
      await readEditLink('/communities/to-edit/homes/12-elm-street', editor),
      await readEditLink('/communities/to-edit/plans/damper', editor),
      await readEditLink('/communities/no-such', editor),
      await readEditLink('/', await aUser('contributor')),
    ]
    expect(links).toEqual([
      `/admin/collections/communities/${community.id}`,
      `/admin/collections/blog-posts/${article.id}`,
      '/admin/collections/communities',
      `/admin/collections/pages/${page.id}`,
      '/admin/globals/home',
      `/admin/collections/communities/${community.id}`,
      `/admin/collections/communities/${community.id}`,
      null,
      null,
    ])
  })

  it('leads to the page when a resource has the same slug', async () => {
    const payload = await testPayload()
    const contributor = await aUser('contributor')
    const category = { slug: 'videos-tours', path: paths.resourceCategory('videos-tours') }
    await payload.delete({ collection: 'pages', where: {} })
    for (const { slug, path } of [...Object.values(staticPages), category]) {
      await aResource(slug)
      expect(await readEditLink(path, contributor), path).not.toContain('resources')
      const page = await payload.create({
        collection: 'pages',
        data: { slug, title: slug, _status: 'published' },
      })
      expect(await readEditLink(path, contributor)).toBe(`/admin/collections/pages/${page.id}`)
    }
  })

  it('leads to a resource only from the page that shows it', async () => {
    const editor = await aUser('editor')
    const guide = await aResource('first-time-buyer-guide')
    const tips = await aResource('ten-tips')
    expect(await readEditLink('/resources/first-time-buyer-guide', editor)).toBe(
      `/admin/collections/resources/${guide.id}`,
    )
    expect(await readEditLink('/resources/home-buying-tips/ten-tips', editor)).toBe(
      `/admin/collections/resources/${tips.id}`,
    )
    expect(await readEditLink('/resources/ten-tips', editor)).toBeNull()
  })
})
