import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { changedValues } from './changed-values'

const field = (name: string, type: string, more: object = {}) =>
  ({ name, type, ...more }) as FlattenedField

const fields = [
  field('name', 'text'),
  field('startPrice', 'number'),
  field('isFeatured', 'checkbox'),
  field('amenities', 'text', { hasMany: true }),
  field('content', 'richText'),
  field('_status', 'select'),
]

it('changedValues returns the old and new values of fields that fit in a line', () => {
  const before = { name: 'Ridge', startPrice: 389900, isFeatured: null, amenities: [], content: {} }
  const after = {
    name: 'Ridge at Boerne',
    startPrice: null,
    isFeatured: true,
    amenities: ['pool'],
    content: { root: {} },
    _status: 'published',
  }
  expect(changedValues(fields, before, after)).toEqual([
    { field: 'name', from: 'Ridge', to: 'Ridge at Boerne' },
    { field: 'startPrice', from: 389900, to: null },
    { field: 'isFeatured', from: null, to: true },
  ])
  expect(changedValues(fields, after, after)).toEqual([])
})

it('changedValues returns the values in a group by their path', () => {
  const address = field('address', 'group', {
    flattenedFields: [field('street', 'text'), field('zip', 'text')],
  })
  const before = { address: { street: '1 Main St', zip: '78205' } }
  const after = { address: { street: '1 Main St', zip: '78206' } }
  expect(changedValues([address], before, after)).toEqual([
    { field: 'address.zip', from: '78205', to: '78206' },
  ])
  expect(changedValues([address], {}, after)).toHaveLength(2)
  expect(changedValues([address], before, {})).toEqual([])
})

it('changedValues cuts a long text', () => {
  const [{ to = '' } = {}] = changedValues(fields, {}, { name: 'word '.repeat(100) })
  expect(String(to).length).toBeLessThanOrEqual(120)
})

it('changedValues leaves out texts with an email address or a phone number', () => {
  for (const name of ['Ask lee@example.com', 'Call (210) 555-0148']) {
    expect(changedValues(fields, { name: 'Ask us' }, { name })).toEqual([])
    expect(changedValues(fields, { name }, { name: 'Ask us' })).toEqual([])
  }
})
