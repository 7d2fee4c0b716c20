/** Resources with a shorter path than the others, by slug. */
const shortAddresses: ReadonlyMap<string, string> = new Map([
  ['mortgage-calculator', '/resources/mortgage-calculator'],
  ['first-time-buyer-guide', '/resources/first-time-buyer-guide'],
])

const community = (slug: string): string => `/communities/${encodeURIComponent(slug)}`

/** The public paths of the site, so that no route is spelled out twice. Every page loads them. */
export const paths = {
  home: '/',
  communities: '/communities',
  community,
  communityPlans: (slug: string) => `${community(slug)}#plans`,
  communityHomes: (slug: string) => `${community(slug)}#homes`,
  plan: (of: string, slug: string) => `${community(of)}/plans/${encodeURIComponent(slug)}`,
  singleHome: (of: string, slug: string) => `${community(of)}/homes/${encodeURIComponent(slug)}`,
  /** Image for shared links; `version` changes with its content. */
  communityCard: (slug: string, version: string) => `${community(slug)}/share.jpg?v=${version}`,
  homes: '/homes',
  /** Leads from the fields of the search of communities to the list of homes. */
  homesSearch: '/homes/search',
  /** Atom feed of the newest homes and plans; takes the filters of the list. */
  homesFeed: '/homes/feed.xml',
  newHomes: (kind: string, slug: string) => `/new-homes/${kind}/${encodeURIComponent(slug)}`,
  /** The shortlist of the browser. */
  shortlist: '/shortlist',
  /** A shared shortlist; `items` is made by `formatItems`. */
  sharedShortlist: (items: string) => `/shortlist?items=${items}`,
  compare: '/compare',
  comparison: (keys: readonly string[]) => `/compare?items=${keys.join('-')}`,
  builders: '/builders',
  builder: (slug: string) => `/builders/${encodeURIComponent(slug)}`,
  builderCommunities: (slug: string) => `/builders/${encodeURIComponent(slug)}#communities`,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogCategory: (category: string) => `/blog?category=${encodeURIComponent(category)}`,
  feed: '/feed.xml',
  search: '/search',
  /** Search results; with a section, page by page. */
  searchFor: (text: string, section?: string, page = 1) =>
    `/search?q=${encodeURIComponent(text)}${section ? `&in=${section}` : ''}${page > 1 ? `&page=${page}` : ''}`,
  resources: '/resources',
  resourceCategory: (category: string) => `/resources/${encodeURIComponent(category)}`,
  /** The canonical path of a resource with its own text. */
  resource: (category: string, slug: string) =>
    shortAddresses.get(slug) ??
    `/resources/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
  resourcePdf: (category: string, slug: string) =>
    `/resources/${encodeURIComponent(category)}/${encodeURIComponent(slug)}/guide.pdf`,
  firstTimeBuyerGuide: '/resources/first-time-buyer-guide',
  calculator: '/resources/mortgage-calculator',
  /**
   * The values are in the URL fragment, which is not sent to the server;
   * src/domain/mortgage/mortgage-link.ts parses it.
   */
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
  events: '/resources/events',
  eventCalendar: (id: string) => `/api/events/${encodeURIComponent(id)}/calendar.ics`,
  eventsCalendar: '/api/events.ics',
  newsletter: '/newsletter',
  newsletterIssues: '/newsletter/issues',
  newsletterIssue: (slug: string) => `/newsletter/${encodeURIComponent(slug)}`,
  /** Atom feed of the issues of the newsletter. */
  newsletterFeed: '/newsletter/feed.xml',
  contact: '/contact',
  /** The contact form with a prefilled subject. */
  contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
  about: '/about',
  corrections: '/corrections',
  /** The form of an email alert about a listing, a builder or a search (`src/domain/alerts/about.ts`). */
  newAlertPage: '/alerts/new',
  newAlert: (about: string) => `/alerts/new?about=${encodeURIComponent(about)}`,
  sendAlert: '/alerts/new/send',
  reportMistakePage: '/report-a-mistake',
  /** The form for a mistake on a page; `about` is made by `formatSubject`. */
  reportMistake: (about: string) => `/report-a-mistake?about=${about}`,
  sendMistake: '/report-a-mistake/send',
  privacy: '/privacy-policy',
  earnings: '/how-this-guide-earns-money',
  apiDocs: '/api/docs',
} as const
