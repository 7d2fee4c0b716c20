import type { Operation } from '@/contract/operation'
import { headerRefs, toComponentName } from './headers'
import { getErrors } from './problems'
import { schemaRef } from './schemas'
import { type OperationError, sharedErrors } from './shared-problems'
import type { Ref, ResponseObject } from './types'

/** All responses of an operation, by status. */
export function getResponses(operation: Operation): Record<string, ResponseObject | Ref> {
  const headers = headerRefs(getHeaders(operation))
  const notModified = { description: 'Not modified. Your stored response is still valid.', headers }
  const refused = getErrors(operation).map((error) => {
    const shared = Object.keys(sharedErrors).find((name) => sharedErrors[name] === error)
    const response = shared ? { $ref: `#/components/responses/${shared}` } : problemResponse(error)
    return [error.status, response] as const
  })
  return {
    [operation.response.status]: { ...success(operation), headers },
    ...(operation.isCached ? { 304: notModified } : {}),
    ...Object.fromEntries(refused),
  }
}

/** The media type of an operation's response, without a charset; `undefined` without a body. */
export function responseType({ response }: Operation): string | undefined {
  return response.status === 204 ? undefined : (response.type ?? 'application/json').split(';')[0]
}

function success(operation: Operation): ResponseObject {
  const { description, value } = operation.response
  const type = responseType(operation)
  if (type === undefined) return { description }
  const schema = value ? schemaRef(value) : { type: 'string' as const }
  return { description, content: { [type]: { schema, example: operation.example.response } } }
}

/** The header components of a successful response. */
function getHeaders(operation: Operation): string[] {
  const { method, response } = operation
  const kept = operation.isCached ? 'shared' : 'private'
  return [
    ...(method === 'GET' && !response.streamed ? ['ETag'] : []),
    `Cache-Control.${method === 'GET' ? kept : 'never'}`,
    ...(response.paged ? ['X-Total-Count'] : []),
    'X-Request-Id',
  ]
}

/** An error response: problem+json, with the headers that the handlers send. */
export function problemResponse({ meaning, examples }: OperationError): ResponseObject {
  const problems = Object.entries(examples)
  const own = problems.flatMap(([, { headers }]) => Object.keys(headers).map(toComponentName))
  const media = {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: Object.fromEntries(
      problems.map(([name, { problem }]) => [name, { value: problem }] as const),
    ),
  }
  return {
    description: meaning,
    headers: headerRefs([...own, 'Cache-Control.never', 'X-Request-Id']),
    content: { 'application/problem+json': media },
  }
}
