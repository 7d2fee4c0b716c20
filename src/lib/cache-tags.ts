/**
 * The names under which prepared pages and answers are kept. A change in the back office expires
 * the names it touches; whoever reads content names what it read.
 */
export const cacheTags = {
  /** Everything: site settings, navigation, pictures. */
  site: 'site',
  communities: 'communities',
  community: (slug: string) => `community:${slug}`,
  builders: 'builders',
  builder: (slug: string) => `builder:${slug}`,
  blog: 'blog',
  blogPost: (slug: string) => `blog:${slug}`,
  events: 'events',
  resources: 'resources',
  ads: 'ads',
  home: 'home',
  redirects: 'redirects',
  wording: 'wording',
  page: (slug: string) => `page:${slug}`,
} as const

/** Where PostgreSQL tells the servers of the guide about expired tags: JSON lists of them. */
export const TAGS_CHANNEL = 'guide_tags'
