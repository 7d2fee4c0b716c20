import type { SitePage } from '@/contract/site-page'
import { paths } from '@/lib/paths'
import type { StructuredData } from '@/lib/structured-data/document'

/** The calculator as schema.org knows a program that runs in a browser and costs nothing. */
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
