import 'server-only'
import type { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { Operation } from '@/contract/operation'
import { type PreparedAnswer, preparedAnswers } from '@/lib/prepared-answers'
import { fieldErrors } from './issues'
import { sessionHeaders } from './origin'
import { refuse } from './problem-error'
import { PRIVATE, prepare, readAnswer, SHARED } from './respond'
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
interface Answer<V extends Value> {
  readonly value: V extends z.ZodMiniType ? z.input<V> : string
  /** The number of items on all pages. */
  readonly total?: number
}

interface ReadSpec<Q extends Query, V extends Value> {
  readonly answer: (input: Input<Q>) => Promise<Answer<V>>
  /**
   * The response is cached until one of these tags is invalidated; without tags, it is computed per
   * request.
   */
  readonly tags?: (params: Readonly<Record<string, string>>) => readonly string[]
  /** The maximum age in the cache, for responses that depend on the time. */
  readonly seconds?: number
  /** Signed-in staff may get a different response, which is not cached. */
  readonly staffDiffers?: boolean
}

const HOUR = 3600

/** Declares a read: an operation of the API and its handler. */
export function read<Q extends Query, V extends Value>(
  operation: ReadOf<Q, V>,
  { answer, tags, seconds = HOUR, staffDiffers = false }: ReadSpec<Q, V>,
): RouteHandler {
  return async (request, context) => {
    const { pathname, search, searchParams } = new URL(request.url)
    const query = parseQuery(operation, searchParams)
    const params = await context.params
    const isPrivate = !tags || (staffDiffers && mayBeStaff(request.headers))
    // A cached response is computed without credentials, so it cannot leak a caller's session.
    const headers = isPrivate ? sessionHeaders(request.headers) : new Headers()
    const make = async () => {
      const result = await answer({ query, params, headers })
      return toPrepared(operation, result, isPrivate, staffDiffers)
    }
    if (isPrivate) return readAnswer(request, await make())
    const recipe = { tags: [cacheTags.site, ...tags(params)], seconds, make }
    return readAnswer(request, await preparedAnswers.findOrMake(pathname + search, recipe))
  }
}

function parseQuery<Q extends Query>({ query }: ReadOf<Q, Value>, search: URLSearchParams) {
  if (!query) return undefined as QueryOf<Q>
  const result = query.safeParse(Object.fromEntries(search))
  if (!result.success) throw refuse.badQuery(fieldErrors(result.error.issues))
  return result.data as QueryOf<Q>
}

/** Parsing the result removes fields that the operation's schema does not declare. */
function toPrepared<V extends Value>(
  operation: ReadOf<Query, V>,
  { value, total }: Answer<V>,
  isPrivate: boolean,
  anonymousOnly: boolean,
): PreparedAnswer {
  const { value: shape, type = 'application/json; charset=utf-8' } = operation.answer
  const text = shape ? JSON.stringify(shape.parse(value)) : String(value)
  return prepare(
    text,
    {
      'content-type': type,
      'cache-control': isPrivate ? PRIVATE : SHARED,
      ...(total === undefined ? {} : { 'x-total-count': String(total) }),
    },
    anonymousOnly,
  )
}
