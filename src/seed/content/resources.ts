import { paths } from '@/config/paths'
import { readMinutes } from '@/domain/blog/read-minutes'
import type { SeedResource } from '@/seed/types'
import { articles } from './articles'
import { countWords } from './count-words'

/** The title, link and reading time of an article, as its own page has them. */
function articleCard(slug: string): Pick<SeedResource, 'title' | 'link' | 'readMinutes'> {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (!article) throw new Error(`Seed: no article "${slug}"`)
  return {
    title: article.title,
    link: paths.blogPost(slug),
    readMinutes: readMinutes(countWords(`articles/${slug}.md`)),
  }
}

/** Three resources have text (`resources/<slug>.md`). The others are links. */
export const resources: SeedResource[] = [
  // Home buying tips
  {
    title: 'First-Time Buyer Guide',
    slug: 'first-time-buyer-guide',
    description:
      'From the first look at your monthly budget to the closing table: how buying a new house works in four Texas counties, in the order the questions come up.',
    type: 'guide',
    category: 'home-buying-tips',
    link: null,
    readMinutes: 15,
    isFeatured: true,
    picture: 'house-03.webp',
    hasContent: true,
  },
  {
    ...articleCard('from-slab-to-keys-the-seven-months-nobody-explains'),
    slug: 'slab-to-keys-calendar',
    description:
      'What happens on the lot and what is asked of you during the seven months between a contract and the first week in the house.',
    type: 'article',
    category: 'home-buying-tips',
    isFeatured: false,
    picture: 'framing-2.webp',
    hasContent: false,
  },
  {
    ...articleCard('three-inspections-worth-paying-for'),
    slug: 'phase-inspections',
    description:
      'What an independent inspector looks at before the pour, before drywall and before closing, with notes on caring for a slab on clay.',
    type: 'article',
    category: 'home-buying-tips',
    isFeatured: false,
    picture: 'framing-4.webp',
    hasContent: false,
  },
  {
    title: 'Moving checklist',
    slug: 'moving-checklist',
    description:
      'The weeks before and after the keys: utilities, address changes, warranty dates and the homestead exemption.',
    type: 'checklist',
    category: 'home-buying-tips',
    link: '/resources/moving-checklist',
    readMinutes: null,
    isFeatured: false,
    picture: 'house-17.webp',
    hasContent: false,
  },
  {
    title: 'How to use this site',
    slug: 'how-to-use-this-site',
    description:
      'A four-step start with the map, the builders and the guides, and an explanation of what each part is for.',
    type: 'guide',
    category: 'home-buying-tips',
    link: '/resources/how-to-use-this-site',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },

  // Mortgage & financing
  {
    title: 'Mortgage Calculator',
    slug: 'mortgage-calculator',
    description:
      'Price, down payment, rate, taxes, insurance and PMI in one monthly payment, recalculated as you type.',
    type: 'calculator',
    category: 'mortgage-financing',
    link: null,
    readMinutes: null,
    isFeatured: true,
    picture: 'skyline-1.webp',
    hasContent: true,
  },
  {
    ...articleCard('what-builder-incentives-pay-for'),
    slug: 'builder-incentives',
    description:
      'A price cut, closing costs, a 2-1 buydown and discount points compared on one loan, with the limits set by conventional, FHA and VA programs.',
    type: 'article',
    category: 'mortgage-financing',
    isFeatured: false,
    picture: 'street-4.webp',
    hasContent: false,
  },
  {
    ...articleCard('reading-a-new-home-tax-bill'),
    slug: 'new-home-tax-bill',
    description:
      'The taxing units, MUD and PID, the homestead exemption and the reason the second year costs more than the first.',
    type: 'article',
    category: 'mortgage-financing',
    isFeatured: false,
    picture: 'skyline-3.webp',
    hasContent: false,
  },
  {
    ...articleCard('from-base-price-to-final-price'),
    slug: 'base-price-to-final-price',
    description:
      'Lot premiums, options, the design center and the appraisal: how the number on the sign becomes the number you finance.',
    type: 'article',
    category: 'mortgage-financing',
    isFeatured: false,
    picture: 'house-20.webp',
    hasContent: false,
  },
  {
    title: 'Finance and mortgage links',
    slug: 'finance-and-mortgage-links',
    description:
      'Public agencies and programs that explain loans, closing documents and down payment help, collected on our links page.',
    type: 'directory',
    category: 'mortgage-financing',
    link: '/resources/helpful-links',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },

  // Neighborhood guides
  {
    title: 'School districts in four counties',
    slug: 'school-districts',
    description:
      'How districts, attendance zones, transfers, bonds and state ratings work in Bexar, Comal, Guadalupe and Kendall counties, and what to check for an address.',
    type: 'guide',
    category: 'neighborhood-guides',
    link: null,
    readMinutes: 12,
    isFeatured: true,
    picture: 'street-3.webp',
    hasContent: true,
  },
  {
    ...articleCard('boerne-and-kendall-county'),
    slug: 'boerne-and-kendall-county-guide',
    description:
      'City lots and acreage northwest of San Antonio: water, septic systems, rock and the costs that come with each.',
    type: 'article',
    category: 'neighborhood-guides',
    isFeatured: false,
    picture: 'house-13.webp',
    hasContent: false,
  },
  {
    ...articleCard('new-braunfels'),
    slug: 'new-braunfels-guide',
    description:
      'Limestone west of the interstate and clay east of it, with notes on utilities, districts, flood maps and the commute.',
    type: 'article',
    category: 'neighborhood-guides',
    isFeatured: false,
    picture: 'trail-6.webp',
    hasContent: false,
  },
  {
    ...articleCard('cibolo-and-schertz'),
    slug: 'cibolo-and-schertz-guide',
    description:
      'One corridor in three counties, compared by roads, water, flight paths and which county sends the tax bill.',
    type: 'article',
    category: 'neighborhood-guides',
    isFeatured: false,
    picture: 'street-8.webp',
    hasContent: false,
  },
  {
    ...articleCard('where-the-trails-really-connect'),
    slug: 'far-west-san-antonio-guide',
    description:
      'Which greenbelts lead somewhere between Bandera Road and U.S. 90, and how to test one before paying for the view.',
    type: 'article',
    category: 'neighborhood-guides',
    isFeatured: false,
    picture: 'trail-1.webp',
    hasContent: false,
  },
  {
    ...articleCard('converse-and-the-northeast-side'),
    slug: 'converse-and-northeast-guide',
    description:
      'City limits, compact houses, clay soils and flight paths around Loop 1604 and FM 78.',
    type: 'article',
    category: 'neighborhood-guides',
    isFeatured: false,
    picture: 'house-29.webp',
    hasContent: false,
  },
  {
    title: 'School information',
    slug: 'school-information',
    description:
      'Area districts and private schools, with published figures and links to their websites.',
    type: 'data',
    category: 'neighborhood-guides',
    link: '/resources/school-information',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },
  {
    title: 'Private schools directory',
    slug: 'private-schools-directory',
    description:
      'Accredited private schools by city, listed by the Texas Private School Accreditation Commission.',
    type: 'directory',
    category: 'neighborhood-guides',
    link: 'https://www.tepsac.org',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },

  // Builder directory
  {
    title: 'All home builders',
    slug: 'all-home-builders',
    description:
      'National, regional and local builders in the guide, with their communities, contact details and tiers.',
    type: 'directory',
    category: 'builder-directory',
    link: '/builders',
    readMinutes: null,
    isFeatured: false,
    picture: 'house-08.webp',
    hasContent: false,
  },
  {
    ...articleCard('choosing-the-right-home-builder'),
    slug: 'choosing-a-builder',
    description:
      'Texas does not license home builders. What to look at, what to read in a warranty and what to ask before a deposit.',
    type: 'article',
    category: 'builder-directory',
    isFeatured: false,
    picture: 'house-32.webp',
    hasContent: false,
  },
  {
    ...articleCard('builder-contracts-and-trec-forms'),
    slug: 'builder-contracts',
    description:
      'Option periods, deposits, substitution and arbitration: what a builder contract changes compared with the state forms.',
    type: 'article',
    category: 'builder-directory',
    isFeatured: false,
    picture: 'house-14.webp',
    hasContent: false,
  },
  {
    title: 'Featured realtors',
    slug: 'featured-realtors',
    description:
      'Agents who work with buyers of new homes, with their service areas and credentials.',
    type: 'directory',
    category: 'builder-directory',
    link: '/resources/featured-realtors',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },
  {
    title: 'New-home service providers',
    slug: 'new-home-service-providers',
    description:
      'Companies to call once you have the keys, with contact details and current offers for readers.',
    type: 'directory',
    category: 'builder-directory',
    link: '/resources/new-home-service-providers',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },

  // Market insights
  {
    ...articleCard('this-months-market-report'),
    slug: 'monthly-market-report',
    description:
      "The guide's own listings counted and explained: communities, builders, homes and plans, and what each number tells you.",
    type: 'report',
    category: 'market-insights',
    isFeatured: false,
    picture: 'skyline-2.webp',
    hasContent: false,
  },
  {
    title: 'Homes with a lower price',
    slug: 'homes-with-a-lower-price',
    description: 'Homes for sale whose price was reduced in the last 30 days.',
    type: 'data',
    category: 'market-insights',
    link: '/homes?priceChange=reduced',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },
  {
    title: 'Communities with a lower price',
    slug: 'communities-with-a-lower-price',
    description: 'Communities whose starting price was reduced in the last 30 days.',
    type: 'data',
    category: 'market-insights',
    link: '/communities?priceChange=reduced',
    readMinutes: null,
    isFeatured: false,
    picture: 'street-6.webp',
    hasContent: false,
  },
  {
    title: 'News and market reports',
    slug: 'news-and-market-reports',
    description: 'Everything the guide has published, newest first, with a search by subject.',
    type: 'news',
    category: 'market-insights',
    link: '/blog',
    readMinutes: null,
    isFeatured: false,
    picture: null,
    hasContent: false,
  },

  // Videos & tours
  {
    title: 'Tour the map',
    slug: 'tour-the-map',
    description:
      'Browse every community by city, price and amenity, turn on schools, and see how far apart they are.',
    type: 'tool',
    category: 'videos-tours',
    link: '/communities',
    readMinutes: null,
    isFeatured: false,
    picture: 'trail-3.webp',
    hasContent: false,
  },
  {
    title: 'Model tours and open houses',
    slug: 'model-tours-and-open-houses',
    description:
      'Dates, addresses and contacts for model tours, open houses and grand openings in the four counties.',
    type: 'directory',
    category: 'videos-tours',
    link: '/resources/events',
    readMinutes: null,
    isFeatured: false,
    picture: 'house-47.webp',
    hasContent: false,
  },
  {
    title: 'Drawn elevations: the Hill Country',
    slug: 'drawn-elevations-hill-country',
    description:
      'Limestone walls and standing-seam roofs as our illustrators drew them, in the communities around Boerne.',
    type: 'tool',
    category: 'videos-tours',
    link: '/communities?city=Boerne',
    readMinutes: null,
    isFeatured: false,
    picture: 'house-07.webp',
    hasContent: false,
  },
  {
    title: 'Drawn elevations: farmhouse and brick',
    slug: 'drawn-elevations-farmhouse-and-brick',
    description:
      'Board-and-batten, gables and deep porches, drawn in the communities around New Braunfels.',
    type: 'tool',
    category: 'videos-tours',
    link: '/communities?city=New%20Braunfels',
    readMinutes: null,
    isFeatured: false,
    picture: 'house-63.webp',
    hasContent: false,
  },
]
