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

interface CallOptions {
  method?: 'GET' | 'POST' | 'DELETE'
  /** Sent as JSON; without it the request has no body. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

async function send(path: string, { method = 'GET', body, headers, signal }: CallOptions) {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText)
  }
  return response
}

/**
 * Calls the contract and parses the answer with its schema. Throws {@link ApiError} for every
 * status that is not a success, and zod's error for an answer of another shape.
 */
export async function callApi<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  options: CallOptions = {},
): Promise<z.output<Schema>> {
  const response = await send(path, options)
  return schema.parse(await response.json())
}
