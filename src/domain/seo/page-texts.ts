import { tierTitle } from '../builders/builder-tier'
import { formatPrice } from '../communities/price'
import { plural } from '../text/plural'

/** The collections whose documents have a page with SEO texts. */
export const seoCollections = [
  'communities',
  'builders',
  'blog-posts',
  'resources',
  'pages',
] as const

export type SeoCollection = (typeof seoCollections)[number]

/** What search engines show of a page, without the name of the site. */
export interface PageTexts {
  readonly title: string
  readonly description: string
}

/** Search engines cut longer texts; numbers of characters. */
export const longest = { title: 60, description: 160 } as const

interface Community {
  readonly name: string
  readonly city: string
  readonly startPrice: number | null
}

export function communityTexts({ name, city, startPrice }: Community): PageTexts {
  const price = startPrice === null ? '' : ` from ${formatPrice(startPrice)}`
  return {
    title: `${name}, ${city}`,
    description: `New homes in ${name}, ${city}, Texas${price}: builders, schools, amenities and tours.`,
  }
}

interface Builder {
  readonly name: string
  readonly tier: Parameters<typeof tierTitle>[0]
  /** The number of its published communities. */
  readonly communities: number
}

export function builderTexts({ name, tier, communities }: Builder): PageTexts {
  return {
    title: `${name}, ${tierTitle(tier)}`,
    description: `${name} in Greater San Antonio: ${plural(communities, 'active community', 'active communities')}, home types, contact information and a message form.`,
  }
}
