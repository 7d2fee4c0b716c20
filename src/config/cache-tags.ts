/**
 * Cache tags of pages and API responses. A change in the back office revalidates the tags it
 * affects; code that reads content adds the tags of what it reads.
 */
export const cacheTags = {
  /** Used by all pages: site settings, navigation, images. */
  site: 'site',
  communities: 'communities',
  community: (slug: string) => `community:${slug}`,
  /** Lists of plans and homes of all communities. */
  plans: 'plans',
  homes: 'homes',
  /** The plans and homes of a community, by its id. */
  communityPlans: (community: number) => `plans-of:${community}`,
  communityHomes: (community: number) => `homes-of:${community}`,
  /** Lists of builders. */
  builders: 'builders',
  /** All of a builder: its page, and those of its communities, plans and homes. */
  builder: (slug: string) => `builder:${slug}`,
  /** The names and addresses of the published builders: what other lists show of them. */
  builderNames: 'builder-names',
  /** Which builders have communities: the footer of all pages links to no others. */
  buildersWithCommunities: 'builders-with-communities',
  blog: 'blog',
  blogPost: (slug: string) => `blog:${slug}`,
  /** Names and labels that communities share: amenities, home types, cities, school districts. */
  listingOptions: 'listing-options',
  events: 'events',
  newsletter: 'newsletter',
  resources: 'resources',
  ads: 'ads',
  /** The files of pictures, which only a CDN stores. */
  pictures: 'pictures',
  home: 'home',
  redirects: 'redirects',
  siteCopy: 'site-copy',
  corrections: 'corrections',
  glossary: 'glossary',
  page: (slug: string) => `page:${slug}`,
} as const

/** PostgreSQL NOTIFY channel for revalidated tags; payloads are JSON arrays of tags. */
export const TAGS_CHANNEL = 'guide_tags'
