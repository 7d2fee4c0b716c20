import { paths } from '@/config/paths'
import type { BuilderDetail } from '@/contract/builders/builder'
import { known, type StructuredData } from './document'

/** A builder as a business; unknown properties are omitted. */
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
