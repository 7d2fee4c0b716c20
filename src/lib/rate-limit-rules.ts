import type { RateLimit } from './env-fields'

/** So many requests (`points`) in a span of time (`seconds`), by a name. */
export interface NamedLimit extends RateLimit {
  /** As `RATE_LIMITS` calls it. */
  readonly name: string
}

/** One limit: so many requests (`points`) of one caller in a span of time (`seconds`). */
export interface RateLimitRule extends NamedLimit {
  readonly methods: readonly string[]
  /** Lower case; a closing `/*` stands for the path before it and everything below. */
  readonly path: string
  /** What of `path` is not counted, in the same form. */
  readonly except?: string
  /** `memory` counts in each process by itself: for requests too many to ask the database about. */
  readonly store: 'database' | 'memory'
  /** Counts only requests without a form token of this guide: programs, not forms. */
  readonly withoutToken?: true
  /** Counts only requests that are answered with a page rendered for them, not with a cached one. */
  readonly renderedOnly?: true
}

const minutes = 60
const hours = 60 * minutes

function limit(name: string, call: string, points: number, seconds: number): RateLimitRule {
  const [methods = '', path = ''] = call.split(' ')
  return { name, methods: methods.split(','), path, points, seconds, store: 'database' }
}

/** Every limit with its default figures; `.env.example` lists them, a test keeps the two in step. */
export const rateLimitRules: readonly RateLimitRule[] = [
  limit('leads', 'POST /api/leads', 5, 10 * minutes),
  { ...limit('leads-direct', 'POST /api/leads', 20, 24 * hours), withoutToken: true },
  limit('newsletter', 'POST /api/newsletter/subscribe', 5, 10 * minutes),
  {
    ...limit('newsletter-direct', 'POST /api/newsletter/subscribe', 20, 24 * hours),
    withoutToken: true,
  },
  limit('login', 'POST /cms/api/users/login', 10, 15 * minutes),
  limit('forgot-password', 'POST /cms/api/users/forgot-password', 5, hours),
  limit('reset-password', 'POST /cms/api/users/reset-password', 10, hours),
  limit('first-register', 'POST /cms/api/users/first-register', 5, hours),
  limit('staff-writes', 'DELETE /api/events/*', 120, minutes),
  // Server functions of the back office: a form sends one after each change.
  { ...limit('admin-actions', 'POST /admin/*', 1200, minutes), store: 'memory' },
  // Asked only about requests that reach Next, and each process counts its own. The probes of a
  // load balancer are not counted: it would take a busy guide for a dead one.
  { ...limit('reads', 'GET,HEAD /api/*', 600, minutes), except: '/api/health/*', store: 'memory' },
  { ...limit('search', 'GET,HEAD /search', 120, minutes), store: 'memory' },
  // Several times what a visitor in a hurry opens; a crawler that is refused comes back later.
  {
    ...limit('renders', 'GET,HEAD /*', 300, minutes),
    except: '/api/*',
    store: 'memory',
    renderedOnly: true,
  },
  // Mail providers take their readers off the list, many of them from one address.
  { ...limit('newsletter-choices', 'POST /newsletter/*', 300, minutes), store: 'memory' },
  // A page sends one or two; many visitors may share the address of their office.
  { ...limit('ad-events', 'POST /internal/ad-events', 300, minutes), store: 'memory' },
  { ...limit('form-token', 'GET /api/form-token', 60, 10 * minutes), store: 'memory' },
]

/**
 * How many different `Authorization` headers one address may send. A program always sends the same
 * one; an address that guesses API keys or tokens sends a new one each time.
 */
export const credentialLimit: NamedLimit = {
  name: 'credentials',
  points: 30,
  seconds: 15 * minutes,
}

/**
 * Counted by the app and by account: the server in front does not know whom a request is about.
 * Attempts to sign in from a browser that signed in to the account before are counted by browser.
 */
export const loginAttemptLimit: NamedLimit = {
  name: 'login-account',
  points: 20,
  seconds: 15 * minutes,
}

/** Emails that reset the password of one account. */
export const resetEmailLimit: NamedLimit = {
  name: 'forgot-password-account',
  points: 5,
  seconds: hours,
}

export const allLimits: readonly NamedLimit[] = [
  ...rateLimitRules,
  credentialLimit,
  loginAttemptLimit,
  resetEmailLimit,
]

export const rateLimitNames: readonly string[] = allLimits.map(({ name }) => name)

/** The longest span in seconds: timers of Node count milliseconds in 31 bits. */
export const LONGEST_LIMIT = 2_147_483

/** What is wrong with figures set by name, a sentence each; they are read from `RATE_LIMITS`. */
export function overrideProblems(overrides: Readonly<Record<string, RateLimit>>): string[] {
  return Object.entries(overrides).flatMap(([name, { seconds }]) => {
    if (!rateLimitNames.includes(name)) {
      return [`has no limit called "${name}"; there are ${rateLimitNames.join(', ')}`]
    }
    return seconds > LONGEST_LIMIT ? [`${name} may span ${LONGEST_LIMIT} seconds at most`] : []
  })
}

/** The rules with the figures that were set by name. */
export function withOverrides(overrides: Readonly<Record<string, RateLimit>>): RateLimitRule[] {
  return rateLimitRules.map((rule) => ({ ...rule, ...overrides[rule.name] }))
}

/** Whether a rule counts a request, given every method and path that it may be taken for. */
export function covers(
  rule: RateLimitRule,
  methods: readonly string[],
  paths: readonly string[],
): boolean {
  return (
    rule.methods.some((method) => methods.includes(method)) &&
    paths.some((path) => isUnder(rule.path, path) && !(rule.except && isUnder(rule.except, path)))
  )
}

/** `/admin/*` stands for `/admin` and everything below. */
function isUnder(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern
  return path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1))
}
