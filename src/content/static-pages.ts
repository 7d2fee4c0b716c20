import { paths } from '@/lib/paths'

/** A page whose words are kept in the back office, under this slug. */
export interface StaticPageName {
  readonly slug: string
  readonly path: string
  /** What it is called before anybody has written anything. */
  readonly title: string
}

/** The static pages of the site. */
export const staticPages = {
  privacy: { slug: 'privacy-policy', path: paths.privacy, title: 'Privacy policy' },
  about: { slug: 'about', path: paths.about, title: 'About San Antonio' },
  howToUse: {
    ...{ slug: 'how-to-use-this-site', path: paths.howToUse },
    title: 'How to use this site',
  },
  schools: { slug: 'school-information', path: paths.schools, title: 'School information' },
  helpfulLinks: { slug: 'helpful-links', path: paths.helpfulLinks, title: 'Helpful links' },
  serviceProviders: {
    ...{ slug: 'new-home-service-providers', path: paths.serviceProviders },
    title: 'New-home service providers',
  },
  realtors: { slug: 'featured-realtors', path: paths.realtors, title: 'Featured realtors' },
  housingGuides: { slug: 'housing-guides', path: paths.housingGuides, title: 'Housing guides' },
  movingChecklist: {
    ...{ slug: 'moving-checklist', path: paths.movingChecklist },
    title: 'Moving checklist',
  },
  helpfulArticles: {
    ...{ slug: 'helpful-articles', path: paths.helpfulArticles },
    title: 'Helpful articles',
  },
} as const satisfies Record<string, StaticPageName>
