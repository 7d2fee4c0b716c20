import { getBlogPost, listBlogPosts } from './blog/operations'
import { getBuilder, getRecordOfBuilder, listBuilders } from './builders/operations'
import {
  getCommunity,
  listCommunities,
  listCommunityColumns,
  listFeaturedCommunities,
  mapCommunities,
} from './communities/operations'
import {
  cleanUpEvents,
  deleteEvent,
  eventCalendar,
  eventsCalendar,
  listEvents,
} from './events/operations'
import { getFormToken } from './forms/operations'
import {
  countHomes,
  countPlans,
  getHistoryOfHome,
  getHome,
  getPlan,
  listHomes,
  listHomesOfCommunity,
  listPlans,
  listPlansOfCommunity,
  mapHomes,
} from './homes/operations'
import { createLead } from './leads/operations'
import { subscribe } from './newsletter/operations'
import { exportFeed, exportListings } from './partners/operations'
import { listPricesOfCommunity, listPricesOfHome, listPricesOfPlan } from './prices/operations'
import { listRealtors } from './resources/operations'
import { mapSchools } from './schools/operations'
import { getListings } from './shortlist/operations'
import { getOpenApi, getStats, isLive, isReady } from './site/operations'

/** All calls of the API, in the order of the reference. */
export const operations = [
  getStats,
  listCommunities,
  listFeaturedCommunities,
  listCommunityColumns,
  getCommunity,
  listPlansOfCommunity,
  getPlan,
  listHomesOfCommunity,
  getHome,
  listPlans,
  countPlans,
  listHomes,
  countHomes,
  mapHomes,
  listPricesOfCommunity,
  listPricesOfPlan,
  listPricesOfHome,
  getHistoryOfHome,
  getListings,
  mapCommunities,
  mapSchools,
  listBuilders,
  getBuilder,
  getRecordOfBuilder,
  listRealtors,
  listBlogPosts,
  getBlogPost,
  listEvents,
  eventsCalendar,
  eventCalendar,
  deleteEvent,
  cleanUpEvents,
  createLead,
  subscribe,
  exportListings,
  exportFeed,
  getFormToken,
  getOpenApi,
  isLive,
  isReady,
] as const
