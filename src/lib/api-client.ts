import type { z } from 'zod/mini'

/** A call that did not succeed; the message is the status, a colon, and what the server said. */
export class ApiError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
  }
}

/** What a call does when nobody is signed in (401): raise like every failure, or answer `null`. */
export type OnUnauthorized = 'raise' | 'nothing'

export interface CallOptions<Mode extends OnUnauthorized = OnUnauthorized> {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON; without it the request has no body. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** How far the browser's own cache is believed; as always, unless the call says otherwise. */
  cache?: RequestCache
  /** `raise` unless the call says otherwise. */
  onUnauthorized?: Mode
}

/** Schema of an answer; `null` where the contract answers 204. */
type AnswerSchema = z.ZodMiniType | null

type Answer<Schema extends AnswerSchema, Mode extends OnUnauthorized> =
  | (Schema extends z.ZodMiniType ? z.output<Schema> : undefined)
  | (Mode extends 'nothing' ? null : never)

function send(path: string, { method = 'GET', body, headers, signal, cache }: CallOptions) {
  const hasBody = body !== undefined
  return fetch(path, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
    ...(cache ? { cache } : {}),
  })
}

/**
 * Calls the contract and parses the answer with its schema; without a schema the answer is not
 * read. Throws {@link ApiError} for every status that is not a success (401 is `null` for
 * `onUnauthorized: 'nothing'`), `fetch`'s own `TypeError` when the network fails, and `SyntaxError`
 * or zod's error for an answer of another shape.
 */
export async function callApi<Schema extends AnswerSchema, Mode extends OnUnauthorized = 'raise'>(
  path: string,
  schema: Schema,
  options?: CallOptions<Mode>,
): Promise<Answer<Schema, Mode>>
export async function callApi(
  path: string,
  schema: AnswerSchema,
  options: CallOptions = {},
): Promise<unknown> {
  const response = await send(path, options)
  if (response.status === 401 && options.onUnauthorized === 'nothing') return null
  await raiseFailure(response)
  return schema === null ? undefined : schema.parse(await response.json())
}

/** One page of a list, and how many entries the whole of it has. */
export interface ListPage<Item> {
  readonly items: Item[]
  readonly total: number
}

/**
 * Calls for a page of a list, as {@link callApi} does; `X-Total-Count` tells the number of all.
 * Throws a `TypeError` as well when it is missing.
 */
export async function callForPage<Item>(
  path: string,
  schema: z.ZodMiniType<Item[]>,
  options: Pick<CallOptions, 'signal'>,
): Promise<ListPage<Item>> {
  const response = await send(path, options)
  await raiseFailure(response)
  const items = schema.parse(await response.json())
  const total = response.headers.get('x-total-count')
  if (total === null) throw new TypeError(`${path} does not say how many there are`)
  return { items, total: Number(total) }
}

async function raiseFailure(response: Response): Promise<void> {
  if (response.ok) return
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}
