import { createLocalReq, type Field, type PayloadRequest } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { referencesTo } from '@/collections/references'
import { referenceColumns } from '@/database/references/reference-columns'
import { referenceRoots } from '@/database/references/reference-roots'
import { cms } from '../../../fixtures/cms'
import { plainPicture } from '../../../fixtures/hostile-files'
import { countStatements, emptyTables, insertRows } from '../../../fixtures/rows'
import {
  aBuilder,
  aCommunity,
  anArticle,
  aPlan,
  aUser,
  type Staff,
  testPayload,
} from '../../../fixtures/site'
import { as, signIn } from '../../../fixtures/staff'

beforeEach(() =>
  emptyTables('home', 'housing_guides', 'communities', 'builders', 'blog_posts', 'media'),
)

const request = async (): Promise<PayloadRequest> => createLocalReq({}, await testPayload())

async function aPicture(): Promise<number> {
  const payload = await testPayload()
  const data = await plainPicture('png')
  const file = { data, name: 'a.png', mimetype: 'image/png', size: data.length }
  return (await payload.create({ collection: 'media', data: { alt: 'A picture' }, file })).id
}

async function findUses(picture: number): Promise<string[]> {
  const uses = await referencesTo(await request(), 'media', picture)
  return uses.map(({ kind, title, isDraft }) => `${kind}: ${title}${isDraft ? ' (draft)' : ''}`)
}

const textWith = (picture: number) => {
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: picture, fields: {} }
  const item = { type: 'listitem', version: 1, value: 1, children: [upload] }
  const list = {
    type: 'list',
    version: 1,
    listType: 'bullet',
    tag: 'ul',
    start: 1,
    children: [item],
  }
  const root = { type: 'root', version: 1, direction: null, format: '' as const, indent: 0 }
  return { root: { ...root, children: [list] } }
}

/** The columns of upload fields, including those in groups, tabs and lists. */
function pictureColumns(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        pictureColumns(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}_` : prefix),
      )
    }
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => pictureColumns(block.fields))
    if (field.type === 'array') return pictureColumns(field.fields)
    if (field.type === 'group' && 'name' in field && field.name) {
      return pictureColumns(field.fields, `${prefix}${field.name}_`)
    }
    if ('fields' in field) return pictureColumns(field.fields, prefix)
    if (field.type === 'richText') return [`${prefix}${field.name}`]
    if (field.type !== 'upload' && field.type !== 'relationship') return []
    if (![field.relationTo].flat().includes('media')) return []
    const isList = ('hasMany' in field && field.hasMany) || Array.isArray(field.relationTo)
    return [isList ? 'media_id' : `${prefix}${field.name}_id`]
  })
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

it('the search for references covers every field that can reference an image', async () => {
  const req = await request()
  const places = await referenceColumns(req, referenceRoots(req), 'media')
  const { collections, globals } = req.payload.config
  const declared = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, fields }) => pictureColumns(fields).map((name) => `${slug}.${snake(name)}`))
  expect(declared.length).toBeGreaterThan(15)
  const looked = places.filter(({ isVersion }) => !isVersion)
  const known = new Set(looked.map(({ root, column }) => `${root.slug}.${column}`))
  expect(declared.filter((column) => !known.has(column))).toEqual([])
})

it('an image is found in a list, in a field and within a text', async () => {
  const [shown, other] = [await aPicture(), await aPicture()]
  await aCommunity({ name: 'Agarita Hill', images: [other, shown] })
  await aBuilder({ name: 'Cedar Fork', logo: shown })
  await anArticle({ title: 'On oaks', content: textWith(shown) })
  expect(await findUses(shown)).toEqual([
    'Community: Agarita Hill',
    'Builder: Cedar Fork',
    'Article: On oaks',
  ])
  expect(await findUses(other)).toEqual(['Community: Agarita Hill'])
})

it('an image is found in globals, including their lists and drafts', async () => {
  const picture = await aPicture()
  // Inserted with SQL, because the forms require fields that do not matter here.
  const words = { network_name: '-', description: '-', website: '-', website_label: '-' }
  const live = { _status: 'published' }
  await insertRows('housing_guides', [{ ...words, ...live, logo_id: picture }])
  const [home] = await insertRows('home', [{ ...live, created_at: '2026-11-20T12:00:00Z' }])
  await insertRows('home_hero_slides', [
    { id: 'slide', _order: 1, _parent_id: home, heading: '-', sub: '-', picture_id: picture },
  ])
  await (await testPayload()).updateGlobal({
    slug: 'site-settings',
    data: { ogImage: picture },
    draft: true,
  })
  const uses = await findUses(picture)
  expect(uses.sort()).toEqual([
    'Settings: Home page',
    'Settings: Housing guides',
    'Settings: Site settings (draft)',
  ])
})

it('an image is found in a pending draft and not in past versions', async () => {
  const payload = await testPayload()
  const [first, second] = [await aPicture(), await aPicture()]
  const third = await aPicture()
  await aBuilder({ name: 'Oak and Iron', logo: third, _status: 'draft' })
  expect(await findUses(third)).toEqual(['Builder: Oak and Iron (draft)'])
  const { id } = await aBuilder({ name: 'Cedar Fork', logo: first })
  await payload.update({ collection: 'builders', id, data: { logo: second }, draft: true })
  expect(await findUses(first)).toEqual(['Builder: Cedar Fork'])
  expect(await findUses(second)).toEqual(['Builder: Cedar Fork (draft)'])
  await payload.update({
    collection: 'builders',
    id,
    data: { logo: second, _status: 'published' },
  })
  expect(await findUses(first)).toEqual([])
  expect(await findUses(second)).toEqual(['Builder: Cedar Fork'])
})

it('only images without references can be deleted', async () => {
  const payload = await testPayload()
  const picture = await aPicture()
  const { id } = await aBuilder({ name: 'Cedar Fork', logo: picture })
  const user = await aUser('editor')
  const remove = () =>
    payload.delete({ collection: 'media', id: picture, user, overrideAccess: false })
  await expect(remove()).rejects.toMatchObject({
    status: 409,
    message: 'This picture is used in Cedar Fork (Builder). Replace it there first.',
  })
  await payload.update({ collection: 'builders', id, data: { logo: null } })
  await expect(remove()).resolves.toMatchObject({ id: picture })
})

it('the search for references needs at most four statements', async () => {
  const picture = await aPicture()
  await aBuilder({ logo: picture })
  const req = await request()
  expect(await countStatements(() => referencesTo(req, 'media', picture))).toBeLessThanOrEqual(4)
})

it('contributors can change only images that are not published', async () => {
  const payload = await testPayload()
  const [shown, drafted, unused] = [await aPicture(), await aPicture(), await aPicture()]
  await aBuilder({ logo: shown })
  await aBuilder({ logo: drafted, _status: 'draft' })
  const contributor = await aUser('contributor')
  const reword = (id: number, user: Staff) =>
    payload.update({ collection: 'media', id, data: { alt: 'In other words' }, ...as(user) })

  await expect(reword(shown, contributor)).rejects.toMatchObject({ status: 403 })
  const many = { where: { id: { in: [shown] } }, data: { alt: 'All' }, ...as(contributor) }
  await expect(payload.update({ collection: 'media', ...many })).rejects.toMatchObject({
    status: 403,
  })
  for (const id of [drafted, unused]) {
    expect((await reword(id, contributor)).alt).toBe('In other words')
  }
  expect((await reword(shown, await aUser('editor'))).alt).toBe('In other words')
})

it('an alt text is suggested to the staff from where the picture is used, also in a draft', async () => {
  const [shown, drawn, unused] = [await aPicture(), await aPicture(), await aPicture()]
  const { id: community } = await aCommunity({ name: 'Oak Bend', city: 'Boerne', images: [shown] })
  await anArticle({ title: 'On oaks', content: textWith(shown) })
  await aPlan({ name: 'The Cypress', community, _status: 'draft', drawings: [drawn] })
  const headers = { cookie: await signIn('contributor') }
  const suggestion = async (picture: number) => {
    const response = await cms(`media/${picture}/alt-suggestion`, { headers })
    return (await response.json()).suggestion
  }
  expect(await suggestion(shown)).toBe('Homes in Oak Bend, Boerne')
  expect(await suggestion(drawn)).toBe('The Cypress plan in Oak Bend')
  expect(await suggestion(unused)).toBeNull()
  expect((await cms(`media/${shown}/alt-suggestion`)).status).toBe(403)
})
