import { expect, it } from 'vitest'
import { cms } from '../../../fixtures/cms'
import { richText } from '../../../fixtures/rich-text'
import { insertRows } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle, anEvent, testPayload } from '../../../fixtures/site'
import { getApiKey } from '../../../fixtures/staff'

type Slug = 'builders' | 'communities' | 'blog-posts'

const editor = await getApiKey('editor')
const contributor = await getApiKey('contributor')

/** Deletes a document as the form of the back office does. Returns the status and the message. */
async function remove(slug: Slug, id: number, authorization = editor) {
  const response = await cms(`${slug}/${id}`, { method: 'DELETE', headers: { authorization } })
  const { errors } = await response.json()
  return [response.status, errors?.[0]?.message]
}

const textWith = (child: object) => {
  const text = richText('Read more.')
  return {
    root: { ...text.root, children: [{ version: 1, type: 'paragraph', children: [child] }] },
  }
}

it('a builder that communities and events use is not deleted, and the message says where', async () => {
  const builder = await aBuilder({ name: 'Cedar Fork' })
  const ridge = await aCommunity({ name: 'Ridge', builders: [builder.id] })
  const event = await anEvent({ title: 'Open house', builder: builder.id })
  expect(await remove('builders', builder.id)).toEqual([
    409,
    'This builder is used in Ridge (Community), Open house (Event). Remove it there first, or unpublish it instead of deleting it.',
  ])
  expect((await remove('builders', builder.id, contributor))[0]).toBe(403)
  const payload = await testPayload()
  expect(await payload.count({ collection: 'builders' })).toMatchObject({ totalDocs: 1 })

  await payload.update({ collection: 'communities', id: ridge.id, data: { builders: [] } })
  await payload.delete({ collection: 'events', id: event.id })
  expect(await remove('builders', builder.id)).toEqual([200, undefined])
})

it('a draft counts as a use, and older versions and the document itself do not', async () => {
  const payload = await testPayload()
  const builder = await aBuilder()
  const community = await aCommunity({ name: 'Ridge' })
  const { id } = community
  const draft = { builders: [builder.id] }
  await payload.update({ collection: 'communities', id, data: draft, draft: true })
  expect((await remove('builders', builder.id))[0]).toBe(409)
  await payload.update({ collection: 'communities', id, data: { builders: [] }, draft: true })
  expect((await remove('builders', builder.id))[0]).toBe(200)
})

it('links and cards in texts count as uses', async () => {
  const linked = await anArticle({ title: 'Linked' })
  const link = {
    type: 'link',
    version: 3,
    children: [],
    fields: { linkType: 'internal', doc: { relationTo: 'blog-posts', value: linked.id } },
  }
  const article = await anArticle({ title: 'Linking', content: textWith(link) })
  expect((await remove('blog-posts', linked.id))[1]).toContain('is used in Linking (Article)')
  const shown = await aCommunity()
  const card = {
    type: 'block',
    version: 2,
    fields: { id: 'a', blockName: '', blockType: 'community-card', community: shown.id },
  }
  const content = textWith(card)
  const payload = await testPayload()
  await payload.update({ collection: 'blog-posts', id: article.id, data: { content } })
  expect((await remove('blog-posts', linked.id))[0]).toBe(200)
  expect((await remove('communities', shown.id))[1]).toContain('is used in Linking (Article)')
})

it('a lead about a community does not prevent its deletion', async () => {
  const { id } = await aCommunity()
  await insertRows('leads', [
    {
      name: 'Ana',
      email: 'ana@buyer.example',
      phone: '2105550100',
      message: 'Hello there',
      source: 'tour-request',
      status: 'new',
      community_id: id,
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    },
  ])
  expect((await remove('communities', id))[0]).toBe(200)
})
