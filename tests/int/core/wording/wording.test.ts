import { afterAll, describe, expect, it } from 'vitest'
import { defaultWording } from '@/content/wording'
import { type WordingMarks, wordingMarks } from '@/contract/wording/wording'
import type { Community } from '@/payload-types'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import { emptyTables } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aUser, type Staff, testPayload } from '../../../fixtures/site'
import { as, signIn } from '../../../fixtures/staff'
import { csv, rowNamed, submit } from '../../../fixtures/submissions'

const editor = await aUser('editor')
const contributor = await aUser('contributor')

/** What the forms add to the document. */
interface FormValues {
  readonly reviewAction?: 'submit'
  readonly requiresWordingReason?: true
}

async function save(user: Staff, id: number, data: Partial<Community> & FormValues) {
  const payload = await testPayload()
  const draft = data._status !== 'published'
  return payload.update({ collection: 'communities', id, data, draft, ...as(user) })
}

const aDraft = async () => (await aCommunity({ _status: 'draft' })).id

const submitted = { reviewAction: 'submit' } as const
const publish = { _status: 'published', requiresWordingReason: true } as const

afterAll(() => emptyTables('wording'))

describe('a contributor', () => {
  it('saves a draft with marked words, and submits it once they are changed', async () => {
    const id = await aDraft()
    await save(contributor, id, { description: 'Quiet streets, no children, adults only.' })
    await expect(save(contributor, id, submitted)).rejects.toThrow(
      '“no children”, “adults only” may break fair-housing law.',
    )
    const changed = { description: 'Quiet streets. A 55+ community.', ...submitted }
    expect(await save(contributor, id, changed)).toMatchObject({ reviewState: 'submitted' })
    await expect(save(contributor, id, { description: 'No children.' })).rejects.toThrow(
      '“no children” may break fair-housing law.',
    )
  })

  it('can give no reason, and submits words for which an editor gave one', async () => {
    const id = await aDraft()
    const description = 'Able-bodied veterans built the chapel.'
    await expect(
      save(contributor, id, { description, wordingReason: 'It is history.', ...submitted }),
    ).rejects.toThrow('“able-bodied” may break fair-housing law.')
    const draft = await save(contributor, id, { description, wordingReason: 'It is history.' })
    expect(draft.wordingReason).toBeFalsy()
    await save(editor, id, { wordingReason: 'It is history.' })
    expect(await save(contributor, id, submitted)).toMatchObject({ reviewState: 'submitted' })
    await expect(
      save(contributor, id, { description: `${description} No kids.`, ...submitted }),
    ).rejects.toThrow('“no kids” may break fair-housing law.')
  })
})

describe('an editor', () => {
  it('publishes marked words in the form only with a reason, which is logged', async () => {
    const id = await aDraft()
    const description = 'Able-bodied veterans built the chapel.'
    await expect(save(editor, id, { description, ...publish })).rejects.toThrow(
      '“able-bodied” may break fair-housing law.',
    )
    const wordingReason = 'A fact from 1946, not a wish for buyers.'
    await save(editor, id, { description, wordingReason, ...publish })
    // The reason is for these words only.
    await expect(
      save(editor, id, { description: `${description} Adults only.`, ...publish }),
    ).rejects.toThrow('“adults only” may break fair-housing law.')
    await save(editor, id, { startPrice: 310_000, ...publish })

    const payload = await testPayload()
    const { docs: versions } = await payload.findVersions({
      collection: 'communities',
      where: { parent: { equals: id } },
    })
    expect(versions[0]?.version).toMatchObject({ description, wordingReason })
    const { docs: entries } = await payload.find({
      collection: 'audit-entries',
      where: { collectionSlug: { equals: 'communities' }, documentId: { equals: String(id) } },
    })
    expect(JSON.stringify(entries)).toContain(wordingReason)
    const visible = await payload.findByID({ collection: 'communities', id, overrideAccess: false })
    expect(visible.description).toBe(description)
    expect(visible).not.toHaveProperty('wordingReason')
  })

  it('gives another reason for words that a later draft adds', async () => {
    const id = await aDraft()
    const description = 'Able-bodied veterans built the chapel.'
    await save(editor, id, { description, wordingReason: 'A fact from 1946.', ...publish })
    const more = { description: `${description} Adults only.` }
    expect(await save(contributor, id, more)).toMatchObject({ ...more, wordingReason: null })
    await expect(save(editor, id, publish)).rejects.toThrow('“able-bodied”, “adults only” may')
    const wordingReason = 'A quotation of the plaque.'
    expect(await save(editor, id, { ...publish, wordingReason })).toMatchObject({ wordingReason })
  })

  it('is not refused outside of the form', async () => {
    const published = await save(editor, await aDraft(), {
      description: 'Adults only.',
      _status: 'published',
    })
    expect(published).toMatchObject({ _status: 'published', description: 'Adults only.' })
  })
})

async function check(cookie: string, texts: unknown): Promise<WordingMarks['marks']> {
  const response = await callEndpoint('globals/wording/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ texts }),
  })
  return wordingMarks.parse(await response.json()).marks
}

describe('the list', () => {
  it('has default terms until an editor saves another, which forms then use', async () => {
    const payload = await testPayload()
    const texts = [{ path: 'description', value: 'Adults only, near Lackland.' }]
    const cookie = await signIn('contributor')
    expect(await check(cookie, texts)).toMatchObject([
      { words: 'Adults only', field: 'Description', isHint: false, after: ', near Lackland.' },
    ])
    const { terms } = await payload.findGlobal({ slug: 'wording', depth: 0 })
    expect(terms?.map(({ term }) => term)).toEqual(defaultWording.map(({ term }) => term))

    const own = { term: 'Lackland', language: 'en', why: 'w', instead: 'i', source: 's' } as const
    await payload.updateGlobal({ slug: 'wording', data: { terms: [own] }, ...as(editor) })
    expect(await check(cookie, texts)).toMatchObject([{ words: 'Lackland', why: 'w', source: 's' }])
    await expect(
      payload.updateGlobal({ slug: 'wording', data: { terms: [] }, ...as(contributor) }),
    ).rejects.toThrow()
  })

  it('is checked for staff only', async () => {
    const init = { method: 'POST', body: JSON.stringify({ texts: [] }) }
    expect((await callEndpoint('globals/wording/check', init)).status).toBe(403)
    const visitor = { slug: 'wording', overrideAccess: false } as const
    await expect((await testPayload()).findGlobal(visitor)).rejects.toThrow()
  })
})

it('a description of a submission with marked words is not accepted without a look', async () => {
  await emptyTables('wording')
  const builder = await aBuilder({ name: 'Agarita Homes' })
  const shared = { builders: [builder.id], startPrice: 300_000, description: 'Two parks.' }
  const { name: marked } = await aCommunity({ ...shared, name: 'Agarita Bend' })
  const { name: plain } = await aCommunity({ ...shared, name: 'Agarita Crossing' })
  const file = csv(
    ['Community', 'Description'],
    [marked, 'Two parks, adults only.'],
    [plain, 'Two parks and quiet streets.'],
  )
  const submission = await submit(builder, file)
  const findCodes = async (name: string) => {
    const { fields } = await rowNamed(submission, name)
    return fields.flatMap(({ marks }) => marks.map(({ code }) => code))
  }
  expect(await findCodes(marked)).toEqual(['wording'])
  expect(await findCodes(plain)).toEqual([])
})
