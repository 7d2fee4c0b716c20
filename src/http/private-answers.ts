import { setFilePolicy } from './file-policy'
import { PRIVATE } from './respond'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Marks all responses of Payload's API as private, unless they set their own `Cache-Control`, and
 * sets their policy: an SVG that is opened directly must not run scripts.
 */
export function withPrivateAnswers<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const answer = await handler(request, context)
    const headers = new Headers(answer.headers)
    if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE)
    return setFilePolicy(
      new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers }),
    )
  }
}
