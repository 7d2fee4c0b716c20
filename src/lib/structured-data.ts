import type { BuilderDetail } from '@/contract/builder'
import type { SiteLink } from '@/contract/site'
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
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}
