import { expect, it } from 'vitest'
import { editedFields, reversedEdit, typedPrice } from './listing-edit'

it.each([
  ['389900', 389_900],
  ['$389,900', 389_900],
  [' $ 1,250,000 ', 1_250_000],
  ['389,900.00', 389_900],
  ['0', 0],
  ['50,000,000', 50_000_000],
  ['', null],
  ['  ', null],
])('typedPrice reads the price %j as %j', (text, price) => {
  expect(typedPrice(text)).toBe(price)
})

it.each(['380s', 'TBD', '389.900', '38,99', '-5', '389,900.50', '50,000,001', '1e6', '٣'])(
  'typedPrice does not guess the price %j',
  (text) => {
    expect(typedPrice(text)).toBeUndefined()
  },
)

const edit = {
  id: 1,
  from: { startPrice: 300_000, status: 'available', verifiedAt: null },
  to: { startPrice: 310_000, status: 'available', verifiedAt: '2026-11-23T12:00:00.000Z' },
} as const

it('editedFields names what an edit changes', () => {
  expect(editedFields(edit)).toEqual(['startPrice', 'verifiedAt'])
})

it('an edit is reversed by the earlier values', () => {
  expect(reversedEdit(reversedEdit(edit))).toEqual(edit)
  expect(reversedEdit(edit).to).toEqual(edit.from)
})
