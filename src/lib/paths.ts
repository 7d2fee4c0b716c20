/** Entries of the resources area that have a shorter address than the others, by their slugs. */
const shortAddresses: ReadonlyMap<string, string> = new Map([
  ['mortgage-calculator', '/resources/mortgage-calculator'],
  ['first-time-buyer-guide', '/resources/first-time-buyer-guide'],
])

/** Typed builders of the site's own paths: no route is spelled out twice. */
export const paths = {
  home: '/',
  communities: '/communities',
  community: (slug: string) => `/communities/${encodeURIComponent(slug)}`,
  communityMap: (slug: string) => `/communities/${encodeURIComponent(slug)}#location-map`,
  /** The picture of a shared link; `version` changes with what it shows. */
  communityCard: (slug: string, version: string) =>
    `/communities/${encodeURIComponent(slug)}/share.jpg?v=${version}`,
  builders: '/builders',
  builder: (slug: string) => `/builders/${encodeURIComponent(slug)}`,
  builderCommunities: (slug: string) => `/builders/${encodeURIComponent(slug)}#communities`,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogCategory: (category: string) => `/blog?category=${encodeURIComponent(category)}`,
  feed: '/feed.xml',
  search: '/search',
  /** A question; within one group of what it finds, page by page. */
  searchFor: (text: string, section?: string, page = 1) =>
    `/search?q=${encodeURIComponent(text)}${section ? `&in=${section}` : ''}${page > 1 ? `&page=${page}` : ''}`,
  resources: '/resources',
  resourceCategory: (category: string) => `/resources/${encodeURIComponent(category)}`,
  /** The one address of an entry with a text of its own. */
  resource: (category: string, slug: string) =>
    shortAddresses.get(slug) ??
    `/resources/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  resourcePdf: (category: string, slug: string) =>
    `/resources/${encodeURIComponent(category)}/${encodeURIComponent(slug)}/guide.pdf`,
  firstTimeBuyerGuide: '/resources/first-time-buyer-guide',
  calculator: '/resources/mortgage-calculator',
  /** The figures stand behind `#`, as src/domain/mortgage-link.ts reads them: no server sees them. */
  calculatorFor: (price: number) => `/resources/mortgage-calculator#price=${price}`,
  howToUse: '/resources/how-to-use-this-site',
  schools: '/resources/school-information',
  helpfulLinks: '/resources/helpful-links',
  serviceProviders: '/resources/new-home-service-providers',
  realtors: '/resources/featured-realtors',
  housingGuides: '/resources/housing-guides',
  movingChecklist: '/resources/moving-checklist',
  helpfulArticles: '/resources/helpful-articles',
  helpfulArticle: (slug: string) => `/resources/helpful-articles/${encodeURIComponent(slug)}`,
  communitiesIn: (city: string) => `/communities?city=${encodeURIComponent(city)}`,
  communitiesUpTo: (price: number) => `/communities?price=0,${Math.floor(price)}`,
  events: '/resources/events',
  allEvents: '/resources/events?show=all',
  eventCalendar: (id: string) => `/api/events/${encodeURIComponent(id)}/calendar.ics`,
  eventsCalendar: '/api/events.ics',
  newsletter: '/newsletter',
  /** The token of a subscription stands in every letter, and lets its reader alone choose. */
  unsubscribe: (token: string) => `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
  newsletterPreferences: (token: string) =>
    `/newsletter/preferences?token=${encodeURIComponent(token)}`,
  confirmSubscription: (token: string) => `/newsletter/confirm?token=${encodeURIComponent(token)}`,
  contact: '/contact',
  /** The form with its subject filled in. */
  contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
  about: '/about',
  privacy: '/privacy-policy',
  apiDocs: '/api/docs',
  /** A document as it was saved last, for staff who are signed in. */
  preview: (collection: string, id: number) => `/preview/${collection}/${id}`,
  admin: '/admin',
  adminDocument: (collection: string, id: number | string) =>
    `/admin/collections/${collection}/${encodeURIComponent(id)}`,
  /** The numbers of one ad as a file, for editors; both days are part of it. */
  adReportFile: (ad: number | string, from: string, to: string) =>
    `/internal/ad-report/${ad}?from=${from}&to=${to}`,
  adEvents: '/internal/ad-events',
  adminGlobal: (global: string) => `/admin/globals/${global}`,
} as const

/** Where the site has a page whatever anybody writes. */
export const fixedAddresses: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => typeof path === 'string'),
)
