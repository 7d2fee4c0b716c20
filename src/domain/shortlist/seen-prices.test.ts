import { expect, it } from 'vitest'
import { findChanges, parsePriceMemory, rememberPrices } from './seen-prices'

const first = rememberPrices(null, '2026-11-12', [
  { key: 'h1', price: 400_000 },
  { key: 'h2', price: 300_000 },
  { key: 'h3', price: null },
])
const now = [
  { key: 'h1', price: 390_000 },
  { key: 'h2', price: 300_000 },
  { key: 'h3', price: 250_000 },
]

it('a first visit has nothing to compare with', () => {
  expect(findChanges(first, now)).toBeNull()
})

it('a later visit tells what changed since the last day of a visit, however often the page is loaded', () => {
  const second = rememberPrices(first, '2026-11-20', now)
  const again = rememberPrices(second, '2026-11-20', now)
  for (const memory of [second, again])
    expect(findChanges(memory, now)).toEqual({
      day: '2026-11-12',
      byKey: new Map([['h1', { difference: -10_000 }]]),
    })
  const third = rememberPrices(again, '2026-11-21', now)
  expect(findChanges(third, now)).toEqual({ day: '2026-11-20', byKey: new Map() })
})

it('what is stored is read again, and anything else counts as no visit', () => {
  const memory = rememberPrices(first, '2026-11-20', now)
  expect(parsePriceMemory(JSON.stringify(memory))).toEqual(memory)
  for (const text of [null, '', 'null', '[]', '{"last":{"day":"today","prices":{}}}'])
    expect(parsePriceMemory(text)).toBeNull()
  expect(
    parsePriceMemory('{"last":{"day":"2026-11-12","prices":{"h1":"4"}},"before":null}'),
  ).toBeNull()
})
