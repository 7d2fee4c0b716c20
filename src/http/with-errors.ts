import 'server-only'
import { isDatabaseDown } from '@/lib/database-errors'
import { log } from '@/lib/log'
import { ProblemError, refuse } from './problem-error'
import { problemAnswer } from './respond'

type Params = Record<string, string>

/** The second argument that Next passes to a route handler. */
export interface RouteContext {
  readonly params: Promise<Params>
}

export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>

/** The maximum response time in milliseconds, so that a frozen database does not block callers. */
const DEADLINE = 2800

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refuse.unavailable()), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs a handler for at most `deadline` milliseconds. Errors become problem+json, without internal
 * details.
 */
export function withErrors(handler: RouteHandler, deadline = DEADLINE): RouteHandler {
  return async (request, context) => {
    try {
      return await within(deadline, handler(request, context))
    } catch (error) {
      if (error instanceof ProblemError) return problemAnswer(error)
      const requestId = request.headers.get('x-request-id')
      log.error({ err: error, requestId, path: new URL(request.url).pathname }, 'request failed')
      return problemAnswer(isDatabaseDown(error) ? refuse.unavailable() : refuse.internal())
    }
  }
}
