import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** A browser counts as known for so many days after it signed in. */
const DAYS = 180

const SHAPE = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/

interface Signed {
  readonly nonce: string
  readonly ends: number
  readonly email: string
}

/** Signed with a separate key, so that nothing else that the secret signs passes for a cookie. */
function sign(secret: string, { nonce, ends, email }: Signed): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'device-cookie', 32))
  return createHmac('sha256', key).update(`${nonce} ${ends} ${email}`).digest('base64url')
}

/** One name for each account, so that several people can sign in at one computer. */
function nameFor(secret: string, email: string): string {
  return `guide-device-${sign(secret, { nonce: 'name', ends: 0, email }).slice(0, 10)}`
}

/**
 * The `Set-Cookie` header by which a browser later proves that it has signed in to an account before
 * (OWASP: device cookies). It carries no right, and goes to the endpoints of accounts alone.
 */
export function issueDeviceCookie(
  secret: string,
  email: string,
  now: Date,
  { path, secure }: { readonly path: string; readonly secure: boolean },
): string {
  const nonce = randomBytes(16).toString('base64url')
  const ends = now.getTime() + DAYS * 86_400_000
  const value = `${nonce}.${ends.toString(36)}.${sign(secret, { nonce, ends, email })}`
  const attributes = `Path=${path}; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax`
  return `${nameFor(secret, email)}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}

/** What tells a known browser of this account from others, or `null` for an unknown one. */
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
