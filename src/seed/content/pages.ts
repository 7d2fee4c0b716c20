import { type StaticPageName, staticPages } from '@/content/static-pages'
import type { SeedPage } from '@/seed/types'

/** A page with the default texts, optionally with a few changes. */
function asItCame({ slug, before }: StaticPageName, changes: Partial<SeedPage> = {}): SeedPage {
  const { content: _, seoImage: __, ...words } = before
  return { ...words, slug, hasContent: false, ...changes }
}

/** The texts of the static pages. With `hasContent`, the body is in `pages/<slug>.md`. */
export const pages: SeedPage[] = [
  asItCame(staticPages.communities),
  asItCame(staticPages.builders),
  asItCame(staticPages.homes),
  asItCame(staticPages.shortlist),
  asItCame(staticPages.compare),
  asItCame(staticPages.blog),
  {
    slug: 'about',
    title: 'About the San Antonio New Home Guide',
    kicker: 'About San Antonio',
    intro:
      'A guide to new-construction communities and the people who build them, in four counties around San Antonio.',
    notice: 'All prices, features and special offers are subject to change without notice.',
    seoTitle: 'About San Antonio and the New Home Guide',
    seoDescription:
      'What the San Antonio New Home Guide covers in Bexar, Comal, Guadalupe and Kendall counties, how listings are checked each month, and how it is paid for.',
    hasContent: true,
  },
  asItCame(staticPages.contact, {
    seoTitle: 'Contact the San Antonio New Home Guide',
    seoDescription:
      'Call or write to the editors of the San Antonio New Home Guide about new homes in Bexar, Comal, Guadalupe and Kendall counties. We reply within 24 hours.',
  }),
  asItCame(staticPages.newsletter, {
    seoDescription:
      'Sign up for the San Antonio New Home Guide’s monthly email: new communities, price changes and open houses in the areas you choose.',
    hasContent: true,
  }),
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    kicker: 'Policies',
    intro:
      'What we learn about you, what we do with it, and the publishing rules we hold ourselves to.',
    notice: 'All prices, features and special offers are subject to change without notice.',
    seoTitle: 'Privacy policy',
    seoDescription:
      'How the San Antonio New Home Guide handles contact information, and its policies on fair housing, content accuracy, copyright and disclaimer.',
    hasContent: true,
  },
  {
    slug: 'how-this-guide-earns-money',
    title: 'How this guide earns money',
    kicker: 'Policies',
    intro: 'What is paid for, how you can tell, and what money does not change.',
    notice: null,
    seoTitle: 'How this guide earns money',
    seoDescription:
      'What is advertising on the San Antonio New Home Guide and how it is labeled, how listings are featured, and why no question of a buyer is sold.',
    hasContent: true,
  },
  {
    slug: 'home-buying-tips',
    title: 'Home Buying Tips',
    kicker: 'Resources',
    intro:
      'Budget, contract, inspections and the move: what to do, and in what order, when the house is new.',
    notice: null,
    seoTitle: 'Home buying tips for new construction',
    seoDescription:
      'How to buy a new home around San Antonio: the first-time buyer guide, build calendar, phase inspections and a moving checklist.',
    hasContent: false,
  },
  {
    slug: 'mortgage-financing',
    title: 'Mortgage & Financing',
    kicker: 'Resources',
    intro:
      'What a house costs each month, what an incentive is worth, and why the second tax bill is higher than the first.',
    notice: null,
    seoTitle: 'Mortgage and financing for new homes',
    seoDescription:
      'Mortgage calculator, builder incentives, property taxes and final price: what a new home around San Antonio costs each month, explained.',
    hasContent: false,
  },
  {
    slug: 'neighborhood-guides',
    title: 'Neighborhood Guides',
    kicker: 'Resources',
    intro:
      'The soil, water, roads and schools of cities and corridors in four counties, without telling you where to live.',
    notice: null,
    seoTitle: 'Neighborhood guides for Greater San Antonio',
    seoDescription:
      'Boerne, New Braunfels, Cibolo, Schertz, Converse and the far west side: guides to places with new homes, and to their school districts.',
    hasContent: false,
  },
  {
    slug: 'builder-directory',
    title: 'Builder Directory',
    kicker: 'Resources',
    intro: 'Who builds here, how to judge a builder, and who can go with you to the model home.',
    notice: null,
    seoTitle: 'Home builder directory and advice',
    seoDescription:
      'Home builders in the San Antonio area, how to choose one, what their contracts say, and the realtors and companies that help.',
    hasContent: false,
  },
  {
    slug: 'market-insights',
    title: 'Market Insights',
    kicker: 'Resources',
    intro: 'Numbers from the guide’s own listings, with what each one tells you.',
    notice: null,
    seoTitle: 'Market insights on new homes in San Antonio',
    seoDescription:
      'Monthly market report, tax rates and incentives: figures on new homes in Bexar, Comal, Guadalupe and Kendall counties, explained.',
    hasContent: false,
  },
  {
    slug: 'videos-tours',
    title: 'Videos & Tours',
    kicker: 'Resources',
    intro:
      'See it before you drive: the map, drawn elevations, and dates when model homes are open. There are no videos yet.',
    notice: null,
    seoTitle: 'Tours of new homes around San Antonio',
    seoDescription:
      'Tour new-home communities on the map, look through drawn elevations, and find model tours and open houses around San Antonio.',
    hasContent: false,
  },
  {
    slug: 'how-to-use-this-site',
    title: 'How to use this site',
    kicker: 'Start here',
    intro: 'Six ways to use the guide, and four steps that take you from the map to a model home.',
    notice: null,
    seoTitle: 'How to use the San Antonio New Home Guide',
    seoDescription:
      'Search new-home communities by map, price, city and builder, find move-in ready homes, and contact builders: a short tour of the guide.',
    hasContent: false,
  },
  {
    slug: 'helpful-articles',
    title: 'Helpful articles',
    kicker: 'Resources',
    intro:
      'Twelve short articles on buying new construction in Texas, from the first deposit to the first summer.',
    notice:
      'General information, not legal, tax or financial advice. Laws, rates and deadlines change; check them before you act.',
    seoTitle: 'Helpful articles for new-home buyers in Texas',
    seoDescription:
      'Practical articles on contracts, lenders, inspections, warranties, HOA documents, utilities and the homestead exemption for new homes around San Antonio.',
    hasContent: false,
  },
  asItCame(staticPages.events),
  {
    slug: 'new-home-service-providers',
    title: 'New-home service providers',
    kicker: 'Resources',
    intro:
      'Companies that help with what a new home needs, each with its contact information and a current offer.',
    notice:
      'Companies may pay to appear on this page, and a listing is not a recommendation. Check licenses, insurance and references, and confirm each offer; all prices, features and special offers are subject to change without notice.',
    seoTitle: 'New-home service providers in San Antonio',
    seoDescription:
      'Service providers for new homes in Greater San Antonio, with contact information and special offers.',
    hasContent: false,
  },
  asItCame(staticPages.calculator, { hasContent: true }),
  {
    slug: 'school-information',
    title: 'School information',
    kicker: 'Schools',
    intro:
      'Four districts with much of the area’s new construction: Northside, Northeast (North East ISD), Comal and Schertz-Cibolo-Universal City. Plus private schools, and how to check any address.',
    notice:
      'Boundaries, ratings, enrollment and tuition change and are provided for reference only. Confirm them with the district or the school before you decide. The guide does not rate schools.',
    seoTitle: 'School districts and private schools around San Antonio',
    seoDescription:
      'Northside, North East, Comal and Schertz-Cibolo-Universal City school districts with ratings, enrollment and websites, and how to check a new address.',
    hasContent: true,
  },
  {
    slug: 'featured-realtors',
    title: 'Featured realtors',
    kicker: 'Resources',
    intro:
      'A real estate professional who works with new construction, with specialties, service areas and credentials.',
    notice:
      'A realtor may pay to be featured, and a profile is not a recommendation. Check any license with the Texas Real Estate Commission.',
    seoTitle: 'Featured realtors for new homes in San Antonio',
    seoDescription:
      'A real estate professional for new construction in Greater San Antonio, and what a buyer’s agent does when you buy from a builder.',
    hasContent: true,
  },
  {
    slug: 'first-time-buyer-guide',
    title: 'First-time buyer guide',
    kicker: 'Guide',
    intro:
      'Your first new home, start to finish, in fifteen minutes: getting started, the construction process, the money, and the legal and inspection side.',
    notice: 'General information, not legal, tax or financial advice.',
    seoTitle: 'First-time buyer guide to new homes in San Antonio',
    seoDescription:
      'A 15-minute guide for first-time buyers of new construction: getting started, the building process, financial considerations, legal and inspection.',
    hasContent: false,
  },
  {
    slug: 'moving-checklist',
    title: 'Moving checklist',
    kicker: 'Checklist',
    intro:
      'From eight weeks before the move to the end of the first week, with the Texas deadlines.',
    notice:
      'Deadlines come from Texas agencies and were current when we last checked. Confirm them at the source.',
    seoTitle: 'Moving checklist for a new home in Texas',
    seoDescription:
      'A week-by-week moving checklist for new homes around San Antonio: movers, utilities, closing, vehicle registration and the homestead exemption.',
    hasContent: false,
  },
  {
    slug: 'helpful-links',
    title: 'Helpful links',
    kicker: 'Resources',
    intro:
      'Schools, agencies, utilities and appraisal districts at their official addresses, in four groups.',
    notice:
      'External links open sites that the guide does not control. A link is not a recommendation, and we are not responsible for the content, accuracy or privacy practices of other sites.',
    seoTitle: 'Helpful links for San Antonio home buyers',
    seoDescription:
      'Official websites for home buyers in Greater San Antonio: education, real estate and housing, local services, finance and mortgage.',
    hasContent: false,
  },
  {
    slug: 'housing-guides',
    title: 'Housing guides in other cities',
    kicker: 'Network',
    intro:
      'A national network of new-home publications, for buyers moving into or out of the San Antonio area.',
    notice: null,
    seoTitle: 'A national network of new-home publications',
    seoDescription:
      'Moving between cities? A national network of local new-home publications, what its guides have in common, and where they differ.',
    hasContent: true,
  },
  asItCame(staticPages.corrections),
  asItCame(staticPages.resources),
  asItCame(staticPages.search, {
    kicker: 'Search',
    seoDescription:
      'Search communities, builders, articles and resources in the San Antonio New Home Guide.',
  }),
]
