import { BODY_MAX_BYTES } from '@/config/body-limits'
import { refuse } from './problem-error'
import { problemAnswer } from './respond'

/**
 * Wraps a handler that parses bodies before it knows the caller: a body over `BODY_MAX_BYTES`, or
 * one of unknown length, is read only for a signed-in caller. Others get 413 before any of it is
 * read.
 */
export function limitAnonymousBody<Context>(
  handler: (request: Request, context: Context) => Promise<Response>,
  isSignedIn: (headers: Headers) => Promise<boolean>,
): (request: Request, context: Context) => Promise<Response> {
  return async (request, context) => {
    if (mayBeLarge(request) && !(await isSignedIn(request.headers))) {
      return problemAnswer(refuse.tooLarge(BODY_MAX_BYTES))
    }
    return handler(request, context)
  }
}

function mayBeLarge({ body, headers }: Request): boolean {
  const length = headers.get('content-length')
  return body !== null && (length === null || Number(length) > BODY_MAX_BYTES)
}
