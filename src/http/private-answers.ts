import { setFilePolicy } from './file-policy'
import { isKnown, PRIVATE } from './respond'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Marks all responses of Payload's API as private, unless they set their own `Cache-Control`, and
 * sets their policy: an SVG that is opened directly must not run scripts. A file that the client
 * already has is answered by 304.
 */
export function withPrivateAnswers<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const answer = await handler(request, context)
    const headers = new Headers(answer.headers)
    if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE)
    if (
      answer.status === 200 &&
      isKnown(request.headers.get('if-none-match'), headers.get('etag'))
    ) {
      await answer.body?.cancel()
      for (const name of ['content-type', 'content-length']) headers.delete(name)
      return new Response(null, { status: 304, headers })
    }
    return setFilePolicy(
      new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers }),
    )
  }
}
