import type { SitePage } from '@/contract/site-page'
import { paths } from '@/lib/paths'
import type { StructuredData } from '@/lib/structured-data/document'

/** The calculator as a schema.org `WebApplication` that is free of charge. */
export function webApplication(origin: string, page: SitePage): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: page.title,
    url: `${origin}${paths.calculator}`,
    ...(page.seoDescription ? { description: page.seoDescription } : {}),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  }
}
