/** What one check of a link found out. */
export interface LinkCheck {
  /** The HTTP status of the last response, or `null` without one. */
  readonly status: number | null
  /** What is wrong, as a sentence; `null` if the page was found. */
  readonly problem: string | null
  /** Whether the check says nothing about the link, such as when this server has no network. */
  readonly isUnknown?: boolean
}

/** What is stored about a link. */
export interface LinkState {
  readonly status: number | null
  readonly problem: string | null
  /** The time of the first of the failed checks in a row. */
  readonly failedAt: Date | null
  readonly checkedAt: Date | null
  /** The number of days in a row on which the check failed. */
  readonly failures: number
}

/** The number of days on which the checks of a link must fail before editors are told. */
export const BROKEN_AFTER_DAYS = 2

/** Days until the next check of a link that works, and of one that does not. */
export const CHECK_AFTER_DAYS = { working: 7, failing: 1 } as const

/** Statuses of websites that do not answer programs. A buyer's browser may well get the page. */
const refusals = new Set([401, 403, 405, 406, 429, 451, 999])

/** What is wrong with a page by its HTTP status; `null` if nothing is known to be. */
export function describeStatus(status: number): string | null {
  if (status < 400 || refusals.has(status)) return null
  if (status === 404 || status === 410) return `The page does not exist (status ${status}).`
  if (status >= 500) return `The website has an error (status ${status}).`
  return `The website refuses the request (status ${status}).`
}

/** The codes of failures that say nothing about the link: of this server and of its network. */
const unknown = new Set([
  'EAI_AGAIN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EMFILE',
  // Browsers fetch a missing certificate of the issuer; Node does not.
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** What is wrong when a request fails without a response, by the code of its error. */
export function describeFailure(code: string): LinkCheck {
  if (unknown.has(code)) return { status: null, problem: null, isUnknown: true }
  if (code === 'ENOTFOUND') return { status: null, problem: 'The domain does not exist.' }
  if (/CERT|TLS|SSL|EPROTO/.test(code)) {
    return { status: null, problem: 'The certificate is not valid, so browsers warn of the page.' }
  }
  return { status: null, problem: `The website does not respond (${code}).` }
}

/**
 * The state of a link after a check. Several failed checks of a day count as one, so a website that
 * is down for an afternoon is not broken.
 *
 * @param getDay the calendar day of a time
 */
export function nextState(
  before: LinkState,
  { status, problem, isUnknown }: LinkCheck,
  now: Date,
  getDay: (moment: Date) => string,
): LinkState {
  if (isUnknown) return before
  if (problem === null) {
    return { status, problem, failedAt: null, checkedAt: now, failures: 0 }
  }
  const isSameDay = before.checkedAt !== null && getDay(before.checkedAt) === getDay(now)
  const failures = before.failures > 0 && isSameDay ? before.failures : before.failures + 1
  return { status, problem, failedAt: before.failedAt ?? now, checkedAt: now, failures }
}
