import { getBlogPost, listBlogPosts } from './blog'
import { getBuilder, listBuilders } from './builders'
import {
  getCommunity,
  listCommunities,
  listFeaturedCommunities,
  mapCommunities,
} from './communities'
import { cleanUpEvents, deleteEvent, eventCalendar, eventsCalendar, listEvents } from './events'
import { mapSchools } from './schools'
import { getOpenApi, getStats, isLive, isReady } from './site'
import { createLead, getFormToken, subscribe } from './writes'

/** All calls of the API, in the order of the reference. */
export const operations = [
  getStats,
  listCommunities,
  listFeaturedCommunities,
  getCommunity,
  mapCommunities,
  mapSchools,
  listBuilders,
  getBuilder,
  listBlogPosts,
  getBlogPost,
  listEvents,
  eventsCalendar,
  eventCalendar,
  deleteEvent,
  cleanUpEvents,
  createLead,
  subscribe,
  getFormToken,
  getOpenApi,
  isLive,
  isReady,
] as const
