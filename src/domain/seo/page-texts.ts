import { tierTitle } from '../builders/builder-tier'
import { formatPrice } from '../communities/price'
import { sizeFacts } from '../homes/facts'
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

/** Texts of a page in search engines, without the name of the site. */
export interface PageTexts {
  readonly title: string
  readonly description: string
}

/** Search engines cut longer texts; numbers of characters. */
export const longest = { title: 60, description: 160 } as const

type Dimensions = Parameters<typeof sizeFacts>[0]

/** `4 beds, 2.5 baths, 2,480 sq ft, `, or nothing. */
const formatFacts = (sizes: Dimensions) =>
  sizeFacts(sizes)
    .map((fact) => `${fact}, `)
    .join('')

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

interface HomesOfLanding {
  readonly homes: number
  readonly communities: number
  readonly fromPrice: number | null
}

/** A page below `/new-homes`. */
export function landingTexts(
  { title }: { readonly title: string },
  { homes, communities, fromPrice }: HomesOfLanding,
): PageTexts {
  const price = fromPrice === null ? '' : ` from ${formatPrice(fromPrice)}`
  return {
    title,
    description: `${plural(homes, 'new home', 'new homes')} for sale${price} in ${plural(communities, 'community', 'communities')}: prices, floor plans, monthly cost and move-in dates.`,
  }
}

interface Plan {
  readonly name: string
  readonly basePrice: number | null
}

export function planTexts(plan: Plan & Dimensions, community: Community): PageTexts {
  const price = plan.basePrice === null ? '' : ` from ${formatPrice(plan.basePrice)}`
  return {
    title: `${plan.name} in ${community.name}`,
    description: `${plan.name}${price}: ${formatFacts(plan)}a floor plan in ${community.name}, ${community.city}, Texas. Drawing, monthly cost and homes for sale.`,
  }
}

interface Home {
  readonly address: string
  readonly price: number | null
}

export function homeTexts(home: Home & Dimensions, community: Community): PageTexts {
  const price = home.price === null ? '' : `, ${formatPrice(home.price)}`
  return {
    title: `${home.address}, ${community.city}`,
    description: `${home.address}${price}: ${formatFacts(home)}a new home in ${community.name}, ${community.city}, Texas. Monthly cost, move-in date and floor plan.`,
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
