import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { keyedHash } from './keyed-hash'
import { defineToken } from './token'

/** The number of seconds for which a browser is known after a login: 180 days. */
const LIFETIME = 180 * 86_400

const token = defineToken({
  purpose: 'device',
  claims: z.object({ device: z.uuid(), email: z.string() }),
  lifetimeSeconds: LIFETIME,
})

/** One cookie per account, so that several people can use one computer. */
function nameFor(secret: string, email: string): string {
  return `guide-device-${keyedHash(secret, 'device-cookie', email).slice(0, 10)}`
}

/**
 * The `Set-Cookie` header that later identifies a browser which has signed in to an account (OWASP:
 * device cookies). The cookie grants no access and is sent only to the account endpoints.
 */
export async function issueDeviceCookie(
  secret: string,
  email: string,
  now: Date,
  { path, secure }: { readonly path: string; readonly secure: boolean },
): Promise<string> {
  const value = await token.create(secret, { device: randomUUID(), email }, now)
  const attributes = `Path=${path}; Max-Age=${LIFETIME}; HttpOnly; SameSite=Lax`
  return `${nameFor(secret, email)}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}

/** The id of a known browser of this account, or `null` for an unknown one. */
export async function knownDevice(
  secret: string,
  email: string,
  now: Date,
  readCookie: (name: string) => string | undefined,
): Promise<string | null> {
  const read = await token.read(secret, readCookie(nameFor(secret, email)) ?? '', now)
  return read.state === 'valid' && read.claims.email === email ? read.claims.device : null
}
