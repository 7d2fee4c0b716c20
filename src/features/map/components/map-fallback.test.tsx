import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MapCommunity } from '../types'
import { MapFallback } from './map-fallback'

const community = (n: number): MapCommunity => ({
  id: String(n),
  name: `Hills ${n}`,
  slug: `hills-${n}`,
  city: 'Boerne',
  startPrice: n === 2 ? null : 300_000 + n,
  coordinates: null,
  images: [],
  imageAlts: [],
})

it('MapFallback lists the first six communities and states that an API key is required', () => {
  const html = renderToStaticMarkup(
    <MapFallback communities={[1, 2, 3, 4, 5, 6, 7].map(community)} />,
  )
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
    [1, 2, 3, 4, 5, 6].map((n) => `/communities/hills-${n}`),
  )
  expect(html.match(/Boerne, Texas/g)).toHaveLength(6)
  expect(html).toContain('$300,001')
  expect(html).toContain('Call for pricing')
  expect(html).toContain('An API key is required')
})
