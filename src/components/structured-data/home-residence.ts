import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import type { HomeStatus } from '@/domain/enums'
import { known, type StructuredData } from './document'

/** The figures that a home and a plan have in common. */
function building({ squareFeet, beds, baths, halfBaths }: Home | Plan) {
  return {
    floorSize: squareFeet && {
      '@type': 'QuantitativeValue',
      value: squareFeet,
      // Square feet, by UN/CEFACT.
      unitCode: 'FTK',
    },
    numberOfBedrooms: beds,
    numberOfFullBathrooms: baths,
    numberOfPartialBathrooms: halfBaths,
  }
}

const seller = (origin: string, builder: Home['builder']) =>
  builder && {
    '@type': 'HomeAndConstructionBusiness',
    name: builder.name,
    url: `${origin}${paths.builder(builder.slug)}`,
  }

const availability: Record<HomeStatus, string> = {
  available: 'https://schema.org/InStock',
  pending: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
}

const document = (residence: StructuredData, offer: StructuredData | null): StructuredData => ({
  '@context': 'https://schema.org',
  '@graph': offer ? [residence, offer] : [residence],
})

/**
 * When one can move in. A date that is over is no promise while the home is not ready, and a home
 * that is ready or sold has none.
 */
function findMoveIn({ stage, status, moveIn }: Home, today: string): string | null {
  const isPromised = stage !== 'ready' && status !== 'sold'
  return isPromised && moveIn !== null && moveIn >= today ? moveIn : null
}

/**
 * A home and its offer; unknown properties are omitted.
 *
 * @param origin has no trailing slash
 * @param today `2026-11-20`
 */
export function homeResidence(
  origin: string,
  home: Home,
  community: CommunityDetail,
  today: string,
): StructuredData {
  const { address, slug, price, status, images, builder } = home
  const url = `${origin}${paths.singleHome(community.slug, slug)}`
  const residence = known({
    '@type': 'SingleFamilyResidence',
    '@id': `${url}#residence`,
    name: address,
    url,
    image: images.map((path) => new URL(path, origin).href),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: community.city,
      addressRegion: 'TX',
      addressCountry: 'US',
    },
    ...building(home),
    containedInPlace: { '@id': `${origin}${paths.community(community.slug)}#residence` },
  })
  if (price === null) return document(residence, null)
  return document(
    residence,
    known({
      '@type': 'Offer',
      url,
      itemOffered: { '@id': `${url}#residence` },
      priceCurrency: 'USD',
      price,
      availability: availability[status],
      availabilityStarts: findMoveIn(home, today),
      offeredBy: seller(origin, builder),
    }),
  )
}

/** A plan and its lowest price; unknown properties are omitted. */
export function planOffer(origin: string, plan: Plan, community: CommunityDetail): StructuredData {
  const { name, slug, description, basePrice, elevations, drawings, builder } = plan
  const url = `${origin}${paths.plan(community.slug, slug)}`
  const product = known({
    '@type': 'FloorPlan',
    '@id': `${url}#plan`,
    name,
    url,
    description,
    image: [...elevations, ...drawings].map(({ src }) => new URL(src, origin).href),
    ...building(plan),
  })
  if (basePrice === null) return document(product, null)
  return document(
    product,
    known({
      '@type': 'AggregateOffer',
      url,
      itemOffered: { '@id': `${url}#plan` },
      priceCurrency: 'USD',
      lowPrice: basePrice,
      offerCount: plan.homes > 0 ? plan.homes : null,
      offeredBy: seller(origin, builder),
    }),
  )
}
