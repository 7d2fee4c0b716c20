import 'server-only'
import { safeParse, type z } from 'zod/mini'
import { env } from '@/config/env'

/** The maximum length of the cookie's value in characters. Browsers reject longer cookies. */
const LONGEST = 3800

interface TypedValuesOptions<Typed> {
  /** The name of the cookie. */
  readonly name: string
  /** The path of the page with the form. */
  readonly path: string
  readonly schema: z.core.$ZodType<Typed>
}

/**
 * The values of a form that works without JavaScript. After an error they are stored in a cookie for a
 * minute, so the page can show them again.
 */
export function typedValues<Typed>({ name, path, schema }: TypedValuesOptions<Typed>) {
  return {
    name,
    /** A `Set-Cookie` header that stores the values, or deletes the cookie. */
    toCookie(typed: Typed | null): string {
      const value = typed === null ? '' : Buffer.from(JSON.stringify(typed)).toString('base64url')
      const isStored = value !== '' && value.length <= LONGEST
      return [
        `${name}=${isStored ? value : ''}`,
        `Path=${path}`,
        `Max-Age=${isStored ? 60 : 0}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(env.SITE_URL.startsWith('https:') ? ['Secure'] : []),
      ].join('; ')
    },
    /** Parses the value of the cookie. Returns `null` when it is missing or invalid. */
    fromCookie(value: string | undefined): Typed | null {
      try {
        const parsed: unknown = JSON.parse(Buffer.from(value ?? '', 'base64url').toString())
        const read = safeParse(schema, parsed)
        return read.success ? read.data : null
      } catch {
        return null
      }
    },
  }
}
