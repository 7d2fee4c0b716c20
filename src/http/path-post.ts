import 'server-only'
import { problemLine } from './form-post'
import { type RouteHandler, withErrors } from './with-errors'

/** In milliseconds. Some dozen documents are saved meanwhile. */
const DEADLINE = 60_000

/**
 * A form that is only a button, authorized by the token in its path. As in `form-post.ts`, cookies and
 * origin do not matter.
 */
export function pathPost(handle: (token: string) => Promise<Response>): RouteHandler {
  return withErrors(
    async (_, context) => {
      const { token = '' } = await context.params
      return handle(token)
    },
    { deadline: DEADLINE, toResponse: problemLine },
  )
}
