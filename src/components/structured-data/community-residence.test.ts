import { expect, it } from 'vitest'
import { aCommunityDetail } from '@/contract/communities/community.fixture'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { communityResidence } from './community-residence'

const { amenities } = defaultListingOptions
const origin = 'https://guide.example'
const community = aCommunityDetail()
const url = 'https://guide.example/communities/villa-serena'

it('communityResidence includes the location, amenities and prices of a community', () => {
  expect(communityResidence(origin, community, null, amenities)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Residence',
        '@id': `${url}#residence`,
        name: 'Villa Serena',
        url,
        description: 'Two phases are built.',
        image: ['https://guide.example/media/house-01.webp'],
        telephone: '(210) 555-0108',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Mira Loop',
          addressLocality: 'San Antonio',
          addressRegion: 'TX',
          postalCode: '78253',
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 29.4, longitude: -98.7 },
        amenityFeature: [
          { '@type': 'LocationFeatureSpecification', name: 'Pools', value: true },
          { '@type': 'LocationFeatureSpecification', name: 'Dog park', value: true },
        ],
      },
      {
        '@type': 'AggregateOffer',
        url,
        itemOffered: { '@id': `${url}#residence` },
        priceCurrency: 'USD',
        lowPrice: 389990,
        highPrice: 512000,
        offerCount: 14,
        availability: 'https://schema.org/InStock',
        offeredBy: [
          {
            '@type': 'HomeAndConstructionBusiness',
            name: 'Hearth & Hill',
            url: 'https://guide.example/builders/hearth-and-hill',
          },
        ],
      },
    ],
  })
})

it('communityResidence includes only known properties, and no offer without a price', () => {
  const bare = aCommunityDetail({
    location: 'San Antonio',
    images: [],
    amenities: [],
    builders: [],
    startPrice: null,
    coordinates: null,
    description: null,
    hoaPhone: null,
  })
  expect(communityResidence(origin, bare, null, amenities)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Residence',
        '@id': `${url}#residence`,
        name: 'Villa Serena',
        url,
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'San Antonio',
          addressRegion: 'TX',
          addressCountry: 'US',
        },
      },
    ],
  })
})

it.each([
  ['coming_soon', 'https://schema.org/PreOrder'],
  ['sold_out', 'https://schema.org/SoldOut'],
] as const)('communityResidence includes the availability of homes: %s', (status, availability) => {
  expect(communityResidence(origin, { ...community, status }, null, amenities)).toMatchObject({
    '@graph': [{}, { availability }],
  })
})

it.each([
  ['available', 399_990, { lowPrice: 399_990, highPrice: 512_000 }],
  // Nothing that is listed costs as little as the highest price that was reported.
  ['available', 530_000, { lowPrice: 530_000, highPrice: undefined }],
  ['sold_out', 399_990, { lowPrice: 389_990, highPrice: 512_000 }],
] as const)(
  'communityResidence begins with the lowest price that is listed, unless all is sold: %s, %s',
  (status, lowest, { lowPrice, highPrice }) => {
    const [, offer] = communityResidence(origin, { ...community, status }, lowest, amenities)[
      '@graph'
    ] as { lowPrice: number; highPrice?: number }[]
    expect([offer?.lowPrice, offer?.highPrice]).toEqual([lowPrice, highPrice])
  },
)
