import 'server-only'
import type { z } from 'zod/mini'
import { isDatabaseDown } from '@/lib/database-errors'
import { log } from '@/lib/log'
import { fieldErrors } from './issues'
import { refuseForeignOrigin } from './origin'
import { ProblemError, refuse } from './problem-error'
import { readJson } from './read-body'
import { jsonAnswer, problemAnswer } from './respond'

type Params = Record<string, string>

interface Context {
  params: Promise<Params>
}

type NextHandler = (request: Request, context: Context) => Promise<Response>

/** What a read answers with: a value that becomes JSON, and headers of its own. */
interface Answer {
  value: unknown
  headers?: Readonly<Record<string, string>>
}

interface ReadSpec<Query extends z.ZodMiniType> {
  query?: Query
  answer: (input: { query: z.output<Query>; params: Params }) => Promise<Answer>
}

interface WriteSpec<Body extends z.ZodMiniType> {
  body: Body
  answer: (input: { body: z.output<Body>; params: Params; request: Request }) => Promise<Response>
}

/** Runs a handler; whatever it throws becomes problem+json, and nothing internal gets out. */
function guarded(handler: NextHandler): NextHandler {
  return async (request, context) => {
    try {
      return await handler(request, context)
    } catch (error) {
      if (error instanceof ProblemError) return problemAnswer(error)
      const requestId = request.headers.get('x-request-id')
      log.error({ err: error, requestId, path: new URL(request.url).pathname }, 'request failed')
      return problemAnswer(isDatabaseDown(error) ? refuse.unavailable() : refuse.internal())
    }
  }
}

function parseQuery<Query extends z.ZodMiniType>(request: Request, schema: Query | undefined) {
  if (!schema) return {} as z.output<Query>
  const result = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!result.success) throw refuse.badQuery(fieldErrors(result.error.issues))
  return result.data
}

/** Declares a read: its query's schema and what it answers. */
export function read<Query extends z.ZodMiniType>(spec: ReadSpec<Query>): NextHandler {
  return async (request, { params }) => {
    const query = parseQuery(request, spec.query)
    const { value, headers } = await spec.answer({ query, params: await params })
    return jsonAnswer(request, value, headers)
  }
}

/** Declares a write: its body's schema and what it does. */
export function write<Body extends z.ZodMiniType>(spec: WriteSpec<Body>): NextHandler {
  return async (request, { params }) => {
    refuseForeignOrigin(request)
    const result = spec.body.safeParse(await readJson(request))
    if (!result.success) throw refuse.badBody(fieldErrors(result.error.issues))
    return spec.answer({ body: result.data, params: await params, request })
  }
}

type Method = 'GET' | 'POST' | 'DELETE'
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * The handlers of one path of the contract, for every method: those it has, `HEAD` for a read,
 * `OPTIONS` with what it allows, and 405 with `Allow` for the rest.
 */
export function route(
  handlers: Partial<Record<Method, NextHandler>>,
): Record<(typeof methods)[number], NextHandler> {
  const own = methods.filter(
    (method) =>
      method === 'OPTIONS' ||
      (method === 'HEAD' ? handlers.GET !== undefined : handlers[method as Method] !== undefined),
  )
  const allow = own.join(', ')
  const refused = guarded(async () => {
    throw refuse.method(allow)
  })
  const options: NextHandler = async () => new Response(null, { status: 204, headers: { allow } })
  const pick = (method: (typeof methods)[number]): NextHandler => {
    if (method === 'OPTIONS') return options
    const handler = handlers[method === 'HEAD' ? 'GET' : (method as Method)]
    return handler ? guarded(handler) : refused
  }
  return {
    GET: pick('GET'),
    HEAD: pick('HEAD'),
    POST: pick('POST'),
    PUT: refused,
    PATCH: refused,
    DELETE: pick('DELETE'),
    OPTIONS: options,
  }
}
