import { expect, it } from 'vitest'
import { editsOf, isChanged, pastePrices, rowOf } from './rows'

const row = rowOf({
  id: 7,
  name: 'Oak Bend',
  startPrice: 389_900,
  status: 'available',
  verifiedAt: '2026-10-01T12:00:00.000Z',
})
const now = new Date('2026-11-23T12:00:00.000Z')

it('an unedited row is not saved', () => {
  expect(isChanged(row)).toBe(false)
  expect(isChanged({ ...row, price: '$389,900' })).toBe(false)
  expect(editsOf([row], now)).toEqual([])
})

it('an edit has the earlier and the new values', () => {
  const { from } = row
  expect(editsOf([{ ...row, price: '$399,900', isVerified: true }], now)).toEqual([
    { id: 7, from, to: { ...from, startPrice: 399_900, verifiedAt: now.toISOString() } },
  ])
  expect(editsOf([{ ...row, price: '' }], now)[0]?.to.startPrice).toBeNull()
})

it('a price that cannot be read counts as changed', () => {
  expect(isChanged({ ...row, price: 'TBD' })).toBe(true)
})

it('a pasted column fills the rows from the one that has the focus', () => {
  const rows = ['1', '2', '3', '4'].map((price) => ({ ...row, price }))
  const prices = (text: string) => pastePrices(rows, 1, text).map(({ price }) => price)
  expect(prices('$389,900\r\n 412,000\r\n')).toEqual(['1', '$389,900', '412,000', '4'])
  expect(prices('9')).toEqual(['1', '9', '3', '4'])
  expect(prices('a\nb\nc\nd\ne')).toEqual(['1', 'a', 'b', 'c'])
})
