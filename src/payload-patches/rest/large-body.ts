import { BODY_MAX_BYTES } from '@/config/body-limits'
import { refuse } from '@/http/problem-error'
import { problemResponse } from '@/http/respond'
import { toProblem } from '@/http/with-errors'

/**
 * Wraps a handler that parses the body before it checks the user. A body over `BODY_MAX_BYTES`, or
 * of unknown length, is read only for a signed-in user. Other requests get 413 before the body is
 * read.
 *
 * Payload 3.90.1 parses bodies, with their files, in front of every endpoint that changes something.
 * No issue was found. Not needed anymore when it checks the access first.
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
      return problemResponse(toProblem(error, request))
    }
    return handler(request, context)
  }
}

/** Without a length and an encoding, there is no body (RFC 9112, 6.3). Next passes a stream anyway. */
function mayBeLarge({ headers }: Request): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length')) > BODY_MAX_BYTES
}
