import { PRIVATE } from './respond'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Marks all responses of a handler as private, unless they set their own `Cache-Control`. */
export function withPrivateAnswers<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const answer = await handler(request, context)
    if (answer.headers.has('cache-control')) return answer
    const headers = new Headers(answer.headers)
    headers.set('cache-control', PRIVATE)
    return new Response(answer.body, {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    })
  }
}
