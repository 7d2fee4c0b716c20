import { describe, expect, it } from 'vitest'
import type { CommunitySummary } from '@/contract/communities/community'
import { aCommunityDetail } from '@/contract/communities/community.fixture'
import { drawing, drawnPoint, teaserPins } from './teaser-pins'

const sanAntonio = { lat: 29.4241, lng: -98.4936 }
const newBraunfels = { lat: 29.703, lng: -98.124 }

function community(id: string, given: Partial<CommunitySummary>): CommunitySummary {
  return {
    ...aCommunityDetail(),
    id,
    startPrice: 349_990,
    coordinates: sanAntonio,
    ...given,
  }
}

describe('drawnPoint', () => {
  it('places New Braunfels north-east of San Antonio, within the map', () => {
    const here = drawnPoint(sanAntonio)
    const there = drawnPoint(newBraunfels)
    expect(there.x).toBeGreaterThan(here.x)
    expect(there.y).toBeLessThan(here.y)
    expect(there.x).toBeLessThan(drawing.width)
    expect(there.y).toBeGreaterThan(0)
  })
})

describe('teaserPins', () => {
  it('omits communities without coordinates or outside the map', () => {
    const pins = teaserPins(
      [
        community('known', {}),
        community('unknown', { coordinates: null }),
        community('austin', { coordinates: { lat: 30.27, lng: -97.74 } }),
      ],
      6,
    )
    expect(pins.map(({ id }) => id)).toEqual(['known'])
  })

  it('labels prices that do not overlap, featured communities first', () => {
    const pins = teaserPins(
      [
        community('plain', { startPrice: 285_000 }),
        community('featured', { isFeatured: true, startPrice: 612_990 }),
        community('far', { coordinates: newBraunfels }),
      ],
      6,
    )
    expect(pins.map(({ id, label, color }) => [id, label, color])).toEqual([
      ['featured', '$613k', 'red'],
      ['plain', null, 'blue'],
      ['far', '$350k', 'orange'],
    ])
  })

  it('labels at most the requested number, and no missing price', () => {
    const places = [
      community('a', { startPrice: null, isFeatured: true }),
      community('b', { coordinates: newBraunfels }),
      community('c', { coordinates: { lat: 29.5, lng: -98.3 } }),
    ]
    const written = teaserPins(places, 1).filter(({ label }) => label !== null)
    expect(written.map(({ id }) => id)).toEqual(['b'])
  })
})
