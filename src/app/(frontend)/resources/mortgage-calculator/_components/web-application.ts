import type { StructuredData } from '@/components/structured-data/document'
import { paths } from '@/config/paths'
import type { SitePage } from '@/contract/pages/site-page'

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
