import type { z } from 'zod/mini'

/** A failed API call. The message is `status: response text`. */
export class ApiError extends Error {
  readonly status: number
  /** Seconds to wait before the next attempt, if the server says so. */
  readonly retryAfter: number | null

  constructor(status: number, text: string, retryAfter: number | null = null) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** The effect of a call when the user is not signed in (401): throw, or return `null`. */
export type OnUnauthorized = 'raise' | 'nothing'

export interface CallOptions<Mode extends OnUnauthorized = OnUnauthorized> {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON; without it the request has no body. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Cache mode of `fetch`. */
  cache?: RequestCache
  /** Default: `raise`. */
  onUnauthorized?: Mode
}

/** Schema of the response; `null` if the API responds with 204. */
type ResponseSchema = z.ZodMiniType | null

type ParsedResponse<Schema extends ResponseSchema, Mode extends OnUnauthorized> =
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
 * Calls the API and parses the response with `schema`; without a schema the response is not read.
 * Throws {@link ApiError} for a status other than success (401 returns `null` if `onUnauthorized`
 * is `nothing`), the `TypeError` of `fetch` for network errors, and `SyntaxError` or a zod error
 * for an invalid response.
 */
export async function callApi<Schema extends ResponseSchema, Mode extends OnUnauthorized = 'raise'>(
  path: string,
  schema: Schema,
  options?: CallOptions<Mode>,
): Promise<ParsedResponse<Schema, Mode>>
export async function callApi(
  path: string,
  schema: ResponseSchema,
  options: CallOptions = {},
): Promise<unknown> {
  const response = await send(path, options)
  if (response.status === 401 && options.onUnauthorized === 'nothing') return null
  await raiseFailure(response)
  return schema === null ? undefined : schema.parse(await response.json())
}

/** One page of a list and the total number of entries. */
export interface ListPage<Item> {
  readonly items: Item[]
  readonly total: number
}

/**
 * Fetches a page of a list like {@link callApi}. The total comes from the header `X-Total-Count`;
 * throws a `TypeError` if it is missing.
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
  if (total === null) throw new TypeError(`${path} has no total count`)
  return { items, total: Number(total) }
}

async function raiseFailure(response: Response): Promise<void> {
  if (response.ok) return
  const wait = response.headers.get('retry-after')
  throw new ApiError(
    response.status,
    (await response.text()) || response.statusText,
    wait === null ? null : Number(wait),
  )
}
