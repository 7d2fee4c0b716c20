/**
 * The public pages and files of the site that are the same for all visitors. Other paths belong to
 * the API, the back office or the holder of a link.
 */
export const pagePaths = [
  '/',
  '/about',
  '/api/docs',
  '/blog',
  '/blog/{slug}',
  '/builders',
  '/builders/{slug}',
  '/communities',
  '/communities/{slug}',
  '/communities/{slug}/homes/{home}',
  '/communities/{slug}/plans/{plan}',
  '/communities/{slug}/share.jpg',
  '/compare',
  '/contact',
  '/corrections',
  '/feed.xml',
  '/homes',
  '/homes/feed.xml',
  '/how-this-guide-earns-money',
  '/new-homes/{kind}/{value}',
  '/newsletter',
  '/newsletter/feed.xml',
  '/newsletter/issues',
  '/newsletter/{slug}',
  '/privacy-policy',
  '/resources',
  '/resources/{category}',
  '/resources/{category}/{slug}',
  '/resources/{category}/{slug}/guide.pdf',
  '/resources/events',
  '/robots.txt',
  '/search',
  '/shortlist',
  '/sitemap.xml',
  '/sitemaps/{part}',
] as const
export type PagePath = (typeof pagePaths)[number]

/** Pages of one subscriber, which are not issues of the newsletter. */
const personal = '/newsletter/(?:confirm|preferences|unsubscribe)$'

/** Matches the paths of a route, such as `/blog/{slug}`. */
export const toPathPattern = (route: string): RegExp =>
  new RegExp(`^(?!${personal})${route.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)

const patterns = pagePaths.map(toPathPattern)

/** Whether a path is one of these pages or files, which are not calls of the API. */
export const isPagePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
