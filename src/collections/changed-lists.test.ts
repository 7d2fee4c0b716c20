import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { changedLists } from './changed-lists'

const field = (name: string, type: string, more: object = {}) =>
  ({ name, type, ...more }) as FlattenedField

const fields = [
  field('amenities', 'text', { hasMany: true }),
  field('days', 'select', { hasMany: true, options: [{ value: 'sa', label: 'Saturday' }] }),
  field('images', 'upload', { hasMany: true, relationTo: 'media' }),
  field('incentives', 'array', {
    flattenedFields: [
      field('kind', 'select', { options: [{ value: 'rate', label: 'Lower rate' }] }),
      field('title', 'text'),
      field('amount', 'number'),
    ],
  }),
  field('offer', 'group', { flattenedFields: [field('parts', 'text', { hasMany: true })] }),
  field('extras', 'text', { hasMany: true, custom: { optionsOf: 'amenities' } }),
  field('startPrice', 'number'),
]

const titles = async () =>
  new Map<unknown, string>([
    [7, 'Front porch'],
    ['dog-park', 'Dog park'],
  ])
const none = { count: 0, names: [] }
const one = (name: string) => ({ count: 1, names: [name] })

const compare = (before: object, after: object) => changedLists(fields, before, after, titles)

it('changedLists names what was added to a list of texts and removed from it', async () => {
  const [before, after] = [{ amenities: ['Spa', 'Park'] }, { amenities: ['Park', 'Pool'] }]
  expect(await compare(before, after)).toEqual([
    { field: 'amenities', added: one('Pool'), removed: one('Spa'), changed: none },
  ])
  expect(await compare(after, after)).toEqual([])
})

it('changedLists names choices by their labels, and lists in a group by their path', async () => {
  const after = {
    days: ['sa'],
    offer: { parts: ['Free blinds'] },
    extras: ['dog-park'],
    startPrice: 1,
  }
  expect(await compare({}, after)).toMatchObject([
    { field: 'days', added: one('Saturday') },
    { field: 'offer.parts', added: one('Free blinds') },
    { field: 'extras', added: one('Dog park') },
  ])
})

it('changedLists names related documents by their titles, and counts those without one', async () => {
  expect(await compare({ images: [7, 8] }, { images: [{ id: 9 }] })).toMatchObject([
    {
      field: 'images',
      added: { count: 1, names: [] },
      removed: { count: 2, names: ['Front porch'] },
    },
  ])
})

it('changedLists tells changed rows from added and removed ones', async () => {
  const before = [
    { id: 'a', title: 'Free blinds', amount: 1 },
    { id: 'b', title: 'Garage opener' },
    { id: 'c', title: 'Fence' },
    { id: 'd', kind: 'rate' },
  ]
  const after = [
    { id: 'a', title: 'Free blinds', amount: 2 },
    { id: 'b', title: 'Two garage openers' },
    { id: 'new', title: 'Fence' },
    { id: 'e', title: 'Refrigerator' },
  ]
  expect(await compare({ incentives: before }, { incentives: after })).toEqual([
    {
      field: 'incentives',
      added: one('Refrigerator'),
      removed: one('Lower rate'),
      changed: { count: 2, names: ['Free blinds', 'Garage opener → Two garage openers'] },
    },
  ])
})

it('changedLists has nothing added, removed or changed when only the order of a list changed', async () => {
  expect(await compare({ amenities: ['a', 'b'] }, { amenities: ['b', 'a'] })).toEqual([
    { field: 'amenities', added: none, removed: none, changed: none },
  ])
})

it('changedLists names few entries, each with a short name', async () => {
  const amenities = Array.from({ length: 50 }, (_, index) => `${index} ${'word '.repeat(50)}`)
  const [{ added } = { added: none }] = await compare({}, { amenities })
  expect(added.count).toBe(50)
  expect(added.names).toHaveLength(8)
  expect(Math.max(...added.names.map(({ length }) => length))).toBeLessThanOrEqual(60)
})

it('changedLists only counts entries with an email address or a phone number', async () => {
  const amenities = ['Ask lee@example.com', 'Call (210) 555-0148']
  expect(await compare({ amenities: [] }, { amenities })).toMatchObject([
    { added: { count: 2, names: [] } },
  ])
})
