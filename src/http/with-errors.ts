import 'server-only'
import { findOutage } from '@/lib/log/database-errors'
import { log } from '@/lib/log/log'
import { loggedPath } from '@/lib/log/logged-path'
import { serverState } from '@/lib/server-state'
import { setFilePolicy } from './file-policy'
import { ProblemError, refuse } from './problem-error'
import { problemResponse } from './respond'

type Params = Record<string, string>

/** The second argument that Next passes to a route handler. */
export interface RouteContext {
  readonly params: Promise<Params>
}

export type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>

/** In milliseconds. A frozen database does not block callers for longer. */
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

interface ErrorOptions {
  /** The maximum response time in milliseconds, without the deadline of the server. */
  readonly deadline?: number | undefined
  /** The response to an error: problem+json, unless a browser displays it. */
  readonly toResponse?: ((error: ProblemError) => Response) | undefined
}

/**
 * Runs a handler. Errors become responses without internal details. Without the deadline of the server,
 * which waits for a response that is late for another reason than the database, the handler has its
 * own.
 */
export function withErrors(
  handler: RouteHandler,
  { deadline = DEADLINE, toResponse = problemResponse }: ErrorOptions = {},
): RouteHandler {
  return async (request, context) => {
    try {
      const response = handler(request, context)
      return setFilePolicy(await (serverState.hasDeadlines ? response : within(deadline, response)))
    } catch (error) {
      return setFilePolicy(toResponse(toProblem(error, request)))
    }
  }
}

/** The problem to respond with to an error. Logs errors that no handler has foreseen. */
export function toProblem(error: unknown, request: Request): ProblemError {
  if (error instanceof ProblemError) return error
  const requestId = request.headers.get('x-request-id')
  const path = loggedPath(new URL(request.url).pathname)
  const outage = findOutage(error)
  if (outage) {
    // During an outage every request fails, so a line each is enough.
    log.warn({ outage, requestId, path }, 'request failed: the database is unavailable')
    return refuse.unavailable()
  }
  log.error({ err: error, requestId, path }, 'request failed')
  return refuse.internal()
}
