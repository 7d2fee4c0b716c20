import type { Stats } from '@/contract/stats'

/** Shown when the live figures cannot be counted (docs/product.md, Stats). */
export const defaultStats: Stats = {
  totalCommunities: 63,
  totalBuilders: 38,
  totalAvailableHomes: 6154,
  totalFloorPlans: 693,
}

/** How many featured communities the home page shows. */
export const HOME_FEATURED = 6

/** How many builders and articles it shows. */
export const HOME_BUILDERS = 8
export const HOME_ARTICLES = 3

/** How many of the newest articles stand beside the list of all, and beside one of them. */
export const RECENT_POSTS = 5
export const RELATED_POSTS = 3

/** How long a slide of the home page stays, in milliseconds. */
export const HERO_ADVANCE_MS = 6000

/** Communities in the first page of HTML; the rest of the list follows once it is scrolled to. */
export const FIRST_COMMUNITIES = 24

/** Entries that open the resources area, stand under each of its categories, and beside an entry. */
export const FEATURED_RESOURCES = 3
export const CATEGORY_RESOURCES = 3
export const RELATED_RESOURCES = 4

/** The entry of the resources that guides lead to for private schools, by its slug. */
export const PRIVATE_SCHOOLS_DIRECTORY = 'private-schools-directory'
