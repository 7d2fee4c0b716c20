import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS, daysAfter } from '@/domain/time/days'

/** The number of days for which a browser is known after a login. */
const DAYS = 180

const SHAPE = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/

interface Signed {
  readonly nonce: string
  readonly ends: number
  readonly email: string
}

/** Uses a derived key, so that other values signed with the secret are not valid cookies. */
function sign(secret: string, { nonce, ends, email }: Signed): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'device-cookie', 32))
  return createHmac('sha256', key).update(`${nonce} ${ends} ${email}`).digest('base64url')
}

/** One cookie per account, so that several people can use one computer. */
function nameFor(secret: string, email: string): string {
  return `guide-device-${sign(secret, { nonce: 'name', ends: 0, email }).slice(0, 10)}`
}

/**
 * The `Set-Cookie` header that later identifies a browser which has signed in to an account (OWASP:
 * device cookies). The cookie grants no access and is sent only to the account endpoints.
 */
export function issueDeviceCookie(
  secret: string,
  email: string,
  now: Date,
  { path, secure }: { readonly path: string; readonly secure: boolean },
): string {
  const nonce = randomBytes(16).toString('base64url')
  const ends = daysAfter(now, DAYS).getTime()
  const value = `${nonce}.${ends.toString(36)}.${sign(secret, { nonce, ends, email })}`
  const attributes = `Path=${path}; Max-Age=${(DAYS * DAY_MS) / 1000}; HttpOnly; SameSite=Lax`
  return `${nameFor(secret, email)}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}

/** The id of a known browser of this account, or `null` for an unknown one. */
export function knownDevice(
  secret: string,
  email: string,
  now: Date,
  cookieOf: (name: string) => string | undefined,
): string | null {
  const value = cookieOf(nameFor(secret, email)) ?? ''
  const [, nonce = '', written = '', signature = ''] = SHAPE.exec(value) ?? []
  if (nonce === '') return null
  const ends = Number.parseInt(written, 36)
  const expected = Buffer.from(sign(secret, { nonce, ends, email }))
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null
  return now.getTime() < ends ? nonce : null
}
