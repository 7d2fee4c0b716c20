import { createLocalReq, restoreVersionOperation } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Community } from '@/payload-types'
import { aCommunity, aUser, type Staff, testPayload } from '../fixtures/site'
import { as } from '../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')

/** What the form of the back office sends beside the document. */
interface Wish {
  readonly reviewWish?: 'submit' | 'request-changes'
  readonly reviewWords?: string
}

async function save(user: Staff, id: number, data: Partial<Community> & Wish, draft = true) {
  const payload = await testPayload()
  return payload.update({ collection: 'communities', id, data, draft, ...as(user) })
}

const aDraft = async () => (await aCommunity({ _status: 'draft' })).id

const handIn = (id: number) =>
  save(contributor, id, { reviewWish: 'submit', reviewWords: 'Please look' })

describe('the review of a document', () => {
  it('goes from contributor to editor and back, and ends with approval', async () => {
    const id = await aDraft()
    expect(await handIn(id)).toMatchObject({ reviewState: 'submitted', _status: 'draft' })
    const answer = { reviewWish: 'request-changes', reviewWords: 'Name the county' } as const
    expect(await save(editor, id, answer)).toMatchObject({ reviewState: 'changes-requested' })
    await save(contributor, id, { county: 'comal' })
    await handIn(id)
    const published = await save(editor, id, { _status: 'published' }, false)
    expect(published).toMatchObject({
      _status: 'published',
      county: 'comal',
      reviewState: 'approved',
      reviewLog: [
        { state: 'submitted', by: contributor.name, words: 'Please look' },
        { state: 'changes-requested', by: editor.name, words: 'Name the county' },
        { state: 'submitted' },
        { state: 'approved', by: editor.name },
      ],
    })
    expect(await save(contributor, id, { startPrice: 1 })).toMatchObject({ reviewState: 'none' })
  })

  it('lets a contributor neither approve nor ask for changes, whatever the request says', async () => {
    const id = await aDraft()
    await handIn(id)
    const forged: Partial<Community> = { reviewState: 'approved', reviewLog: [] }
    const saved = await save(contributor, id, forged)
    expect([saved.reviewState, saved.reviewLog]).toMatchObject([
      'submitted',
      [{ words: 'Please look' }],
    ])
    for (const wish of [
      { reviewWish: 'request-changes', reviewWords: 'No' },
      { _status: 'published' },
    ] as const) {
      await expect(save(contributor, id, wish)).rejects.toMatchObject({ status: 403 })
    }
  })

  it('asks an editor for words, and for something that was handed in', async () => {
    const id = await aDraft()
    const wish = { reviewWish: 'request-changes' } as const
    await expect(save(editor, id, { ...wish, reviewWords: 'No' })).rejects.toMatchObject({
      status: 400,
      message: 'This has not been handed in for review.',
    })
    await handIn(id)
    await expect(save(editor, id, wish)).rejects.toMatchObject({
      status: 400,
      message: 'Please say which changes are needed.',
    })
  })

  it('begins anew with a copy', async () => {
    const payload = await testPayload()
    const id = await aDraft()
    await handIn(id)
    const copy = await payload.duplicate({
      collection: 'communities',
      id,
      data: { slug: 'a-copy' },
      user: editor,
    })
    expect(copy).toMatchObject({ reviewState: 'none', reviewLog: [] })
  })

  it('is found in the list', async () => {
    const payload = await testPayload()
    const id = await aDraft()
    await handIn(id)
    const { docs } = await payload.find({
      collection: 'communities',
      draft: true,
      where: { reviewState: { equals: 'submitted' } },
      ...{ user: editor, overrideAccess: false, pagination: false },
    })
    expect(docs.map((doc) => doc.id)).toContain(id)
  })

  it('stays with the staff', async () => {
    const { id } = await aCommunity()
    await handIn(id)
    await save(editor, id, { _status: 'published' }, false)
    const payload = await testPayload()
    const seen = await payload.findByID({ collection: 'communities', id, overrideAccess: false })
    expect(seen).not.toHaveProperty('reviewLog')
    expect(seen).not.toHaveProperty('reviewState')
  })
})

it('a contributor restores an old version as a draft, never on the site', async () => {
  const payload = await testPayload()
  const { id } = await aCommunity({ startPrice: 1 })
  await save(contributor, id, { startPrice: 2 })
  await save(editor, id, { startPrice: 3, _status: 'published' }, false)
  const { docs } = await payload.findVersions({
    collection: 'communities',
    where: { parent: { equals: id }, 'version._status': { equals: 'draft' } },
  })
  const restore = async (draft: boolean) =>
    restoreVersionOperation({
      id: docs[0]?.id ?? '',
      collection: payload.collections.communities,
      req: await createLocalReq({ user: contributor }, payload),
      draft,
    })
  await expect(restore(false)).rejects.toMatchObject({ status: 403 })
  await restore(true)
  const live = await payload.findByID({ collection: 'communities', id })
  const draft = await payload.findByID({ collection: 'communities', id, draft: true })
  expect([live._status, live.startPrice, draft.startPrice]).toEqual(['published', 3, 2])
})
