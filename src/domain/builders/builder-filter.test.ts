import { describe, expect, it } from 'vitest'
import { type FilterableBuilder, matchesBuilder, sortBuilders } from './builder-filter'

const builder = (changes: Partial<FilterableBuilder>): FilterableBuilder => ({
  name: 'Hearth & Hill',
  slug: 'hearth-and-hill',
  description: 'Limestone from a quarry up the road.',
  tier: 'local',
  communities: [],
  ...changes,
})

describe('matchesBuilder', () => {
  it('matches the query against name and description, ignoring case', () => {
    expect(matchesBuilder(builder({}), { q: ' HEARTH ' })).toBe(true)
    expect(matchesBuilder(builder({}), { q: 'limestone' })).toBe(true)
    expect(matchesBuilder(builder({}), { q: 'stucco' })).toBe(false)
    expect(matchesBuilder(builder({ description: null }), { q: 'limestone' })).toBe(false)
  })

  it('filters by tier, and does not filter for "all"', () => {
    expect(matchesBuilder(builder({}), { tier: 'local' })).toBe(true)
    expect(matchesBuilder(builder({}), { tier: 'national' })).toBe(false)
    expect(matchesBuilder(builder({ tier: null }), { tier: 'all' })).toBe(true)
    expect(matchesBuilder(builder({ tier: null }), { tier: 'local' })).toBe(false)
  })
})

describe('sortBuilders', () => {
  const list = [
    builder({ name: 'Cedar', tier: null, communities: [1, 2] }),
    builder({ name: 'Alder', tier: 'local', communities: [1] }),
    builder({ name: 'Birch', tier: 'national', communities: [1, 2] }),
    builder({ name: 'Dogwood', tier: 'regional' }),
  ]
  const names = (sort: Parameters<typeof sortBuilders>[1]) =>
    sortBuilders(list, sort).map(({ name }) => name)

  it('sorts by name', () => {
    expect(names('name')).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood'])
  })

  it('sorts by number of communities, then by name', () => {
    expect(names('communities')).toEqual(['Birch', 'Cedar', 'Alder', 'Dogwood'])
  })

  it('sorts national, regional, local, then builders without a tier', () => {
    expect(names('tier')).toEqual(['Birch', 'Dogwood', 'Alder', 'Cedar'])
  })
})
