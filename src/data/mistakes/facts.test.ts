import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { readFacts } from './facts'

const field = (name: string, type = 'text', admin = {}) =>
  ({ name, type, admin }) as unknown as FlattenedField

const community = { id: 3, name: 'Cibolo Bend', createdAt: '2026-05-01T12:00:00.000Z' }

it('a page is described by what visitors see, each field in words', () => {
  const fields = [
    field('price', 'number'),
    field('community', 'relationship'),
    field('taxes', 'array'),
    field('schools', 'group'),
    field('tags'),
    field('isModel', 'checkbox'),
    field('lot'),
    field('slug'),
    field('contactEmail', 'email'),
    field('reviewLog', 'json', { hidden: true }),
    field('_status', 'select'),
  ]
  const document = {
    price: 321_990,
    community,
    taxes: [
      { id: 'a', kind: 'county', rate: 0.3 },
      { id: 'b', kind: 'school', rate: 1.1 },
    ],
    schools: { elementary: [{ id: 'c', name: 'Weir Elementary', rating: 'A' }], middle: [] },
    tags: ['Pool', 'Trails'],
    isModel: false,
    lot: null,
    slug: '214-bluestem-run',
    contactEmail: 'tours@hills.example',
    reviewLog: [{ by: 'Rosa' }],
    _status: 'published',
  }
  expect(readFacts(fields, document)).toEqual([
    { field: 'price', value: 321_990 },
    { field: 'community', value: 'Cibolo Bend' },
    { field: 'taxes', value: 'county, 0.3\nschool, 1.1' },
    { field: 'schools', value: 'Weir Elementary, A' },
    { field: 'tags', value: 'Pool\nTrails' },
    { field: 'isModel', value: false },
  ])
})

it('a rich text is described by its words', () => {
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', text: 'Ask first.', version: 1 }],
  }
  const content = { root: { type: 'root', version: 1, children: [paragraph] } }
  expect(readFacts([field('content', 'richText')], { content })).toEqual([
    { field: 'content', value: 'Ask first.' },
  ])
})
