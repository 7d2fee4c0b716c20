import { isIP, isIPv6 } from 'node:net'
import { z } from 'zod'

/** How the fields whose values may be logged are written. */
const shownFields = z.registry<{ describe: (value: unknown) => unknown }>()

/**
 * Marks a setting whose value is not secret. Of every other setting, the log of the start says only
 * whether it is set, so a new one cannot leak.
 */
export function shown<Field extends z.ZodType>(
  field: Field,
  describe: (value: z.output<Field>) => unknown = (value) => value,
): Field {
  // The registry stores functions for fields of every type, and gives each the value of its field.
  shownFields.add(field, { describe: describe as (value: unknown) => unknown })
  return field
}

/** A setting for the log: its value if it is marked with {@link shown}, otherwise whether it is set. */
export function describeSetting(field: z.ZodType, value: unknown): unknown {
  if (value === undefined) return 'not set'
  return shownFields.get(field)?.describe(value) ?? 'set'
}

/** A URL without its user, password and parameters. */
export function withoutCredentials(value: string | undefined): string {
  const { protocol, host, pathname } = new URL(value ?? '')
  return `${protocol}//${host}${pathname}`
}

/** An absolute URL with one of the given schemes, not normalized. */
export function address(schemes: readonly string[], example: string) {
  return z.string().refine((value) => schemes.includes(getScheme(value)), {
    error: `must be a URL such as ${example}`,
  })
}

/** A web URL, or `none` for `null`. */
export function addressOrNone(example: string) {
  return z
    .string()
    .refine((value) => value === 'none' || ['http:', 'https:'].includes(getScheme(value)), {
      error: `must be none, or a URL such as ${example}`,
    })
    .transform((value) => (value === 'none' ? null : value))
}

function getScheme(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : ''
}

/** A time of day in San Antonio, or `off`: `02:30`. */
export const dailyTime = z.string().regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, {
  error: 'must be off, or a time of day such as 02:30',
})

/** A whole number within limits. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
}

/** Comma-separated text, trimmed: `a, b` -> `['a', 'b']`. */
export function commaList() {
  return z.string().transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
}

const hostAddress = (host: string) => `http://${isIPv6(host) ? `[${host}]` : host}`

/** An IP address or a name to listen on. One with an IPv6 zone cannot be part of a URL. */
export const listenHost = z
  .string()
  .refine((host) => URL.canParse(hostAddress(host)) && isOrigin(new URL(hostAddress(host))), {
    error: 'must be an IP address or a host name',
  })

/** A {@link listenHost} in the form that URLs have: `::1` -> `[::1]`. */
export function urlHost(host: string): string {
  return new URL(hostAddress(host)).hostname
}

/** The default of `SITE_URL`: `localhost` where the server can be reached by that name. */
export function defaultSiteUrl(host: string, port: number): string {
  const hostname = urlHost(host)
  const isLocal = ['0.0.0.0', '[::]', '127.0.0.1'].includes(hostname)
  return `http://${isLocal ? 'localhost' : hostname}:${port}`
}

/** The public URL of the site: only scheme, host and port, without a trailing slash. */
export const siteUrl = address(['http:', 'https:'], 'https://www.example.com')
  .refine((value) => !URL.canParse(value) || isOrigin(new URL(value)), {
    error: 'must contain only a scheme and a host, without a path, a query or a password',
  })
  .transform((value) => new URL(value).origin)

function isOrigin(url: URL): boolean {
  return url.href === `${url.origin}/`
}

/** Comma-separated URLs with one of the given schemes. */
export function addressList(schemes: readonly string[], example: string) {
  return commaList().refine((items) => items.every((item) => schemes.includes(getScheme(item))), {
    error: `must be URLs such as ${example}, separated by commas`,
  })
}

/** IP addresses and CIDR ranges of trusted proxies, whose `X-Forwarded-For` is used. */
export const proxyList = commaList().superRefine((items, context) => {
  for (const item of items.filter((candidate) => !isAddressOrRange(candidate))) {
    context.addIssue({ code: 'custom', message: `"${item}" is neither an IP address nor a CIDR` })
  }
})

function isAddressOrRange(value: string): boolean {
  const [ip = '', bits, ...rest] = value.split('/')
  const version = isIP(ip)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Number of requests (`points`) one client may make in a period (`seconds`). */
export interface RateLimit {
  readonly points: number
  readonly seconds: number
}

/** `RATE_LIMITS`: whether limits are enabled, and overrides of the defaults. */
export interface RateLimits {
  readonly enabled: boolean
  readonly overrides: Readonly<Record<string, RateLimit>>
}

/** `on`, `off`, or overrides by name: `leads=5/600,login=10/900` (points / seconds). */
export const rateLimits = z.string().transform((value, context): RateLimits => {
  if (value === 'on' || value === 'off') return { enabled: value === 'on', overrides: {} }
  const overrides: Record<string, RateLimit> = {}
  for (const part of value.split(',')) {
    const match = /^\s*([a-z][a-z0-9-]*)=([1-9]\d*)\/([1-9]\d*)\s*$/.exec(part)
    if (match?.[1] === undefined) {
      context.addIssue({
        code: 'custom',
        message: `must be on, off, or name=requests/seconds pairs such as leads=5/600; "${part.trim()}" is not`,
      })
      return z.NEVER
    }
    overrides[match[1]] = { points: Number(match[2]), seconds: Number(match[3]) }
  }
  return { enabled: true, overrides }
})
