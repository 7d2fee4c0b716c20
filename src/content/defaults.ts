import type { Stats } from '@/contract/site/stats'

/** Shown when the statistics cannot be loaded (docs/product/pages.md, Stats). */
export const defaultStats: Stats = {
  totalCommunities: 63,
  totalBuilders: 38,
  totalAvailableHomes: 6154,
  totalFloorPlans: 693,
}

/** Number of featured communities on the home page. */
export const HOME_FEATURED = 6

/** Number of builders and articles on the home page. */
export const HOME_BUILDERS = 8
export const HOME_ARTICLES = 3

/** Number of recent articles next to the list, and of related articles next to an article. */
export const RECENT_POSTS = 5
export const RELATED_POSTS = 3

/** Duration of a home page slide, in milliseconds. */
export const HERO_ADVANCE_MS = 6000

/** Number of communities in the initial HTML; the rest of the list loads on scroll. */
export const FIRST_COMMUNITIES = 24

/** Number of resources at the top of the resources page, per category, and next to a resource. */
export const FEATURED_RESOURCES = 3
export const CATEGORY_RESOURCES = 3
export const RELATED_RESOURCES = 4

/** Slug of the resource to which guides link for private schools. */
export const PRIVATE_SCHOOLS_DIRECTORY = 'private-schools-directory'

/** How many pages of homes of each kind the home page and articles link to. */
export const HOME_LANDINGS = { city: 8, 'school-district': 6, 'price-band': 4 } as const
export const ARTICLE_LANDINGS = { city: 6, 'price-band': 4 } as const
