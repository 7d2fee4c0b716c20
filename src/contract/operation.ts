import type { z } from 'zod/mini'

/** The error statuses of the API; all of them return problem+json. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** An example of a call with its parameters, body and response. */
export interface Example<Body = unknown, Value = unknown> {
  /** Values of path and query parameters. In a URL they are text, and lists join it by commas. */
  readonly parameters?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  readonly body?: Body
  readonly response?: Value
}

/** The definition of an API call, used for the routes and for the reference documentation. */
export interface Operation<
  Query extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Value extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** For example `/api/communities/slug/{slug}`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  /** Description of each path and query parameter. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Query
  readonly body?: Body
  /** Who may call it: signed-in staff, or a partner with its key too; absent: no authentication. */
  readonly security?: 'staff' | 'partner'
  readonly idempotent?: boolean
  /** Visitors get the same response, which the server caches until its content changes. */
  readonly isCached?: boolean
  readonly response: {
    readonly status: 200 | 201 | 204
    readonly description: string
    /** Schema of the JSON response; without one the response is text of `type`, or empty. */
    readonly value?: Value
    readonly type?: string
    /** Whether the response is a page of a list; the header `X-Total-Count` has the total. */
    readonly paged?: boolean
    /** Whether the response is sent while it is made, and therefore has no `ETag`. */
    readonly streamed?: boolean
  }
  readonly errors: readonly ErrorStatus[]
  readonly example: Example<
    Body extends z.ZodMiniType ? z.input<Body> : undefined,
    Value extends z.ZodMiniType ? z.input<Value> : string
  >
}

/** Infers the exact types of an operation's schemas. */
export function operation<
  Query extends z.ZodMiniObject | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
  Value extends z.ZodMiniType | undefined = undefined,
>(declared: Operation<Query, Body, Value>): Operation<Query, Body, Value> {
  return declared
}

/** Descriptions of `limit` and `offset`. */
export const pageParameters = {
  limit: 'The maximum number of items.',
  offset: 'The number of items to skip.',
} as const

/** Errors that every read may return. */
export const readErrors = [429, 503] as const
/** Errors that every write may return, in addition to its own. */
export const writeErrors = [400, 403, 413, 415, 429, 503] as const
