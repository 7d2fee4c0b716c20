import type { z } from 'zod/mini'

/** The refusals an operation may answer with, all of them problem+json. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** An example of a call, and of what it takes and answers. */
export interface Example<Body = unknown, Value = unknown> {
  /** Values of the path's and the query's parameters. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly body?: Body
  readonly answer?: Value
}

/** What the contract says about one call: the routes are made from it, and the reference as well. */
export interface Operation<
  Query extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
  Body extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
  Value extends z.ZodMiniType | undefined = z.ZodMiniType | undefined,
> {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `/api/communities/slug/{slug}`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  /** What each parameter of the path and of the query means. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Query
  readonly body?: Body
  /** Taken from every caller, or only from staff who are signed in. */
  readonly security?: 'staff'
  readonly idempotent?: boolean
  readonly answer: {
    readonly status: 200 | 201 | 204
    readonly description: string
    /** Shape of the JSON; without one the answer is a text of `type`, or nothing. */
    readonly value?: Value
    readonly type?: string
    /** The answer is one page of a list: `X-Total-Count` has the number of all. */
    readonly paged?: boolean
  }
  readonly errors: readonly ErrorStatus[]
  readonly example: Example<
    Body extends z.ZodMiniType ? z.input<Body> : undefined,
    Value extends z.ZodMiniType ? z.input<Value> : string
  >
}

/** Keeps the exact types of an operation's schemas. */
export function operation<
  Query extends z.ZodMiniObject | undefined = undefined,
  Body extends z.ZodMiniType | undefined = undefined,
  Value extends z.ZodMiniType | undefined = undefined,
>(declared: Operation<Query, Body, Value>): Operation<Query, Body, Value> {
  return declared
}

/** What `limit` and `offset` mean on every list. */
export const pageParameters = {
  limit: 'How many at most.',
  offset: 'How many to leave out at the beginning.',
} as const

/** What every read may answer besides its value. */
export const readErrors = [429, 503] as const
/** What every write may answer besides its own refusals. */
export const writeErrors = [400, 403, 413, 415, 429, 503] as const
