import { isWebAddress, safeLink } from '../text/safe-link'

/** Maximum length of a redirect address, in characters. */
export const REDIRECT_LENGTH = 500

/** Maximum length of a redirect chain; longer chains are treated as a mistake. */
const STEPS = 20

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly isPermanent: boolean
}

/** Normalizes a path for storage and lookup: decoded, without a trailing slash. */
export function redirectPath(written: string): string {
  const path = written.trim()
  return decoded(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Explains why an address cannot be the source of a redirect; `null` if it can.
 *
 * @param pages paths of the site's pages: redirects apply only where no page exists
 */
export function problemOfSource(written: string, pages: ReadonlySet<string>): string | null {
  const from = written.trim()
  if (from === '') return 'The old URL is missing'
  if (from.length > REDIRECT_LENGTH) return tooLong
  if (isWebAddress(from))
    return 'Enter only the path of the old URL, without https:// and the domain'
  if (!from.startsWith('/')) return 'The old URL must start with a slash'
  if (!safeLink(from)) return 'The old URL is not a path on this site'
  if (/[?#]/.test(from)) return 'Enter only the path of the old URL, without ? or #'
  const isPage = pages.has(redirectPath(from))
  return isPage
    ? 'This site already has a page at this URL, so the redirect would have no effect'
    : null
}

/** Explains why an address cannot be the target of a redirect; `null` if it can. */
export function problemOfTarget(written: string): string | null {
  const to = written.trim()
  if (to === '') return 'The new URL is missing'
  if (to.length > REDIRECT_LENGTH) return tooLong
  if (/^[a-z][a-z\d+.-]*:/i.test(to) && !isWebAddress(to)) {
    return 'The new URL must be a path on this site or start with https://'
  }
  if (!isWebAddress(to) && !to.startsWith('/')) return 'The new URL must start with a slash'
  return safeLink(to) ? null : 'The new URL is not valid'
}

const tooLong = `A URL can have at most ${REDIRECT_LENGTH} characters`

/**
 * Resolves a path through a chain of redirects. The result is permanent only if every step is.
 * `null` if no redirect matches or the chain is a loop, also one that differs only in capital
 * letters, which the site removes from the paths of its pages.
 */
export function followRedirects(
  redirects: ReadonlyMap<string, Redirect>,
  path: string,
): Redirect | null {
  const from = redirectPath(path)
  let end: string | null = null
  let isPermanent = true
  let next = redirects.get(from)
  for (let step = 0; next; step += 1) {
    const to = redirectPath(next.to)
    if (to.toLowerCase() === from.toLowerCase() || step === STEPS) return null
    end = next.to
    isPermanent = isPermanent && next.isPermanent
    next = redirects.get(to)
  }
  return end === null ? null : { from, to: end, isPermanent }
}
