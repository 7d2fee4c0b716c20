import { z } from 'zod/mini'

/** A whole number as text; the error message states the bounds. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  const message = `Must be a whole number from ${min} to ${max}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, message)),
    z.pipe(z.transform(Number), z.int(message).check(z.gte(min, message), z.lte(max, message))),
  )
}

/** `limit` (1 to 500) and `offset` of a list query. */
export function pageQuery({ defaultLimit }: { defaultLimit: number }) {
  return {
    limit: z._default(wholeNumber({ min: 1, max: 500 }), defaultLimit),
    offset: z._default(wholeNumber({ min: 0, max: 1_000_000 }), 0),
  }
}
