import type { Operation } from '@/contract/operation'
import { PRIVATE, SHARED } from '../respond'
import type { Header, Parameter, Ref } from './types'

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
    description: 'The `ETag` of an earlier response. Returns 304 if the content is unchanged.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes retries safe: requests with the same key and the same body are stored once and return the same id. Visible ASCII characters.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]*$' },
    example: '5f1c2a9e-tour',
  },
  FormToken: {
    name: 'X-Form-Token',
    in: 'header',
    required: false,
    description: 'The token from `GET /api/form-token`, requested when the form was shown.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>

/** The request headers that an operation supports. */
export function getHeaderParameters(operation: Operation): (keyof typeof headerParameters)[] {
  return [
    ...(operation.isCached ? (['IfNoneMatch'] as const) : []),
    ...(operation.idempotent ? (['IdempotencyKey'] as const) : []),
    ...(isForm(operation) ? (['FormToken'] as const) : []),
  ]
}

const text = { type: 'string' } as const

/** Response headers. If one has several meanings, a dot and a suffix distinguish the components. */
export const responseHeaders: Readonly<Record<string, Header>> = {
  'X-Request-Id': {
    description:
      'Identifies this request in the server log. The value from the request, if it has one.',
    schema: text,
  },
  ETag: {
    description: 'Changes when the content changes.',
    schema: text,
    example: 'W/"6sQ1kq0Zl3nVb8…"',
  },
  'Cache-Control.shared': {
    description: 'Shared caches can store the response and revalidate it.',
    schema: text,
    example: SHARED,
  },
  'Cache-Control.private': {
    description: 'The response is only for this client. Caches must not store it.',
    schema: text,
    example: PRIVATE,
  },
  'Cache-Control.never': {
    description: 'Caches must not store the response.',
    schema: text,
    example: 'no-store',
  },
  'X-Total-Count': {
    description: 'The total number of items on all pages.',
    schema: { type: 'integer', minimum: 0 },
    example: 63,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 1 },
  },
  Allow: { description: 'The methods that this path supports.', schema: text },
  'WWW-Authenticate': { description: 'The supported authentication schemes.', schema: text },
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
export function toComponentName(header: string): string {
  return Object.keys(responseHeaders).find((name) => name.toLowerCase() === header) ?? header
}
