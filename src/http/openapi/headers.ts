import { getFormToken } from '@/contract/forms/operations'
import type { Operation } from '@/contract/operation'
import { isLive, isReady } from '@/contract/site/operations'
import { PRIVATE, SHARED } from '../respond'
import type { Header, Parameter, Ref } from './types'

/** Reads that are computed per request. All others are cached and support 304. */
const neverCached: readonly string[] = [isLive.id, isReady.id, getFormToken.id]

export function isCachedRead({ id, method }: Operation): boolean {
  return method === 'GET' && !neverCached.includes(id)
}

/** A public write, with or without a form. */
export function isForm({ body, security }: Operation): boolean {
  return body !== undefined && security === undefined
}

/** Request headers by component name. */
export const headerParameters = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of an answer you have; 304 when it still holds.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes a retry safe: the same key with the same body is stored once and answered with the same id. Visible ASCII characters.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]*$' },
    example: '5f1c2a9e-tour',
  },
  FormToken: {
    name: 'X-Form-Token',
    in: 'header',
    required: false,
    description: 'What `GET /api/form-token` answered when the form was shown.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>

/** The request headers that an operation supports. */
export function headerParametersOf(operation: Operation): (keyof typeof headerParameters)[] {
  return [
    ...(isCachedRead(operation) ? (['IfNoneMatch'] as const) : []),
    ...(operation.idempotent ? (['IdempotencyKey'] as const) : []),
    ...(isForm(operation) ? (['FormToken'] as const) : []),
  ]
}

const text = { type: 'string' } as const

/** Response headers. If one has several meanings, a dot and a suffix distinguish the components. */
export const answerHeaders: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description: 'Names this request in the guide’s log; yours, when you send one.',
    schema: text,
  },
  ETag: { description: 'Changes with the answer.', schema: text, example: 'W/"6sQ1kq0Zl3nVb8…"' },
  'Cache-Control.shared': {
    description: 'Anybody may keep the answer, and asks whether it still holds.',
    schema: text,
    example: SHARED,
  },
  'Cache-Control.private': {
    description: 'For this caller, and for now.',
    schema: text,
    example: PRIVATE,
  },
  'Cache-Control.never': { description: 'Nobody keeps it.', schema: text, example: 'no-store' },
  'X-Total-Count': {
    description: 'How many there are on all pages.',
    schema: { type: 'integer', minimum: 0 },
    example: 63,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer', minimum: 1 },
  },
  Allow: { description: 'The methods of this path.', schema: text },
  'WWW-Authenticate': { description: 'How to sign in.', schema: text },
}

/** Response headers by name, each a reference to its component. */
export function headerRefs(components: readonly string[]): Record<string, Ref> {
  return Object.fromEntries(
    components.map((name) => [
      name.split('.')[0] ?? name,
      { $ref: `#/components/headers/${name}` },
    ]),
  )
}

/** The header name of a component in lower case, as the handlers send it. */
export function componentOf(header: string): string {
  return Object.keys(answerHeaders).find((name) => name.toLowerCase() === header) ?? header
}
