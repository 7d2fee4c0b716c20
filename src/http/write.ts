import 'server-only'
import type { z } from 'zod/mini'
import type { Operation } from '@/contract/operation'
import { fieldErrors } from './issues'
import { refuseForeignOrigin, sessionHeaders } from './origin'
import { refuse } from './problem-error'
import { readJson } from './read-body'
import { writeResponse } from './respond'
import type { RouteHandler } from './with-errors'

type Shape = z.ZodMiniType | undefined
type InputOf<S extends Shape> = S extends z.ZodMiniType ? z.input<S> : undefined

interface WriteInput<Body> {
  readonly body: Body
  /** The parsed body, including keys that the schema does not declare. */
  readonly raw: unknown
  readonly params: Readonly<Record<string, string>>
  readonly headers: Headers
}

interface WriteSpec<B extends z.ZodMiniType, V extends Shape> {
  /** The schema for this body, if the operation accepts several kinds. */
  readonly schemaFor?: (raw: unknown) => z.ZodMiniType<z.output<B>>
  readonly handler: (input: WriteInput<z.output<B>>) => Promise<InputOf<V>>
}

/** Declares a write with a body: an operation of the API and its handler. */
export function write<B extends z.ZodMiniType, V extends Shape>(
  operation: Operation<undefined, B, V>,
  { schemaFor, handler }: WriteSpec<B, V>,
): RouteHandler {
  return async (request, context) => {
    refuseForeignOrigin(request)
    const raw = await readJson(request)
    const schema = schemaFor?.(raw) ?? operation.body
    const result = schema?.safeParse(raw)
    if (!result?.success) throw refuse.badBody(fieldErrors(result?.error.issues ?? []))
    const body = result.data as z.output<B>
    const params = await context.params
    const value = await handler({ body, raw, params, headers: sessionHeaders(request.headers) })
    return writeResponse(operation.response.status, value)
  }
}

/** Declares a removal: a write without a body. */
export function remove<V extends Shape>(
  operation: Operation<undefined, undefined, V>,
  handler: (input: Omit<WriteInput<undefined>, 'body' | 'raw'>) => Promise<InputOf<V>>,
): RouteHandler {
  return async (request, context) => {
    refuseForeignOrigin(request)
    const value = await handler({
      params: await context.params,
      headers: sessionHeaders(request.headers),
    })
    return writeResponse(operation.response.status, value)
  }
}
