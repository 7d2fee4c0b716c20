import { setFilePolicy } from '@/http/file-policy'
import { isKnown, PRIVATE } from '@/http/respond'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Marks all responses of Payload's API as private, unless they set their own `Cache-Control`, and
 * sets their policy: an SVG that is opened directly must not run scripts. A file that the client
 * already has is answered by 304.
 *
 * Payload 3.90.1 sets no `Cache-Control`, no policy for files, and compares no `ETag`. No issue was
 * found. Not needed anymore when it does all three.
 */
export function withPrivateResponses<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context)
    const headers = new Headers(response.headers)
    if (!headers.has('cache-control')) headers.set('cache-control', PRIVATE)
    if (
      response.status === 200 &&
      isKnown(request.headers.get('if-none-match'), headers.get('etag'))
    ) {
      await response.body?.cancel()
      for (const name of ['content-type', 'content-length']) headers.delete(name)
      return new Response(null, { status: 304, headers })
    }
    return setFilePolicy(
      new Response(response.body, {
        status: response.status,
        statusText: response.statusText,
        headers,
      }),
    )
  }
}
