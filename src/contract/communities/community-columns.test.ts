import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { communityStatuses, getValues } from '@/domain/enums'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { slugify } from '@/domain/text/slug'
import type { ListedCommunity } from './community'
import { communityColumns, fromColumns, toColumns } from './community-columns'

const price = fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: null })
/** Degrees with five decimals, which columns keep exactly. */
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 100_000, max: limit * 100_000 }).map((units) => units / 100_000)

/** A community as columns keep it: at most one image, published at a full minute. */
const community: fc.Arbitrary<ListedCommunity> = fc
  .record({
    id: fc.nat({ max: 2 ** 31 - 1 }).map(String),
    name: fc.string({ unit: 'grapheme' }),
    ownSlug: fc.option(fc.string(), { nil: null }),
    location: fc.string(),
    city: fc.constantFrom('Boerne', 'Cibolo', '', 'San Antonio'),
    image: fc.option(fc.record({ src: fc.string(), alt: fc.string() }), { nil: null }),
    isFeatured: fc.boolean(),
    status: fc.constantFrom(...getValues(communityStatuses)),
    startPrice: price,
    endPrice: price,
    confirmsPrice: fc.boolean(),
    priceChange: fc.option(
      fc.record({
        kind: fc.constantFrom(...priceChangeKinds),
        day: fc.constantFrom('2026-11-03', '2026-10-31'),
        from: price,
      }),
      { nil: null },
    ),
    amenities: fc.array(fc.constantFrom('pools', 'golf', 'a,b'), { maxLength: 3 }),
    homeTypes: fc.array(fc.constantFrom('single-family', 'townhome'), { maxLength: 2 }),
    builders: fc.array(
      fc.record({ id: fc.constantFrom('1', '2'), name: fc.string(), slug: fc.string() }),
      { maxLength: 3 },
    ),
    homesAvailable: fc.nat(),
    schoolDistrict: fc.option(fc.constantFrom('Boerne ISD', 'null'), { nil: null }),
    createdAt: fc.nat({ max: 60_000_000 }).map((at) => new Date(at * 60_000).toISOString()),
    coordinates: fc.option(fc.record({ lat: degrees(90), lng: degrees(180) }), { nil: null }),
  })
  .map(({ ownSlug, image, ...rest }) => ({
    ...rest,
    slug: ownSlug ?? slugify(rest.name),
    images: image ? [image.src] : [],
    imageAlts: image ? [image.alt] : [],
  }))

describe('columns', () => {
  it('become the same communities again, after JSON and the schema', () => {
    fc.assert(
      fc.property(fc.array(community, { maxLength: 12 }), (communities) => {
        const sent = JSON.stringify(toColumns(communities))
        expect(fromColumns(communityColumns.parse(JSON.parse(sent)))).toEqual(communities)
      }),
    )
  })

  it('round coordinates to a meter and times to a minute, and have the first image', () => {
    const [sample] = fc.sample(community, { numRuns: 1, seed: 1 })
    if (!sample) throw new Error('No sample')
    const exact = {
      ...sample,
      images: ['/a.webp', '/b.webp'],
      imageAlts: ['A', 'B'],
      createdAt: '2026-08-14T15:00:59.999Z',
      coordinates: { lat: 29.794_646, lng: -98.732_504 },
    }
    expect(fromColumns(toColumns([exact]))).toEqual([
      {
        ...sample,
        images: ['/a.webp'],
        imageAlts: ['A'],
        createdAt: '2026-08-14T15:00:00.000Z',
        coordinates: { lat: 29.794_65, lng: -98.732_5 },
      },
    ])
  })

  it('are rejected when their lengths differ', () => {
    const columns = toColumns(fc.sample(community, 3))
    expect(() => fromColumns({ ...columns, startPrice: [1] })).toThrow(RangeError)
  })
})
