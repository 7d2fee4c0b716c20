import { scrubText } from './scrub'

interface DescribedError {
  type: string
  message: string
  /** The stack without the message, which it repeats. */
  stack: string[]
  code?: unknown
  status?: unknown
  cause?: DescribedError
}

const scrubCode = (code: unknown) => (typeof code === 'string' ? scrubText(code) : code)

/**
 * Formats an error for the log: what failed and where, without user input. Drizzle includes the
 * values of a failed statement in its message.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: scrubText(String(error)), stack: [] }
  const { code, status } = error as { code?: unknown; status?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: scrubText(error.message),
    stack: frames.slice(0, 12).map((line) => scrubText(line.trim())),
    ...(code === undefined ? {} : { code: scrubCode(code) }),
    ...(status === undefined ? {} : { status }),
    ...(error.cause === undefined || depth > 3
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  }
}
