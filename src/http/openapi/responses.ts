import type { Operation } from '@/contract/operation'
import { componentOf, headerRefs } from './headers'
import { errorsOf } from './problems'
import { schemaRef } from './schemas'
import { type OperationError, sharedErrors } from './shared-problems'
import type { Answer, Ref } from './types'

/** All responses of an operation, by status. */
export function responsesOf(operation: Operation): Record<string, Answer | Ref> {
  const headers = headerRefs(headersOf(operation))
  const notModified = { description: 'Not modified. Your stored response is still valid.', headers }
  const refused = errorsOf(operation).map((error) => {
    const shared = Object.keys(sharedErrors).find((name) => sharedErrors[name] === error)
    const answer = shared ? { $ref: `#/components/responses/${shared}` } : problemAnswer(error)
    return [error.status, answer] as const
  })
  return {
    [operation.answer.status]: { ...success(operation), headers },
    ...(operation.isCached ? { 304: notModified } : {}),
    ...Object.fromEntries(refused),
  }
}

/** The media type of an operation's response, without a charset; `undefined` without a body. */
export function answerType({ answer }: Operation): string | undefined {
  return answer.status === 204 ? undefined : (answer.type ?? 'application/json').split(';')[0]
}

function success(operation: Operation): Answer {
  const { description, value } = operation.answer
  const type = answerType(operation)
  if (type === undefined) return { description }
  const schema = value ? schemaRef(value) : { type: 'string' as const }
  return { description, content: { [type]: { schema, example: operation.example.answer } } }
}

/** The header components of a successful response. */
function headersOf(operation: Operation): string[] {
  const { method, answer } = operation
  const kept = operation.isCached ? 'shared' : 'private'
  return [
    ...(method === 'GET' && !answer.streamed ? ['ETag'] : []),
    `Cache-Control.${method === 'GET' ? kept : 'never'}`,
    ...(answer.paged ? ['X-Total-Count'] : []),
    'X-Request-Id',
  ]
}

/** An error response: problem+json, with the headers that the handlers send. */
export function problemAnswer({ meaning, examples }: OperationError): Answer {
  const problems = Object.entries(examples)
  const own = problems.flatMap(([, { headers }]) => Object.keys(headers).map(componentOf))
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
