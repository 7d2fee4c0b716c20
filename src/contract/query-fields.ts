import { z } from 'zod/mini'
import { parseArea } from '@/domain/map/map-address'

/** `true` or `false` in a query string. */
export const flag = z.pipe(
  z.enum(['true', 'false'], 'Must be true or false'),
  z.pipe(
    z.transform((text: 'true' | 'false') => text === 'true'),
    z.boolean(),
  ),
)

/** Text of a visitor, without NUL, which PostgreSQL cannot store. */
export const queryText = z.string().check(
  z.overwrite((text) => text.replaceAll('\u0000', '')),
  z.maxLength(200, 'Keep it to 200 characters'),
)

/** Comma-separated values. */
export const commaList = z.pipe(
  queryText,
  z.pipe(
    z.transform((text: string) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    z.array(z.string()),
  ),
)

const degrees = z.number()

/** A part of the map, as `west,south,east,north` in degrees. */
export const mapArea = z.pipe(
  queryText.check(
    z.refine(
      (text) => parseArea(text) !== null,
      'Must be west,south,east,north in degrees, such as -98.9,29.6,-98.5,29.9',
    ),
  ),
  z.pipe(z.transform(parseArea), z.readonly(z.tuple([degrees, degrees, degrees, degrees]))),
)

/** A filter by one of the given values; `all` and an empty value do not filter. */
export function oneOfOrAll<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(['all', ...values, ''], `Must be one of: all, ${values.join(', ')}`)
}

/** One of the given values; the error message lists them. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `Must be one of: ${values.join(', ')}`)
}
