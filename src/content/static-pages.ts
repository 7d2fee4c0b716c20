import { paths } from '@/config/paths'
import type { SitePage } from '@/contract/pages/site-page'
import {
  defaultBlogPage,
  defaultBuildersPage,
  defaultCalculatorPage,
  defaultCommunitiesPage,
  defaultComparePage,
  defaultContactPage,
  defaultCorrectionsPage,
  defaultEventsPage,
  defaultHomesPage,
  defaultNewsletterPage,
  defaultResourcesPage,
  defaultSearchPage,
  defaultShortlistPage,
} from './page-defaults'

/** A page whose texts are stored in the back office under this slug. */
export interface StaticPageName {
  readonly slug: string
  readonly path: string
  /** Default texts. */
  readonly before: SitePage
}

/** Default texts of a page that has only a title. */
export function onlyTitled(title: string): SitePage {
  return {
    title,
    kicker: null,
    intro: null,
    content: [],
    notice: null,
    seoTitle: title,
    seoDescription: null,
    seoImage: null,
  }
}

/** The static pages: first those with default texts, then those with only a title. */
export const staticPages = {
  communities: { slug: 'communities', path: paths.communities, before: defaultCommunitiesPage },
  builders: { slug: 'builders', path: paths.builders, before: defaultBuildersPage },
  blog: { slug: 'blog', path: paths.blog, before: defaultBlogPage },
  search: { slug: 'search', path: paths.search, before: defaultSearchPage },
  contact: { slug: 'contact', path: paths.contact, before: defaultContactPage },
  newsletter: { slug: 'newsletter', path: paths.newsletter, before: defaultNewsletterPage },
  resources: { slug: 'resources', path: paths.resources, before: defaultResourcesPage },
  events: { slug: 'events', path: paths.events, before: defaultEventsPage },
  calculator: {
    slug: 'mortgage-calculator',
    path: paths.calculator,
    before: defaultCalculatorPage,
  },
  privacy: {
    slug: 'privacy-policy',
    path: paths.privacy,
    before: onlyTitled('Privacy policy'),
  },
  earnings: {
    slug: 'how-this-guide-earns-money',
    path: paths.earnings,
    before: onlyTitled('How this guide earns money'),
  },
  about: { slug: 'about', path: paths.about, before: onlyTitled('About San Antonio') },
  howToUse: {
    slug: 'how-to-use-this-site',
    path: paths.howToUse,
    before: onlyTitled('How to use this site'),
  },
  schools: {
    slug: 'school-information',
    path: paths.schools,
    before: onlyTitled('School information'),
  },
  helpfulLinks: {
    slug: 'helpful-links',
    path: paths.helpfulLinks,
    before: onlyTitled('Helpful links'),
  },
  serviceProviders: {
    slug: 'new-home-service-providers',
    path: paths.serviceProviders,
    before: onlyTitled('New-home service providers'),
  },
  realtors: {
    slug: 'featured-realtors',
    path: paths.realtors,
    before: onlyTitled('Featured realtors'),
  },
  housingGuides: {
    slug: 'housing-guides',
    path: paths.housingGuides,
    before: onlyTitled('Housing guides'),
  },
  movingChecklist: {
    slug: 'moving-checklist',
    path: paths.movingChecklist,
    before: onlyTitled('Moving checklist'),
  },
  helpfulArticles: {
    slug: 'helpful-articles',
    path: paths.helpfulArticles,
    before: onlyTitled('Helpful articles'),
  },
  homes: { slug: 'homes', path: paths.homes, before: defaultHomesPage },
  shortlist: { slug: 'shortlist', path: paths.shortlist, before: defaultShortlistPage },
  compare: { slug: 'compare', path: paths.compare, before: defaultComparePage },
  corrections: { slug: 'corrections', path: paths.corrections, before: defaultCorrectionsPage },
} as const satisfies Record<string, StaticPageName>
