import { createLocalReq, initTransaction, killTransaction, restoreVersionOperation } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '@/collections'
import { contentTypes } from '@/content-types'
import type { Role } from '@/domain/enums'
import { restoreVersion } from '@/payload-patches/rest/restore-version'
import type { Community, Event } from '@/payload-types'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import { aCommunity, aUser, type Staff, testPayload } from '../../../fixtures/site'
import { as, signIn } from '../../../fixtures/staff'

const editor = await aUser('editor')
const contributor = await aUser('contributor')

/** The fields that the form of the back office adds to the document. */
interface Action {
  readonly reviewAction?: 'submit' | 'request-changes'
  readonly reviewMessage?: string
}

async function save(user: Staff, id: number, data: Partial<Community> & Action, draft = true) {
  const payload = await testPayload()
  return payload.update({ collection: 'communities', id, data, draft, ...as(user) })
}

/** The document with the field that the form adds when it is submitted. */
const submission = <Document extends object>(document: Document): Document & Action => ({
  ...document,
  reviewAction: 'submit',
})

const aDraft = async () => (await aCommunity({ _status: 'draft' })).id

const submitForReview = (id: number) =>
  save(contributor, id, { reviewAction: 'submit', reviewMessage: 'Please look' })

describe('a document review', () => {
  it('passes from contributor to editor and back, and ends with approval', async () => {
    const id = await aDraft()
    expect(await submitForReview(id)).toMatchObject({ reviewState: 'submitted', _status: 'draft' })
    const response = { reviewAction: 'request-changes', reviewMessage: 'Name the county' } as const
    expect(await save(editor, id, response)).toMatchObject({ reviewState: 'changes-requested' })
    await save(contributor, id, { county: 'comal' })
    await submitForReview(id)
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

  it('lets no contributor approve or request changes, regardless of the request', async () => {
    const id = await aDraft()
    await submitForReview(id)
    const forged: Partial<Community> = { reviewState: 'approved', reviewLog: [] }
    const saved = await save(contributor, id, forged)
    expect([saved.reviewState, saved.reviewLog]).toMatchObject([
      'submitted',
      [{ words: 'Please look' }],
    ])
    for (const wish of [
      { reviewAction: 'request-changes', reviewMessage: 'No' },
      { _status: 'published' },
    ] as const) {
      await expect(save(contributor, id, wish)).rejects.toMatchObject({ status: 403 })
    }
  })

  it('requires a comment from the editor, and a submitted draft', async () => {
    const id = await aDraft()
    const wish = { reviewAction: 'request-changes' } as const
    await expect(save(editor, id, { ...wish, reviewMessage: 'No' })).rejects.toMatchObject({
      status: 400,
      message: 'This document has not been submitted for review.',
    })
    await submitForReview(id)
    await expect(save(editor, id, wish)).rejects.toMatchObject({
      status: 400,
      message: 'Describe the changes that are needed.',
    })
  })

  it('accepts a document only with its required fields, and names the empty ones', async () => {
    const payload = await testPayload()
    const untitled = await payload.create({
      collection: 'events',
      data: { description: 'Tacos' },
      draft: true,
      ...as(contributor),
    })
    const submit = (data: Partial<Event>) =>
      payload.update({
        collection: 'events',
        id: untitled.id,
        data: submission(data),
        draft: true,
        ...as(contributor),
      })
    const slug = `tacos-${untitled.id}`
    await expect(submit({ slug })).rejects.toMatchObject({
      status: 400,
      data: {
        errors: [
          { path: 'title', label: 'Title' },
          { path: 'eventDate', label: 'Starts' },
        ],
      },
    })
    const named = { slug, title: 'Tacos', eventDate: '2027-01-01T18:00:00.000Z' }
    expect(await submit(named)).toMatchObject({ reviewState: 'submitted' })
  })

  it('starts over in a copy', async () => {
    const payload = await testPayload()
    const id = await aDraft()
    await submitForReview(id)
    const copy = await payload.duplicate({
      collection: 'communities',
      id,
      data: { slug: 'a-copy' },
      user: editor,
    })
    expect(copy).toMatchObject({ reviewState: 'none', reviewLog: [] })
  })

  it('can be filtered in the list', async () => {
    const payload = await testPayload()
    const id = await aDraft()
    await submitForReview(id)
    const { docs } = await payload.find({
      collection: 'communities',
      draft: true,
      where: { reviewState: { equals: 'submitted' } },
      user: editor,
      overrideAccess: false,
      pagination: false,
    })
    expect(docs.map((doc) => doc.id)).toContain(id)
  })

  it('is visible to staff only', async () => {
    const { id } = await aCommunity()
    await submitForReview(id)
    await save(editor, id, { _status: 'published' }, false)
    const payload = await testPayload()
    const seen = await payload.findByID({ collection: 'communities', id, overrideAccess: false })
    expect(seen).not.toHaveProperty('reviewLog')
    expect(seen).not.toHaveProperty('reviewState')
  })
})

describe('emails about reviews', () => {
  /** The emails about reviews since the last call, as `recipient: subject`. */
  async function newEmails() {
    const payload = await testPayload()
    const { docs } = await payload.find({
      collection: 'deliveries',
      where: { kind: { equals: 'review-notice' } },
      pagination: false,
    })
    await payload.delete({ collection: 'deliveries', where: { kind: { equals: 'review-notice' } } })
    return docs
  }
  const to = (user: Staff) => expect.objectContaining({ to: user.email })

  it('go to editors when a document is submitted, and to its contributor afterwards', async () => {
    const { id } = await aCommunity({ _status: 'draft', name: 'Villa Roja' })
    await newEmails()
    await submitForReview(id)
    const submitted = await newEmails()
    expect(submitted).toContainEqual(to(editor))
    expect(submitted).not.toContainEqual(to(contributor))
    expect(submitted[0]).toMatchObject({ subject: 'To review: Villa Roja', status: 'queued' })
    expect(submitted[0]?.text).toContain('Please look')
    expect(submitted[0]?.text).toContain(`/admin/collections/communities/${id}`)

    const wish = { reviewAction: 'request-changes', reviewMessage: 'Name <b>it</b>' } as const
    await save(editor, id, wish)
    const [requested, ...others] = await newEmails()
    expect(others).toEqual([])
    expect(requested).toMatchObject({
      to: contributor.email,
      subject: 'Changes requested: Villa Roja',
    })
    expect(requested?.html).toContain('Name &lt;b&gt;it&lt;/b&gt;')

    await save(contributor, id, { county: 'comal' })
    expect(await newEmails()).toEqual([])
    await submitForReview(id)
    await newEmails()
    await save(editor, id, { _status: 'published' }, false)
    expect(await newEmails()).toMatchObject([
      { to: contributor.email, subject: 'Approved: Villa Roja' },
    ])
  })

  it('do not go to an account that has turned them off, and not to its colleagues', async () => {
    const payload = await testPayload()
    const id = await aDraft()
    const data = { reviewEmails: false }
    await expect(
      payload.update({ collection: 'users', id: editor.id, data, ...as(contributor) }),
    ).rejects.toMatchObject({ status: 403 })
    await payload.update({ collection: 'users', id: editor.id, data, ...as(editor) })
    await submitForReview(id)
    expect(await newEmails()).not.toContainEqual(to(editor))
  })

  it('are not sent when the save is rolled back', async () => {
    const payload = await testPayload()
    const id = await aDraft()
    await newEmails()
    const req = await createLocalReq({ user: contributor }, payload)
    await initTransaction(req)
    await payload.update({
      collection: 'communities',
      id,
      data: submission<Partial<Community>>({}),
      draft: true,
      req,
    })
    await killTransaction(req)
    expect(await newEmails()).toEqual([])
  })
})

describe('a restored version', () => {
  /** A community with the prices 1 (first published), 2 (draft) and 3 (published now). */
  async function aHistory() {
    const payload = await testPayload()
    const { id } = await aCommunity({ startPrice: 1 })
    await save(contributor, id, { startPrice: 2 })
    await save(editor, id, { startPrice: 3, _status: 'published' }, false)
    const { docs } = await payload.findVersions({
      collection: 'communities',
      where: { parent: { equals: id } },
      sort: 'id',
    })
    return { id, first: Number(docs[0]?.id), draft: Number(docs[1]?.id) }
  }

  async function prices(id: number) {
    const payload = await testPayload()
    const live = await payload.findByID({ collection: 'communities', id })
    const draft = await payload.findByID({ collection: 'communities', id, draft: true })
    return [live._status, live.startPrice, draft.startPrice]
  }

  async function restore(role: Role | null, version: number, query = '') {
    const headers: HeadersInit = role ? { cookie: await signIn(role) } : {}
    return callEndpoint(`communities/versions/${version}${query}`, { method: 'POST', headers })
  }

  it('stays a draft if it was one, and does not change the site', async () => {
    const { id, draft } = await aHistory()
    expect((await restore('editor', draft)).status).toBe(200)
    expect(await prices(id)).toEqual(['published', 3, 2])
  })

  it('is published if it was, or saved as a draft on request', async () => {
    const { id, first } = await aHistory()
    expect((await restore('editor', first, '?draft=true')).status).toBe(200)
    expect(await prices(id)).toEqual(['published', 3, 1])
    expect((await restore('editor', first)).status).toBe(200)
    expect(await prices(id)).toEqual(['published', 1, 1])
  })

  it('is always a draft when a contributor restores it', async () => {
    const { id, first } = await aHistory()
    expect((await restore('contributor', first)).status).toBe(200)
    expect(await prices(id)).toEqual(['published', 3, 1])
    const payload = await testPayload()
    const req = await createLocalReq({ user: contributor }, payload)
    const collection = payload.collections.communities
    const past = restoreVersionOperation({ id: first, collection, req, draft: false })
    await expect(past).rejects.toMatchObject({ status: 403 })
  })

  it('becomes the newest version', async () => {
    const { id, first } = await aHistory()
    await restore('editor', first, '?draft=true')
    const payload = await testPayload()
    const { docs } = await payload.findVersions({
      collection: 'communities',
      where: { parent: { equals: id } },
    })
    expect(docs.map(({ version }) => version.startPrice)).toEqual([1, 3, 2, 1])
  })

  it('uses the same endpoint in every collection with drafts', () => {
    const drafted = collections.filter(
      ({ versions }) => typeof versions === 'object' && versions.drafts,
    )
    expect(drafted).toHaveLength(contentTypes.length)
    for (const { slug, endpoints } of drafted) expect(endpoints, slug).toContain(restoreVersion)
  })

  it('requires staff and an existing version', async () => {
    const { id, first } = await aHistory()
    expect((await restore(null, first)).status).toBe(403)
    expect((await restore('editor', 987_654_321)).status).toBe(404)
    expect(await prices(id)).toEqual(['published', 3, 3])
  })
})
