import { isWebAddress, safeLink } from './safe-link'

/** Characters that an address of a redirect may have. */
export const REDIRECT_LENGTH = 500

/** More steps than this are a mistake, and nobody is sent through them. */
const STEPS = 20

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly isPermanent: boolean
}

/** A path as redirects are kept and looked up: decoded, without a slash at its end. */
export function redirectPath(written: string): string {
  const path = written.trim()
  return decoded(path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Why nobody can be led on from what was written; `null` when they can.
 *
 * @param pages paths at which the site itself has a page: a redirect is asked for where there is none
 */
export function problemOfSource(written: string, pages: ReadonlySet<string>): string | null {
  const from = written.trim()
  if (from === '') return 'The old address is missing'
  if (from.length > REDIRECT_LENGTH) return tooLong
  if (isWebAddress(from)) return 'Only the path of the old address, without https:// and the domain'
  if (!from.startsWith('/')) return 'The old address has to begin with a slash'
  if (!safeLink(from)) return 'The old address is not a path of this site'
  if (/[?#]/.test(from)) return 'Only the path of the old address, without ? or #'
  const isPage = pages.has(redirectPath(from))
  return isPage ? 'A page of the site stands there, so nobody would be led on' : null
}

/** Why nobody can be led to what was written; `null` when they can. */
export function problemOfTarget(written: string): string | null {
  const to = written.trim()
  if (to === '') return 'The new address is missing'
  if (to.length > REDIRECT_LENGTH) return tooLong
  if (/^[a-z][a-z\d+.-]*:/i.test(to) && !isWebAddress(to)) {
    return 'The new address may only be a path of this site or begin with https://'
  }
  if (!isWebAddress(to) && !to.startsWith('/')) return 'The new address has to begin with a slash'
  return safeLink(to) ? null : 'The new address leads nowhere'
}

const tooLong = `An address may have ${REDIRECT_LENGTH} characters at most`

/**
 * Where an old path leads in the end, however many redirects stand on the way; for good only when
 * each of them is. `null` when none begins there, or they lead back to where they began.
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
    if (to === from || step === STEPS) return null
    end = next.to
    isPermanent = isPermanent && next.isPermanent
    next = redirects.get(to)
  }
  return end === null ? null : { from, to: end, isPermanent }
}
