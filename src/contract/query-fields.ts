import { z } from 'zod/mini'

/** `true` or `false`, as text in an address. */
export const flag = z.pipe(
  z.enum(['true', 'false'], 'Must be true or false'),
  z.transform((text) => text === 'true'),
)

/** Something typed; without the one character that PostgreSQL cannot hold. */
export const queryText = z.string().check(
  z.overwrite((text) => text.replaceAll('\u0000', '')),
  z.maxLength(200, 'Keep it to 200 characters'),
)

/** Values joined by commas. */
export const commaList = z.pipe(
  queryText,
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)

/** One of a few words; says which when it is another. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `Must be one of: ${values.join(', ')}`)
}
