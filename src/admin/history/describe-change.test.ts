import type { FlattenedField } from 'payload'
import { expect, it } from 'vitest'
import { describeChange, describeList } from './describe-change'

const fields = [
  { name: 'startPrice', type: 'number', label: 'Starting price' },
  { name: 'status', type: 'select', options: [{ value: 'sold-out', label: 'Sold out' }] },
  { name: 'verifiedAt', type: 'date', label: 'Verified' },
  { name: 'address', type: 'group', flattenedFields: [{ name: 'city', type: 'text' }] },
] as FlattenedField[]

it.each([
  [{ field: 'startPrice', from: 389900, to: null }, ['Starting price', '389,900', 'empty']],
  [{ field: 'status', from: null, to: 'sold-out' }, ['Status', 'empty', 'Sold out']],
  [{ field: 'address.city', from: 'Boerne', to: null }, ['Address, City', 'Boerne', 'empty']],
  [{ field: 'isGone', from: false, to: true }, ['Is gone', 'no', 'yes']],
])('describeChange describes %o', (change, expected) => {
  const { label, from, to } = describeChange(fields, change)
  expect([label, from, to]).toEqual(expected)
})

it('describeChange shows a date in Central Time', () => {
  const change = { field: 'verifiedAt', from: null, to: '2026-11-23T06:30:00.000Z' }
  expect(describeChange(fields, change).to).toContain('12:30 AM')
})

const none = { count: 0, names: [] }

it.each([
  [
    {
      added: { count: 1, names: ['Free blinds'] },
      removed: { count: 1, names: ['Garage opener'] },
    },
    'added “Free blinds”; removed “Garage opener”',
  ],
  [{ added: { count: 3, names: ['Pool', 'Spa'] } }, 'added “Pool”, “Spa” and 1 more'],
  [{ changed: { count: 2, names: [] } }, 'changed 2 entries'],
  [{}, 'order changed'],
])('describeList says in words what changed in a list: %o', (lists, text) => {
  const change = { field: 'address.city', added: none, removed: none, changed: none, ...lists }
  expect(describeList(fields, change)).toEqual({ label: 'Address, City', text })
})
