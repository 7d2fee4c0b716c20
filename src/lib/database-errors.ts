/**
 * Connection failures of PostgreSQL (class 08), resources that it ran out of such as its disk (53),
 * its shutdown and idle timeouts (57P), statements that took too long (57014), failed input and
 * output (58030), a server that only reads (25006), and failures of the socket to it.
 */
const downCodes =
  /^(08\w{3}|53\w{3}|57P0\d|57014|58030|25006|25P03|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EAI_AGAIN|ENOTFOUND|EPIPE|ETIMEDOUT)$/
const downMessages =
  /timeout exceeded when trying to connect|query read timeout|connection terminated|cannot connect to postgres/i

function* causes(
  error: unknown,
): Generator<{ code?: unknown; message?: unknown; constraint?: unknown }> {
  let current: unknown = error
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth += 1) {
    yield current
    current = (current as { cause?: unknown }).cause
  }
}

/** Whether an error means that the database cannot be reached, rather than a wrong statement. */
export function isDatabaseDown(error: unknown): boolean {
  for (const { code, message } of causes(error)) {
    if (typeof code === 'string' && downCodes.test(code)) return true
    if (typeof message === 'string' && downMessages.test(message)) return true
  }
  return false
}

/** Whether an insert met a row with the same unique value; Payload words it as a 400 of its own. */
export function isUniqueViolation(error: unknown): boolean {
  for (const cause of causes(error)) {
    const { code, status } = cause as { code?: unknown; status?: unknown }
    if (code === '23505' || status === 400) return true
  }
  return false
}

/** Whether a row was to refer to one that is not there, as when somebody has just deleted that. */
export function isMissingReference(error: unknown): boolean {
  return [...causes(error)].some(({ code }) => code === '23503')
}

/**
 * Whether a value was none that PostgreSQL knows (class 22): a word where a number belongs, a number
 * out of range, a NUL in a text.
 */
export function isBadValue(error: unknown): boolean {
  return [...causes(error)].some(({ code }) => /^22\w{3}$/.test(String(code)))
}
