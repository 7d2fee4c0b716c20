import { BODY_MAX_BYTES } from '@/config/body-limits'
import { refuse } from './problem-error'
import { problemAnswer } from './respond'
import { toProblem } from './with-errors'

/**
 * Wraps a handler that parses the body before it checks the user. A body over `BODY_MAX_BYTES`, or
 * of unknown length, is read only for a signed-in user. Other requests get 413 before the body is
 * read.
 */
export function limitAnonymousBody<Context>(
  handler: (request: Request, context: Context) => Promise<Response>,
  isSignedIn: (headers: Headers) => Promise<boolean>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    try {
      if (mayBeLarge(request) && !(await isSignedIn(request.headers))) {
        throw refuse.tooLarge(BODY_MAX_BYTES)
      }
    } catch (error) {
      return problemAnswer(toProblem(error, request))
    }
    return handler(request, context)
  }
}

/** Without a length and an encoding, there is no body (RFC 9112, 6.3). Next passes a stream anyway. */
function mayBeLarge({ headers }: Request): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length')) > BODY_MAX_BYTES
}
