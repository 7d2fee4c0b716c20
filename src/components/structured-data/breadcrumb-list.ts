import type { SiteLink } from '@/contract/site/site'
import type { StructuredData } from './document'

/** Breadcrumbs with absolute URLs, as search engines require. `origin` has no trailing slash. */
export function breadcrumbList(
  origin: string,
  trail: readonly SiteLink[],
  breadcrumbLabel: string,
): StructuredData {
  const steps = trail.map(({ label, path }) => ({ name: label, item: `${origin}${path}` }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: breadcrumbLabel }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}
