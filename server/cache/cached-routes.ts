import type { IncomingMessage } from 'node:http'
import { type PagePath, toPathPattern } from '@/config/page-paths'
import { homeFilters } from '@/contract/homes/home-query'
import { operations } from '@/contract/operations'
import { searchParsers } from '@/domain/search/search'
import { shortlistParameters as shortlist } from '@/domain/shortlist/items'
import { searchParams as blog } from '@/features/blog/search-params'
import { searchParams as builders } from '@/features/builders/search-params'
import { searchParams as communities } from '@/features/communities/search-params'
import { searchParams as events } from '@/features/events/search-params'
import { searchParams as homes } from '@/features/homes/search-params'
import { searchParams as contact } from '@/features/leads/search-params'
import { mayBeStaff } from '@/http/staff-headers'
import type { RenderRequest } from './render-response'

/**
 * The pages and files that are the same for all visitors, with the query parameters that they read.
 * All other responses are rendered per request.
 */
const pages: Readonly<Record<PagePath, readonly string[]>> = {
  '/': [],
  '/about': [],
  '/api/docs': [],
  '/blog': Object.keys(blog),
  '/blog/{slug}': [],
  '/builders': Object.keys(builders),
  '/builders/{slug}': [],
  '/communities': Object.keys(communities),
  '/communities/{slug}': [],
  '/communities/{slug}/homes/{home}': [],
  '/communities/{slug}/plans/{plan}': [],
  '/communities/{slug}/share.jpg': [],
  '/compare': shortlist,
  '/contact': Object.keys(contact),
  '/corrections': [],
  '/feed.xml': [],
  '/homes': Object.keys(homes),
  '/homes/feed.xml': Object.keys(homeFilters.shape),
  '/how-this-guide-earns-money': [],
  '/new-homes/{kind}/{value}': [],
  '/newsletter': [],
  '/newsletter/feed.xml': [],
  '/newsletter/issues': [],
  '/newsletter/{slug}': [],
  '/privacy-policy': [],
  '/resources': [],
  '/resources/{category}': [],
  '/resources/{category}/{slug}': [],
  '/resources/{category}/{slug}/guide.pdf': [],
  '/resources/events': Object.keys(events),
  '/robots.txt': [],
  '/search': Object.keys(searchParsers),
  '/shortlist': shortlist,
  '/sitemap.xml': [],
  '/sitemaps/{part}': [],
}

/** The canonical request, which has nothing of the client that the response does not depend on. */
interface CachedRequest extends RenderRequest {
  readonly key: string
}

interface CachedRoute {
  readonly pattern: RegExp
  readonly parameters: readonly string[]
}

const routes: readonly CachedRoute[] = [
  ...Object.entries(pages),
  ...operations
    .filter(({ isCached }) => isCached)
    .map(({ path, query }) => [path, Object.keys(query?.shape ?? {})] as const),
]
  // A fixed path before one with a parameter.
  .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
  .map(([path, parameters]) => ({ pattern: toPathPattern(path), parameters }))

/** The headers with which Next's client asks for the data of a page instead of its HTML. */
const dataHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

/** The query parameter that Next derives from these headers and checks. */
const DATA_HASH = '_rsc'

/**
 * The canonical form of an anonymous request for a cached route, or `undefined` for other requests.
 * Undeclared query parameters are dropped and the others are sorted, so many spellings of a URL are
 * one entry of the cache. The data of a page keeps the given order: it contains its query, and Next's
 * client discards data whose query is not the one that it asked for, asks again, and may later use
 * the discarded page for a link that then leads nowhere
 * (docs/decisions/archive/0177-data-keeps-its-query.md).
 */
export function cachedRequest(req: IncomingMessage): CachedRequest | undefined {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined
  if (mayBeStaff(req.headers)) return undefined
  const [rawPath = '', rawQuery = ''] = split(req.url ?? '/')
  const path = rawPath.split('/').map(canonicalSegment).join('/')
  const route = routes.find(({ pattern }) => pattern.test(path))
  if (!route) return undefined
  const headers = getDataHeaders(req)
  const query = canonicalQuery(rawQuery, route.parameters, headers.rsc !== undefined)
  const url = query ? `${path}?${query}` : path
  const variant = Object.entries(headers).map(([name, value]) => `${name}=${value}`)
  return { url, headers, key: [url, ...variant].join(' ') }
}

function split(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** Percent-encoding has several spellings of one text. */
const canonicalSegment = (segment: string) =>
  segment.includes('%') ? encodeURIComponent(decodeURIComponent(segment)) : segment

function canonicalQuery(query: string, parameters: readonly string[], isData: boolean): string {
  const known = isData ? [...parameters, DATA_HASH] : parameters
  const kept = [...new URLSearchParams(query)].filter(([name]) => known.includes(name))
  const canonical = new URLSearchParams(kept)
  if (!isData) canonical.sort()
  return canonical.toString()
}

function getDataHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (headers.rsc === undefined) return {}
  const found: Record<string, string> = {}
  for (const name of dataHeaders) {
    const value = headers[name]
    if (typeof value === 'string') found[name] = value
  }
  return found
}
