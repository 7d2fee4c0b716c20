import { expect, it } from 'vitest'
import { exampleCommunity } from '@/contract/communities/example'
import { exampleHome, examplePlan } from '@/contract/homes/example'
import { homeResidence, planOffer } from './home-residence'

const origin = 'https://guide.example'
const today = '2026-11-20'

it('homeResidence offers a home at its price, and says when the home is no longer available', () => {
  const url = `${origin}/communities/cibolo-ridge-preserve/homes/516-twin-gate-way`
  const [residence, offer] = homeResidence(origin, exampleHome, exampleCommunity, today)[
    '@graph'
  ] as object[]
  expect(residence).toMatchObject({
    '@type': 'SingleFamilyResidence',
    url,
    address: { streetAddress: '516 Twin Gate Way', addressLocality: 'Boerne' },
    floorSize: { value: 2480, unitCode: 'FTK' },
    numberOfBedrooms: 4,
  })
  expect(offer).toMatchObject({ price: 634_990, availability: 'https://schema.org/InStock' })
  const sold = homeResidence(origin, { ...exampleHome, status: 'sold' }, exampleCommunity, today)
  expect(JSON.stringify(sold)).toContain('https://schema.org/SoldOut')
})

it('a plan is offered from its base price, and not at all without one', () => {
  const [plan, offer] = planOffer(origin, examplePlan, exampleCommunity)['@graph'] as object[]
  expect(plan).toMatchObject({ '@type': 'FloorPlan', name: 'Firelight', numberOfBedrooms: 4 })
  expect(offer).toMatchObject({ lowPrice: 612_990, offerCount: 3 })
  const unpriced = planOffer(origin, { ...examplePlan, basePrice: null }, exampleCommunity)
  expect(unpriced['@graph']).toHaveLength(1)
})

it('homeResidence leaves out what the builder did not supply', () => {
  const home = { ...exampleHome, squareFeet: null, beds: null, price: null, builder: null }
  const [residence, ...others] = homeResidence(origin, home, exampleCommunity, today)[
    '@graph'
  ] as object[]
  expect(residence).not.toHaveProperty('floorSize')
  expect(residence).not.toHaveProperty('numberOfBedrooms')
  expect(others).toEqual([])
})

it.each([
  [{ moveIn: '2027-02-15' }, '2027-02-15'],
  [{ moveIn: today }, today],
  // A date that was not met.
  [{ moveIn: '2026-11-19' }, undefined],
  [{ moveIn: null }, undefined],
  [{ moveIn: '2027-02-15', stage: 'ready' }, undefined],
  [{ moveIn: '2027-02-15', status: 'sold' }, undefined],
] as const)(
  'homeResidence says from when a home that is being built is available: %j',
  (change, expected) => {
    const home = { ...exampleHome, ...change }
    const [, offer] = homeResidence(origin, home, exampleCommunity, today)['@graph'] as {
      availabilityStarts?: string
    }[]
    expect(offer?.availabilityStarts).toBe(expected)
  },
)
