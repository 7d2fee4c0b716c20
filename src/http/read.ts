import 'server-only'
import type { z } from 'zod/mini'
import type { Operation } from '@/contract/operation'
import { fieldErrors } from './issues'
import { sessionHeaders } from './origin'
import { refuse } from './problem-error'
import { PRIVATE, readResponse, SHARED } from './respond'
import { mayBeStaff } from './staff-headers'
import type { RouteHandler } from './with-errors'

type Query = z.ZodMiniObject | undefined
type Value = z.ZodMiniType | undefined
type QueryOf<Q extends Query> = Q extends z.ZodMiniType ? z.output<Q> : undefined
type ReadOf<Q extends Query, V extends Value> = Operation<Q, undefined, V>

interface Input<Q extends Query> {
  readonly query: QueryOf<Q>
  readonly params: Readonly<Record<string, string>>
  readonly headers: Headers
}

/** The result of a read: a value of the operation's schema, or text of its media type. */
interface ReadResult<V extends Value> {
  readonly value: V extends z.ZodMiniType ? z.input<V> : string
  /** The number of items on all pages. */
  readonly total?: number
}

interface ReadSpec<Q extends Query, V extends Value> {
  readonly handler: (input: Input<Q>) => Promise<ReadResult<V>>
}

/** Declares a read: an operation of the API and its handler. */
export function read<Q extends Query, V extends Value>(
  operation: ReadOf<Q, V>,
  { handler }: ReadSpec<Q, V>,
): RouteHandler {
  return async (request, context) => {
    const query = parseQuery(operation, new URL(request.url).searchParams)
    const params = await context.params
    const isPrivate = !operation.isCached || mayBeStaff(request.headers)
    // A cached response is computed without credentials, so it cannot leak a caller's session.
    const headers = isPrivate ? sessionHeaders(request.headers) : new Headers()
    const result = await handler({ query, params, headers })
    return toResponse(request, operation, result, isPrivate)
  }
}

function parseQuery<Q extends Query>({ query }: ReadOf<Q, Value>, search: URLSearchParams) {
  if (!query) return undefined as QueryOf<Q>
  const result = query.safeParse(Object.fromEntries(search))
  if (!result.success) throw refuse.badQuery(fieldErrors(result.error.issues))
  return result.data as QueryOf<Q>
}

/** Parsing the result removes fields that the operation's schema does not declare. */
function toResponse<V extends Value>(
  request: Request,
  operation: ReadOf<Query, V>,
  { value, total }: ReadResult<V>,
  isPrivate: boolean,
): Response {
  const { value: shape, type = 'application/json; charset=utf-8' } = operation.response
  const text = shape ? JSON.stringify(shape.parse(value)) : String(value)
  return readResponse(request, text, {
    'content-type': type,
    'cache-control': isPrivate ? PRIVATE : SHARED,
    ...(total === undefined ? {} : { 'x-total-count': String(total) }),
  })
}
