import { createLocalReq, type Where } from 'payload'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countUses, mediaFolders, mediaTotals } from '@/data/media/library'
import { movePictures } from '@/data/media/mutations'
import { referenceRoots } from '@/database/references/reference-roots'
import { findUnused } from '@/database/references/references'
import { serverState } from '@/lib/server-state'
import type { Media } from '@/payload-types'
import { callEndpoint } from '../../../fixtures/call-endpoint'
import { plainPicture } from '../../../fixtures/hostile-files'
import { countStatements, emptyTables, insertRows } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle, aPlan, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

beforeEach(() => emptyTables('communities', 'builders', 'blog_posts', 'media', 'media_folders'))

async function aPicture(folder?: number): Promise<number> {
  const payload = await testPayload()
  const bytes = await plainPicture('png')
  const file = { data: bytes, name: 'a.png', mimetype: 'image/png', size: bytes.length }
  const data = { alt: 'A picture', ...(folder === undefined ? {} : { folder }) }
  return (await payload.create({ collection: 'media', data, file })).id
}

async function aFolder(name: string): Promise<number> {
  return (await (await testPayload()).create({ collection: 'media-folders', data: { name } })).id
}

describe('the pages that a picture expires', () => {
  let changed: string[]
  beforeEach(() => {
    changed = []
    serverState.beginChange = (tags) => {
      changed.push(...tags)
      return () => {}
    }
  })
  afterEach(() => {
    delete serverState.beginChange
  })

  /** The tags that a change of a picture invalidates. */
  async function expired(id: number, data: Partial<Media>): Promise<string[]> {
    changed = []
    await (await testPayload()).update({ collection: 'media', id, data })
    return changed.sort()
  }

  it('are none for a new picture, and only its files for one that nothing shows', async () => {
    const id = await aPicture()
    expect(changed).toEqual([])
    expect(await expired(id, { alt: 'A door' })).toEqual(['pictures'])
  })

  it('are those of the documents and settings that show it when its alt text or focal point changes', async () => {
    const [id, other] = [await aPicture(), await aPicture()]
    await aBuilder({ slug: 'with-logo', logo: id })
    const { id: community } = await aCommunity({ slug: 'with-photo', images: [other, id] })
    await aPlan({ community, elevations: [id] })
    await anArticle({ slug: 'with-figure', content: textWith([id]) })
    await aBuilder({ slug: 'not-public', logo: id, _status: 'draft' })
    const payload = await testPayload()
    const guides = {
      networkName: 'Housing Guides',
      description: 'Guides in other cities.',
      website: 'https://guides.example',
      websiteLabel: 'All guides',
      logo: id,
    }
    await payload.updateGlobal({ slug: 'housing-guides', data: guides })
    const tags = [
      'blog',
      'blog:with-figure',
      'builder:with-logo',
      'builders',
      'communities',
      'community:with-photo',
      'page:housing-guides',
      'pictures',
      'plans',
      `plans-of:${community}`,
    ]
    expect(await expired(id, { alt: 'A blue door' })).toEqual(tags)
    expect(await expired(id, { focalX: 10, focalY: 90 })).toEqual(tags)
    expect(await expired(other, { alt: 'A red door' })).toEqual([
      'communities',
      'community:with-photo',
      'pictures',
    ])
  })

  it('are none when it only moves to a folder', async () => {
    const id = await aPicture()
    await aBuilder({ logo: id })
    expect(await expired(id, { folder: await aFolder('Doors') })).toEqual([])
  })

  it('are all when more documents show it than a notification can name', async () => {
    const id = await aPicture()
    const builders = Array.from({ length: 31 }, (_, index) => ({
      name: `Builder ${index}`,
      slug: `many-${index}`,
      logo_id: id,
      _status: 'published',
    }))
    await insertRows('builders', builders)
    expect(await expired(id, { alt: 'A logo' })).toEqual(['pictures', 'site'])
  })
})

function textWith(pictures: readonly number[]) {
  const children = pictures.map((value) => ({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value,
    fields: {},
  }))
  const root = { type: 'root', version: 1, direction: null, format: '' as const, indent: 0 }
  return { root: { ...root, children } }
}

it('the library counts the documents that use each picture of a page, once per document', async () => {
  const [logo, photo, unused] = [await aPicture(), await aPicture(), await aPicture()]
  await aBuilder({ logo })
  await aCommunity({ images: [logo, photo] })
  await anArticle({ content: textWith([photo, logo, photo]) })
  await anArticle({ content: textWith([photo]), _status: 'draft' })
  const counts = await countUses([logo, photo, unused])
  expect([...counts].sort(([a], [b]) => a - b)).toEqual([
    [logo, 3],
    [photo, 3],
  ])
})

it('counting the uses takes as many statements for many pictures as for one, and none for an empty page', async () => {
  const pictures = [await aPicture(), await aPicture(), await aPicture()]
  await aCommunity({ images: pictures })
  const ofOne = await countStatements(() => countUses(pictures.slice(0, 1)))
  expect(await countStatements(() => countUses(pictures))).toBe(ofOne)
  expect(ofOne).toBe(2)
  expect(await countStatements(() => countUses([]))).toBe(0)
})

it('the library counts the pictures of each folder, and a deleted folder leaves its pictures', async () => {
  const payload = await testPayload()
  const [homes] = [await aFolder('Homes'), await aFolder('empty')]
  const [first, second] = [await aPicture(homes), await aPicture(homes)]
  await aPicture()
  expect((await mediaFolders()).map(({ name, count }) => [name, count])).toEqual([
    ['empty', 0],
    ['Homes', 2],
  ])
  expect(await mediaTotals()).toEqual({ all: 3, unfiled: 1 })
  await payload.delete({ collection: 'media-folders', id: homes, ...as(await aUser('editor')) })
  expect(await mediaTotals()).toEqual({ all: 3, unfiled: 3 })
  const { docs } = await payload.find({ collection: 'media', depth: 0 })
  expect(docs.filter(({ id }) => [first, second].includes(id)).map(({ folder }) => folder)).toEqual(
    [null, null],
  )
})

it('two folders cannot have one name', async () => {
  await aFolder('Homes')
  await expect(aFolder('Homes')).rejects.toMatchObject({ status: 400 })
})

it('an editor moves pictures that no other user has open', async () => {
  const payload = await testPayload()
  const [homes, editor] = [await aFolder('Homes'), await aUser('editor')]
  const [free, open] = [await aPicture(), await aPicture()]
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'media', value: open },
      user: { relationTo: 'users', value: (await aUser('admin')).id },
      globalSlug: null,
    },
  })
  expect(await movePictures([free, open], homes, editor)).toBe(1)
  const readFolder = async (id: number) =>
    (await payload.findByID({ collection: 'media', id, depth: 0 })).folder
  expect([await readFolder(free), await readFolder(open)]).toEqual([homes, null])
  expect(await movePictures([free], null, editor)).toBe(1)
  expect(await readFolder(free)).toBeNull()
})

it('a contributor chooses a folder for an own upload, and changes no folders', async () => {
  const payload = await testPayload()
  const [homes, contributor] = [await aFolder('Homes'), await aUser('contributor')]
  const create = payload.create({
    collection: 'media-folders',
    data: { name: 'Mine' },
    ...as(contributor),
  })
  await expect(create).rejects.toMatchObject({ status: 403 })
  const rename = payload.update({
    collection: 'media-folders',
    id: homes,
    data: { name: 'Mine' },
    ...as(contributor),
  })
  await expect(rename).rejects.toMatchObject({ status: 403 })
  await expect(
    payload.delete({ collection: 'media-folders', id: homes, ...as(contributor) }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(movePictures([await aPicture()], homes, contributor)).rejects.toMatchObject({
    status: 403,
  })

  const data = await plainPicture('png')
  const file = { data, name: 'b.png', mimetype: 'image/png', size: data.length }
  const own = await payload.create({
    collection: 'media',
    data: { alt: 'Mine', folder: homes },
    file,
    depth: 0,
    ...as(contributor),
  })
  expect(own.folder).toBe(homes)
  const req = await createLocalReq({ user: contributor }, payload)
  expect(
    (await payload.find({ collection: 'media-folders', req, overrideAccess: false })).docs,
  ).toHaveLength(1)
})

it('the library shows only unused pictures, with the folder, the search and the pages', async () => {
  const payload = await testPayload()
  const homes = await aFolder('Homes')
  const [used, drafted, first, second] = [
    await aPicture(homes),
    await aPicture(homes),
    await aPicture(homes),
    await aPicture(homes),
  ]
  const unfiled = await aPicture()
  await aCommunity({ images: [used] })
  await aBuilder({ logo: drafted, _status: 'draft' })
  const find = async (where: Where, page?: number, value: unknown = 'true') => {
    const limits = page === undefined ? {} : { limit: 1, page }
    const { docs, totalDocs } = await payload.find({
      collection: 'media',
      where: { or: [{ and: [{ unused: { equals: value } }, where] }] },
      sort: 'id',
      depth: 0,
      ...limits,
      ...as(await aUser('contributor')),
    })
    return [docs.map(({ id }) => id), totalDocs]
  }
  expect(await find({})).toEqual([[first, second, unfiled], 3])
  expect(await find({ folder: { equals: homes } })).toEqual([[first, second], 2])
  expect(await find({ folder: { equals: homes } }, 2)).toEqual([[second], 2])
  expect(await find({ alt: { like: 'no such words' } })).toEqual([[], 0])
  expect(await find({}, undefined, 'false')).toEqual([[used, drafted], 2])
  await aCommunity({ images: [first, second, unfiled] })
  expect(await find({})).toEqual([[], 0])
})

it('the filter of unused pictures takes two statements for any number of pictures, and is for the staff', async () => {
  const payload = await testPayload()
  await aPicture()
  await aPicture()
  const req = await createLocalReq({}, payload)
  const target = { slug: 'media', table: 'media' }
  expect(await countStatements(() => findUnused(req, referenceRoots(req), target))).toBe(2)
  const anonymous = await callEndpoint('media?where[unused][equals]=true')
  expect(anonymous.status).toBe(403)
})
