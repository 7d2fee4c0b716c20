import { expect, it } from 'vitest'
import { priceChart } from './price-chart'

it('a price chart draws a price until the day of the next one, and the last one until today', () => {
  const chart = priceChart(
    [
      { day: '2026-01-01', price: 400000 },
      { day: '2026-01-06', price: 380000 },
    ],
    '2026-01-11',
  )
  expect(chart).toEqual({
    low: 380000,
    high: 400000,
    points: [
      { x: 0, y: 0.12, day: '2026-01-01', price: 400000 },
      { x: 0.5, y: 0.88, day: '2026-01-06', price: 380000 },
    ],
    path: 'M0 0.12H0.5V0.88H1',
  })
})

it('a price chart is interrupted while there was no price', () => {
  const chart = priceChart(
    [
      { day: '2026-01-01', price: 400000 },
      { day: '2026-01-06', price: null },
      { day: '2026-01-08', price: 400000 },
    ],
    '2026-01-11',
  )
  expect(chart?.path).toBe('M0 0.5H0.5M0.7 0.5H1')
})

it('a price chart needs two prices', () => {
  expect(priceChart([], '2026-01-11')).toBeNull()
  const steps = [
    { day: '2026-01-01', price: null },
    { day: '2026-01-06', price: 380000 },
  ]
  expect(priceChart(steps, '2026-01-11')).toBeNull()
})
