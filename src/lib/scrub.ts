const REDACTED = '[redacted]'

/** Keys whose values are personal data or a secret, wherever they are in an object. */
const secretKeys: ReadonlySet<string> = new Set([
  'apikey',
  'authorization',
  'cookie',
  'email',
  'firstname',
  'lastname',
  'name',
  'params',
  'parameters',
  'password',
  'phone',
  'phonenumber',
  'query',
  'replyto',
  'set-cookie',
  'to',
  'token',
])

/** Objects in which `message` and `subject` are what a visitor wrote. */
const writtenIn: ReadonlySet<string> = new Set(['body', 'data', 'lead'])
const writtenKeys: ReadonlySet<string> = new Set(['message', 'subject'])

/** Deeper than this, a value is dropped: a log line needs no whole document. */
const MAX_DEPTH = 8

/** Values of a statement as drizzle and PostgreSQL put them into a message. */
const statementValues: readonly (readonly [RegExp, string])[] = [
  [/\s*\bparams:[\s\S]*$/i, ''],
  [/(\bKey \([^)]*\)=)\([\s\S]*?\)(?= |$)/g, '$1[value]'],
  [/(\binvalid input [^:"]*: )"[\s\S]*"/g, '$1[value]'],
]

/** The domain ends in letters, so that `next@16.4.6` and `node_modules/@scope/name` stay. */
const EMAIL = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+(?:@|%40)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/giu

/** International numbers, and ten digits of North America in their usual groups. */
const PHONE =
  /(?:\+|%2B)\d[\d\s().-]{6,17}\d|(?<![\w.:-])(?:1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-]?)\d{3}[\s.-]?\d{4}(?![\w-])/gi

/** A text without email addresses, telephone numbers and the values of a failed statement. */
export function scrubText(text: string): string {
  const plain = statementValues.reduce((rest, [found, put]) => rest.replace(found, put), text)
  return plain.replace(EMAIL, '[email]').replace(PHONE, '[phone]')
}

/**
 * A copy of a value for the log: texts scrubbed at any depth, secret keys redacted, errors passed
 * to `describeError`.
 */
export function scrubValue(value: unknown, describeError: (error: Error) => unknown): unknown {
  const seen = new WeakSet<object>()

  function visitEntry([key, inner]: [string, unknown], parent: string, depth: number) {
    const name = key.toLowerCase()
    const isSecret = secretKeys.has(name) || (writtenIn.has(parent) && writtenKeys.has(name))
    const isEmpty = inner === undefined || inner === null || typeof inner === 'boolean'
    return [key, isSecret && !isEmpty ? REDACTED : visit(inner, name, depth + 1)] as const
  }

  function visit(inner: unknown, parent: string, depth: number): unknown {
    if (typeof inner === 'string') return scrubText(inner)
    if (typeof inner !== 'object' || inner === null) return inner
    if (inner instanceof Error) return describeError(inner)
    if (inner instanceof Date) return inner
    if (depth > MAX_DEPTH || seen.has(inner)) return '[…]'
    seen.add(inner)
    if (Array.isArray(inner)) return inner.map((item) => visit(item, parent, depth + 1))
    return Object.fromEntries(
      Object.entries(inner).map((entry) => visitEntry(entry, parent, depth)),
    )
  }

  return visit(value, '', 0)
}
