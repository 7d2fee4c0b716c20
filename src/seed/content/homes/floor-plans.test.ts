import { describe, expect, it } from 'vitest'
import { slugify } from '@/domain/text/slug'
import { communities } from '../communities'
import { families, getDesign } from './designs'
import { floorPlans } from './floor-plans'

const getPlans = (slug: string) => floorPlans.filter(({ community }) => community === slug)

describe.each(communities.map((community) => [community.slug, community] as const))(
  'floor plans of %s',
  (slug, community) => {
    const plans = getPlans(slug)

    it('are as many as the community reports', () => {
      expect(plans).toHaveLength(community.floorPlans ?? 0)
    })

    it('belong to all builders of the community and have different names', () => {
      expect(new Set(plans.map(({ builder }) => builder))).toEqual(new Set(community.builders))
      expect(new Set(plans.map((plan) => plan.slug)).size).toBe(plans.length)
    })

    it('cost from the start price to at most the end price', () => {
      const prices = plans.map(({ basePrice }) => basePrice)
      if (!community.startPrice) return expect(new Set(prices)).toEqual(new Set([null]))
      const known = prices.filter((price) => price !== null && price !== undefined)
      expect(known).toHaveLength(plans.length)
      expect(Math.min(...known)).toBe(community.startPrice)
      expect(Math.max(...known)).toBeLessThanOrEqual(community.endPrice ?? 0)
    })

    it('have a home type of the community', () => {
      const types = plans.map(({ homeType }) => homeType ?? '')
      expect(types.filter((type) => !community.homeTypes?.includes(type))).toEqual([])
    })
  },
)

it('the sample floor plans are 693 in total, as the communities report', () => {
  expect(floorPlans).toHaveLength(693)
})

it('the sample floor plans have the facts of their design', () => {
  const wrong = floorPlans.filter((plan) => {
    const design = getDesign(plan.design)
    const facts = families[design.family]
    const difference = Math.abs((plan.squareFeet ?? 0) / design.squareFeet - 1)
    return (
      difference > 0.02 ||
      plan.beds !== facts.beds ||
      plan.baths !== facts.baths ||
      plan.halfBaths !== facts.halfBaths ||
      plan.stories !== facts.stories ||
      plan.garage !== design.garage
    )
  })
  expect(wrong).toEqual([])
})

it('the sample floor plans have one name for each design of a builder', () => {
  const names = new Map<string, Set<string>>()
  for (const { builder, design, name } of floorPlans) {
    const key = `${builder}/${design}`
    names.set(key, (names.get(key) ?? new Set()).add(name))
  }
  expect([...names.values()].filter(({ size }) => size > 1)).toEqual([])
  const perBuilder = [...names].map(([key, [name]]) => `${key.split('/')[0]}/${name}`)
  expect(new Set(perBuilder).size).toBe(perBuilder.length)
})

it('the sample floor plans cost more per square foot in small houses, within a plausible range', () => {
  const perSquareFoot = floorPlans.flatMap(({ basePrice, squareFeet }) =>
    basePrice && squareFeet ? [basePrice / squareFeet] : [],
  )
  expect(Math.min(...perSquareFoot)).toBeGreaterThan(120)
  expect(Math.max(...perSquareFoot)).toBeLessThan(460)
})

it('the sample floor plans have valid slugs and three to five sentences', () => {
  expect(floorPlans.filter(({ slug }) => slugify(slug) !== slug)).toEqual([])
  const sentences = floorPlans.map(
    ({ description }) => description?.match(/[.!?](\s|$)/g)?.length ?? 0,
  )
  expect(Math.min(...sentences)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...sentences)).toBeLessThanOrEqual(5)
})

it('the sample floor plans vary in their descriptions', () => {
  const texts = new Set(floorPlans.map(({ description }) => description))
  expect(texts.size).toBeGreaterThan(550)
})

it('the sample floor plans of one design in a community begin with different elevations', () => {
  const first = floorPlans.map(({ community, exteriors }) => `${community}/${exteriors[0]}`)
  const designs = floorPlans.map(({ community, design }) => `${community}/${design}`)
  expect(new Set(designs).size).toBeLessThan(designs.length)
  expect(new Set(first).size).toBe(first.length)
})
