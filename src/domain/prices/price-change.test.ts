import { expect, it } from 'vitest'
import { newestChange, priceChangeLabel } from './price-change'

const steps = (...all: readonly (readonly [string, number | null])[]) =>
  all.map(([day, price]) => ({ day, price }))

it('newestChange tells of a reduction and of any other new price, with the price before', () => {
  expect(newestChange(steps(['2026-09-01', 400000], ['2026-11-03', 389000]), '2026-11-03')).toEqual(
    { kind: 'reduced', day: '2026-11-03', from: 400000 },
  )
  expect(newestChange(steps(['2026-09-01', 400000], ['2026-11-03', 405000]), '2026-11-20')).toEqual(
    { kind: 'new', day: '2026-11-03', from: 400000 },
  )
})

it('newestChange counts a price after none as new', () => {
  expect(newestChange(steps(['2026-09-01', null], ['2026-11-03', 405000]), '2026-11-20')).toEqual({
    kind: 'new',
    day: '2026-11-03',
    from: null,
  })
})

it('newestChange tells of a change for 30 days', () => {
  const history = steps(['2026-09-01', 400000], ['2026-11-03', 389000])
  expect(newestChange(history, '2026-12-02')).not.toBeNull()
  expect(newestChange(history, '2026-12-03')).toBeNull()
})

it('newestChange tells nothing of the first price, nor of one that was taken away', () => {
  expect(newestChange(steps(['2026-11-03', 389000]), '2026-11-03')).toBeNull()
  expect(newestChange([], '2026-11-03')).toBeNull()
  const taken = steps(['2026-09-01', 400000], ['2026-11-03', null])
  expect(newestChange(taken, '2026-11-03')).toBeNull()
})

it('priceChangeLabel names a change with its day', () => {
  expect(priceChangeLabel({ kind: 'reduced', day: '2026-11-03', from: 400000 })).toBe(
    'Reduced Nov 3',
  )
  expect(priceChangeLabel({ kind: 'new', day: '2026-01-31', from: null })).toBe('New price Jan 31')
})
