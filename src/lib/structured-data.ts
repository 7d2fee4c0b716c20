import type { BuilderDetail } from '@/contract/builder'
import type { CommunityDetail } from '@/contract/community'
import type { SiteLink } from '@/contract/site'
import { locationLines } from '@/domain/location-lines'
import { amenities, type CommunityStatus, labelOf } from '@/domain/options'
import { paths } from './paths'

/** A document of schema.org as search engines read it. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The way to a page. `origin` is the site's address without a closing slash; search engines want whole addresses. */
export function breadcrumbList(
  origin: string,
  trail: readonly SiteLink[],
  here: string,
): StructuredData {
  const steps = trail.map(({ label, path }) => ({ name: label, item: `${origin}${path}` }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: here }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/** A builder as a business; what is not known is left out. */
export function builderBusiness(origin: string, builder: BuilderDetail): StructuredData {
  const { name, slug, logo, description, phone, email, address, foundedYear, website } = builder
  const all: StructuredData = {
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    name,
    url: `${origin}${paths.builder(slug)}`,
    logo: logo && new URL(logo, origin).href,
    description,
    telephone: phone,
    email,
    address,
    foundingDate: foundedYear === null ? null : String(foundedYear),
    sameAs: website && [website],
  }
  return known(all)
}

/** What is known of a thing: a property that is null or an empty list says nothing. */
function known(all: StructuredData): StructuredData {
  const says = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(all).filter(([, value]) => says(value)))
}

/** The community as a place to live in. */
function residence(origin: string, community: CommunityDetail): StructuredData {
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
      streetAddress: locationLines(location, city).street || null,
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
      name: labelOf(amenities, value),
      value: true,
    })),
  })
}

const availability: Record<CommunityStatus, string> = {
  available: 'https://schema.org/InStock',
  coming_soon: 'https://schema.org/PreOrder',
  sold_out: 'https://schema.org/SoldOut',
}

/** What its homes cost, and who sells them; `null` where there is no price. US dollars. */
function homesOffer(origin: string, community: CommunityDetail): StructuredData | null {
  const { slug, status, startPrice, endPrice, homesAvailable, builders } = community
  if (startPrice === null) return null
  const url = `${origin}${paths.community(slug)}`
  return known({
    '@type': 'AggregateOffer',
    url,
    itemOffered: { '@id': `${url}#residence` },
    priceCurrency: 'USD',
    lowPrice: startPrice,
    highPrice: endPrice,
    offerCount: homesAvailable > 0 ? homesAvailable : null,
    availability: availability[status],
    offeredBy: builders.map((builder) => ({
      '@type': 'HomeAndConstructionBusiness',
      name: builder.name,
      url: `${origin}${paths.builder(builder.slug)}`,
    })),
  })
}

/** A community, and what its homes cost; what is not known is left out. */
export function communityResidence(origin: string, community: CommunityDetail): StructuredData {
  const offer = homesOffer(origin, community)
  return {
    '@context': 'https://schema.org',
    '@graph': [residence(origin, community), ...(offer ? [offer] : [])],
  }
}
