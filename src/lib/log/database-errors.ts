import { z } from 'zod/mini'

/**
 * Connection failures of PostgreSQL (class 08), insufficient resources such as a full disk (53),
 * shutdowns and idle timeouts (57P), statement timeouts (57014), I/O errors (58030), a read-only
 * server (25006), and socket errors.
 */
const downCodes =
  /^(08\w{3}|53\w{3}|57P0\d|57014|58030|25006|25P03|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EAI_AGAIN|ENOTFOUND|EPIPE|ETIMEDOUT)$/
/** Messages of `pg`, `pg-pool` and Payload without a code. */
const downMessages =
  /timeout exceeded when trying to connect|timeout expired|query read timeout|connection terminated|is not queryable|cannot connect to postgres/i

function* causes(error: unknown): Generator<{ code?: unknown; message?: unknown }> {
  let current: unknown = error
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth += 1) {
    yield current
    current = (current as { cause?: unknown }).cause
  }
}

/**
 * Whether an error means that the database is unavailable, rather than that a statement is invalid.
 */
export const isDatabaseDown = (error: unknown): boolean => findOutage(error) !== undefined

/** The code or the message that says why the database is unavailable, if that is the cause. */
export function findOutage(error: unknown): string | undefined {
  for (const { code, message } of causes(error)) {
    if (typeof code === 'string' && downCodes.test(code)) return code
    if (typeof message === 'string') {
      const [found] = downMessages.exec(message) ?? []
      if (found) return found
    }
  }
  return undefined
}

/**
 * The `ValidationError` into which Payload converts a unique violation. Only that conversion names
 * a table; the errors of field validation do not.
 */
const convertedViolation = z.object({
  status: z.literal(400),
  data: z.object({ errors: z.array(z.object({ tableName: z.string() })).check(z.minLength(1)) }),
})

/** Whether a transaction did not get a lock: it waited for too long, or in a deadlock. */
export function isLockFailure(error: unknown): boolean {
  return [...causes(error)].some(({ code }) => code === '55P03' || code === '40P01')
}

/** Whether a write violated a unique constraint, also after Payload has converted the error. */
export function isUniqueViolation(error: unknown): boolean {
  return [...causes(error)].some(
    (cause) => cause.code === '23505' || convertedViolation.safeParse(cause).success,
  )
}

/**
 * Whether a foreign key references a missing row, for example one that was deleted concurrently.
 */
export function isMissingReference(error: unknown): boolean {
  return [...causes(error)].some(({ code }) => code === '23503')
}

/**
 * Whether PostgreSQL rejected a value (class 22): text for a number, a number out of range, or a
 * NUL character.
 */
export function isBadValue(error: unknown): boolean {
  return [...causes(error)].some(({ code }) => /^22\w{3}$/.test(String(code)))
}

/**
 * Whether a filter compares a column in a way that its type does not have: text search in JSON or
 * in a date (42883), or an operator that Payload's adapter does not know for the field.
 */
export function isBadFilter(error: unknown): boolean {
  return [...causes(error)].some(
    ({ code, message }) =>
      code === '42883' || /operators\[\w+\] is not a function/.test(String(message)),
  )
}
