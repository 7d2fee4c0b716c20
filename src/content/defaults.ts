import type { Stats } from '@/contract/stats'

/** Shown when the live figures cannot be counted (specification, section 9). */
export const defaultStats: Stats = {
  totalCommunities: 63,
  totalBuilders: 38,
  totalAvailableHomes: 6154,
  totalFloorPlans: 693,
}

/** How many featured communities the home page shows. */
export const HOME_FEATURED = 6

/** Communities in the first page of HTML; the rest of the list follows once it is scrolled to. */
export const FIRST_COMMUNITIES = 24
