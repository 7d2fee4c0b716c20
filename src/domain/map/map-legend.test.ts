import { expect, it } from 'vitest'
import { priceLegend } from './map-legend'
import { markerColor } from './marker-color'

it('the map legend lists every marker color once', () => {
  const explained = priceLegend.flatMap(({ colors }) => colors)
  const prices = [250_000, 350_000, 450_000, 550_000, null]
  expect(explained).toEqual(prices.map(markerColor))
})

it('the map legend labels three price bands and one for no price', () => {
  expect(priceLegend.map(({ label }) => label)).toEqual([
    '$200k-$300k',
    '$300k-$400k',
    '$400k+',
    'Call for pricing',
  ])
})
