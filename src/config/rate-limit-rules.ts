import type { RateLimit } from './env-fields'

/** A number of requests (`points`) per period (`seconds`), by name. */
export interface NamedLimit extends RateLimit {
  /** The name in `RATE_LIMITS`. */
  readonly name: string
}

/** A limit: the number of requests (`points`) per client and period (`seconds`). */
export interface RateLimitRule extends NamedLimit {
  readonly methods: readonly string[]
  /** Lower case. A trailing `/*` matches the path before it and everything below. */
  readonly path: string
  /** The parts of `path` that are not counted, in the same form. */
  readonly except?: readonly string[]
  /** `memory` counts per process, for requests too frequent for a database query each. */
  readonly store: 'database' | 'memory'
  /**
   * Counts only requests without a valid form token, which come from scripts instead of the site's
   * forms.
   */
  readonly withoutToken?: true
}

const minutes = 60
const hours = 60 * minutes

function limit(name: string, call: string, points: number, seconds: number): RateLimitRule {
  const [methods = '', path = ''] = call.split(' ')
  return { name, methods: methods.split(','), path, points, seconds, store: 'database' }
}

/** All limits with their defaults. `.env.example` lists them; a test compares the two. */
export const rateLimitRules: readonly RateLimitRule[] = [
  limit('leads', 'POST /api/leads', 5, 10 * minutes),
  { ...limit('leads-direct', 'POST /api/leads', 20, 24 * hours), withoutToken: true },
  limit('newsletter', 'POST /api/newsletter/subscribe', 5, 10 * minutes),
  {
    ...limit('newsletter-direct', 'POST /api/newsletter/subscribe', 20, 24 * hours),
    withoutToken: true,
  },
  // Each reads a file of up to 12 MB, when it is chosen and when it is sent.
  limit('submissions', 'POST /submit/*', 40, hours),
  limit('login', 'POST /cms/api/users/login', 10, 15 * minutes),
  limit('forgot-password', 'POST /cms/api/users/forgot-password', 5, hours),
  limit('reset-password', 'POST /cms/api/users/reset-password', 10, hours),
  limit('first-register', 'POST /cms/api/users/first-register', 5, hours),
  limit('staff-writes', 'DELETE /api/events/*', 120, minutes),
  // Server functions of the back office; a form sends one after each change.
  { ...limit('admin-actions', 'POST /admin/*', 1200, minutes), store: 'memory' },
  // The live preview renders after each pause in typing.
  { ...limit('preview-actions', 'POST /preview/*', 300, minutes), store: 'memory' },
  // Answers from the cache are not counted. Counted per process. Load balancer probes are excluded: a
  // busy server that rejects them would be considered down.
  {
    ...limit('reads', 'GET,HEAD /api/*', 600, minutes),
    except: ['/api/health/*'],
    store: 'memory',
  },
  // Each reads all listings.
  limit('listings-csv', 'GET /api/listings.csv', 20, hours),
  limit('listings-xml', 'GET /api/listings.xml', 20, hours),
  { ...limit('search', 'GET,HEAD /search', 120, minutes), store: 'memory' },
  // Several times the number of pages a fast visitor opens. A rejected crawler retries later.
  {
    ...limit('renders', 'GET,HEAD /*', 300, minutes),
    except: ['/api/*', '/cms/*', '/internal/*', '/media/*', '/_next/*'],
    store: 'memory',
  },
  // Mail providers unsubscribe many recipients from one IP address.
  { ...limit('newsletter-choices', 'POST /newsletter/*', 300, minutes), store: 'memory' },
  { ...limit('lead-answers', 'POST /lead-answer', 60, minutes), store: 'memory' },
  // A page sends one or two, and one for each counted click. Visitors in one office may share an IP address.
  { ...limit('page-events', 'POST /internal/page-events', 300, minutes), store: 'memory' },
  { ...limit('form-token', 'GET /api/form-token', 60, 10 * minutes), store: 'memory' },
]

/**
 * The number of different `Authorization` headers per IP address. A client always sends the same
 * one; an attacker who guesses API keys or tokens sends a new one each time.
 */
export const credentialLimit: NamedLimit = {
  name: 'credentials',
  points: 30,
  seconds: 15 * minutes,
}

/**
 * Counted by account in the app, because the server in front does not know the account of a
 * request. Login attempts from a browser that has signed in to the account before are counted per
 * browser.
 */
export const loginAttemptLimit: NamedLimit = {
  name: 'login-account',
  points: 20,
  seconds: 15 * minutes,
}

/**
 * Wrong codes of a second factor, which only someone with the password can send. A code of six
 * digits is then guessed in 700 days with an even chance.
 */
export const codeAttemptLimit: NamedLimit = {
  name: 'login-code',
  points: 10,
  seconds: hours,
}

/**
 * Reports of mistakes from an IP address. Counted in the app, so that the form of a visitor who is over
 * the limit is shown again with what was typed.
 */
export const mistakeReportLimit: NamedLimit = {
  name: 'mistake-reports',
  points: 5,
  seconds: 10 * minutes,
}

/** New email alerts from an IP address, counted in the app for the same reason. */
export const newAlertLimit: NamedLimit = {
  name: 'new-alerts',
  points: 10,
  seconds: 10 * minutes,
}

/** Password-reset emails of one account. */
export const resetEmailLimit: NamedLimit = {
  name: 'forgot-password-account',
  points: 5,
  seconds: hours,
}

export const allLimits: readonly NamedLimit[] = [
  ...rateLimitRules,
  credentialLimit,
  loginAttemptLimit,
  codeAttemptLimit,
  resetEmailLimit,
  mistakeReportLimit,
  newAlertLimit,
]

export const rateLimitNames: readonly string[] = allLimits.map(({ name }) => name)

/** Maximum period in seconds: Node timers use 31-bit milliseconds. */
export const LONGEST_LIMIT = 2_147_483

/** Describes invalid overrides from `RATE_LIMITS`, one message each. */
export function overrideProblems(overrides: Readonly<Record<string, RateLimit>>): string[] {
  return Object.entries(overrides).flatMap(([name, { seconds }]) => {
    if (!rateLimitNames.includes(name)) {
      return [`has no limit named "${name}"; the limits are ${rateLimitNames.join(', ')}`]
    }
    return seconds > LONGEST_LIMIT ? [`${name} can span at most ${LONGEST_LIMIT} seconds`] : []
  })
}

export function withOverrides(overrides: Readonly<Record<string, RateLimit>>): RateLimitRule[] {
  return rateLimitRules.map((rule) => ({ ...rule, ...overrides[rule.name] }))
}

/** Whether a rule counts a request, given all methods and paths it may be interpreted as. */
export function covers(
  rule: RateLimitRule,
  methods: readonly string[],
  paths: readonly string[],
): boolean {
  return (
    rule.methods.some((method) => methods.includes(method)) &&
    paths.some(
      (path) => isUnder(rule.path, path) && !rule.except?.some((part) => isUnder(part, path)),
    )
  )
}

/** The pattern `/admin/*` matches `/admin` and everything below. */
function isUnder(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern
  return path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1))
}
