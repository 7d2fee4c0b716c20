import { scrubText } from './scrub'

interface DescribedError {
  type: string
  message: string
  /** Where it was thrown, without the message that a stack repeats. */
  stack: string[]
  code?: unknown
  status?: unknown
  cause?: DescribedError
}

const scrubCode = (code: unknown) => (typeof code === 'string' ? scrubText(code) : code)

/**
 * An error as a line of the log may carry it: what happened and where, and nothing that a visitor
 * typed. Drizzle writes the values of a failed insert into its message.
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
