import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import { formatAddress } from '@/domain/communities/format-address'
import { type CommunityStatus, getLabel, type Option } from '@/domain/enums'
import { known, type StructuredData } from './document'

/** The community as a residence. */
function residence(
  origin: string,
  community: CommunityDetail,
  amenities: readonly Option[],
): StructuredData {
  const { name, slug, description, images, hoaPhone, city, location, coordinates } = community
  const url = `${origin}${paths.community(slug)}`
  return known({
    '@type': 'Residence',
    '@id': `${url}#residence`,
    name,
    url,
    description: description?.trim() || null,
    image: images.map((path) => new URL(path, origin).href),
    telephone: hoaPhone,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: formatAddress(location, city).street || null,
      addressLocality: city,
      addressRegion: 'TX',
      postalCode: /\b\d{5}(?:-\d{4})?\s*$/.exec(location)?.[0].trim() ?? null,
      addressCountry: 'US',
    }),
    geo: coordinates && {
      '@type': 'GeoCoordinates',
      latitude: coordinates.lat,
      longitude: coordinates.lng,
    },
    amenityFeature: community.amenities.map((value) => ({
      '@type': 'LocationFeatureSpecification',
      name: getLabel(amenities, value),
      value: true,
    })),
  })
}

const availability: Record<CommunityStatus, string> = {
  available: 'https://schema.org/InStock',
  coming_soon: 'https://schema.org/PreOrder',
  sold_out: 'https://schema.org/SoldOut',
}

/** The price range in US dollars and the sellers; `null` without a price. */
function homesOffer(
  origin: string,
  community: CommunityDetail,
  lowest: number | null,
): StructuredData | null {
  const { slug, status, startPrice, endPrice, homesAvailable, builders } = community
  if (startPrice === null) return null
  const url = `${origin}${paths.community(slug)}`
  const lowPrice = (status === 'sold_out' ? null : lowest) ?? startPrice
  return known({
    '@type': 'AggregateOffer',
    url,
    itemOffered: { '@id': `${url}#residence` },
    priceCurrency: 'USD',
    lowPrice,
    highPrice: endPrice !== null && endPrice >= lowPrice ? endPrice : null,
    offerCount: homesAvailable > 0 ? homesAvailable : null,
    availability: availability[status],
    offeredBy: builders.map((builder) => ({
      '@type': 'HomeAndConstructionBusiness',
      name: builder.name,
      url: `${origin}${paths.builder(builder.slug)}`,
    })),
  })
}

/**
 * A community and the offer of its homes; unknown properties are omitted.
 *
 * @param lowest The lowest price that is listed, if it is above the starting price.
 */
export function communityResidence(
  origin: string,
  community: CommunityDetail,
  lowest: number | null,
  amenities: readonly Option[],
): StructuredData {
  const offer = homesOffer(origin, community, lowest)
  return {
    '@context': 'https://schema.org',
    '@graph': [residence(origin, community, amenities), ...(offer ? [offer] : [])],
  }
}
