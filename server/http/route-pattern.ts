import { pagePaths, toPathPattern } from '@/config/page-paths'
import { operations } from '@/contract/operations'

/** The pages and routes that are not in the cache and not in the reference of the API. */
const otherPaths = [
  '/alerts',
  '/alerts/new',
  '/alerts/new/send',
  '/alerts/send',
  '/alerts/stop',
  '/alerts/stop/send',
  '/builder-report',
  '/homes/search',
  '/hooks/email/{provider}',
  '/lead-answer',
  '/lead-answer/send',
  '/newsletter/confirm',
  '/newsletter/confirm/send',
  '/newsletter/preferences',
  '/newsletter/preferences/send',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribe/send',
  '/report-a-mistake',
  '/report-a-mistake/send',
  '/submit/{token}',
  '/submit/{token}/check',
  '/submit/{token}/listings.csv',
  '/submit/{token}/send',
  '/submit/{token}/unchanged',
]

/** Folders whose paths are one route each: they have files, belong to Next or Payload, or are for
 * staff. */
const folders = [
  '/_next/static',
  '/_next',
  '/admin',
  '/brand',
  '/cms/api',
  '/internal',
  '/media',
  '/preview',
]

/** The route of all paths that no page and no call of the API has. */
export const OTHER_ROUTE = 'other'

const isFixed = (path: string) => !path.includes('{')

const known = [...new Set([...pagePaths, ...operations.map(({ path }) => path), ...otherPaths])]
const fixed: ReadonlySet<string> = new Set(known.filter(isFixed))
const patterns = known
  .filter((path) => !isFixed(path))
  .map((path) => ({ path, pattern: toPathPattern(path) }))

/**
 * Returns the route of a path, such as `/blog/{slug}`. The routes are a short list, so they can be labels
 * of metrics, and contain nothing that a visitor wrote.
 */
export function findRoute(path: string): string {
  if (fixed.has(path)) return path
  const folder = folders.find((each) => path === each || path.startsWith(`${each}/`))
  if (folder) return folder
  return patterns.find(({ pattern }) => pattern.test(path))?.path ?? OTHER_ROUTE
}
