const REDACTED = '[redacted]'

/** Keys whose values are personal data or secrets, at any depth. */
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

/** Objects whose `message` and `subject` are user input. */
const writtenIn: ReadonlySet<string> = new Set(['body', 'data', 'lead'])
const writtenKeys: ReadonlySet<string> = new Set(['message', 'subject'])

/** The maximum depth. Deeper values are dropped, because a log line needs no complete document. */
const MAX_DEPTH = 8

/**
 * The values of a statement, as PostgreSQL adds them to a message, up to where they end or to the end
 * of the text. These patterns meet text of any length and content, so each is linear.
 */
const statementValues: readonly (readonly [RegExp, string])[] = [
  [/(\bKey \([^()]{1,200}\)=)\((?:[\s\S]*?\)(?= |$)|[\s\S]*$)/g, '$1[value]'],
  [/(\binvalid input [^:"]{0,100}: )"[\s\S]*/, '$1[value]'],
]

/**
 * Requires letters at the end of the domain, so that `next@16.4.6` and `node_modules/@scope/name`
 * are preserved. The lookbehind lets a search begin only once in a run of letters.
 */
const EMAIL =
  /(?<![\p{L}\p{N}.!#$%&'*+=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}/gu

/** International numbers, and North American numbers in the usual groups. */
const PHONE =
  /(?:\+|%2B)\d[\d\s().-]{6,17}\d|(?<![\w.:-])(?:1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-]?)\d{3}[\s.-]?\d{4}(?![\w-])/gi

/** Leaves out the parameters of a statement, which Drizzle adds to the end of a message. */
function withoutParameters(text: string): string {
  const start = text.search(/\bparams:/i)
  return start < 0 ? text : text.slice(0, start).trimEnd()
}

/** Removes email addresses, phone numbers and the parameters of a failed statement from a text. */
export function scrubText(text: string): string {
  const plain = statementValues.reduce(
    (rest, [found, put]) => rest.replace(found, put),
    withoutParameters(text),
  )
  return plain.replace(EMAIL, '[email]').replace(PHONE, '[phone]')
}

/**
 * Copies a value for the log: scrubs texts at any depth, redacts secret keys, and passes errors to
 * `describeError`.
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
