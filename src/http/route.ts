import 'server-only'
import { refuse } from './problem-error'
import { type RouteHandler, withErrors } from './with-errors'

type Method = 'GET' | 'POST' | 'DELETE'
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * The handlers of an API path for all methods: the declared ones, `HEAD` for a read, `OPTIONS` with
 * the allowed methods, and 405 with `Allow` for the others.
 */
export function route(
  handlers: Partial<Record<Method, RouteHandler>>,
  { deadline }: { readonly deadline?: number } = {},
): Record<(typeof methods)[number], RouteHandler> {
  const own = methods.filter(
    (method) =>
      method === 'OPTIONS' ||
      (method === 'HEAD' ? handlers.GET !== undefined : handlers[method as Method] !== undefined),
  )
  const allow = own.join(', ')
  const refused = withErrors(async () => {
    throw refuse.method(allow)
  })
  const options: RouteHandler = async () => new Response(null, { status: 204, headers: { allow } })
  const pick = (method: Method): RouteHandler => {
    const handler = handlers[method]
    return handler ? withErrors(handler, { deadline }) : refused
  }
  return {
    GET: pick('GET'),
    HEAD: pick('GET'),
    POST: pick('POST'),
    PUT: refused,
    PATCH: refused,
    DELETE: pick('DELETE'),
    OPTIONS: options,
  }
}
