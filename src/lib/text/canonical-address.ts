import { isPagePath } from '@/config/page-paths'
import { shortlistParameters } from '@/domain/shortlist/items'

/** A form sends one value of these for each checked box. */
const lists: readonly string[] = shortlistParameters

/** Of a repeated parameter the last value counts, as in the API. An empty one is as if absent. */
function lastOfEach(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const [name, value] of given) {
    if (lists.includes(name)) kept.append(name, value)
    else kept.set(name, value)
  }
  for (const [name, value] of [...kept]) {
    if (value === '' && !lists.includes(name)) kept.delete(name)
  }
  if (kept.size === given.size) return search
  return kept.size === 0 ? '' : `?${kept}`
}

/**
 * Another spelling of the address of a public page, as the site writes it: without capital letters
 * in the path, which no page has, with each parameter once, and without the empty ones that a form
 * sends. `null` if it is written so, or is of no page.
 */
export function canonicalAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const path = pathname.replace(/%[\dA-Fa-f]{2}|[A-Z]/g, (found) =>
    found.length === 1 ? found.toLowerCase() : found,
  )
  if (!isPagePath(path)) return null
  const query = lastOfEach(search)
  return path === pathname && query === search ? null : path + query
}
