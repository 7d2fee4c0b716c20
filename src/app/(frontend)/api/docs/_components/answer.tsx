import type { Operation } from '@/contract/operation'
import { isCachedRead } from '@/http/openapi/headers'
import { answerType } from '@/http/openapi/responses'
import { Code, Text } from './text'

/** The successful response of an operation. */
export function Answer({ operation }: { operation: Operation }) {
  const { status, description, paged } = operation.answer
  const type = answerType(operation)
  return (
    <p className="text-sm">
      <strong className="font-semibold">Answer</strong> <span className="figures">{status}</span>
      {type === undefined ? null : (
        <>
          {' '}
          as <Code>{type}</Code>
        </>
      )}
      . <Text>{description}</Text>
      {paged ? <Text> `X-Total-Count` has the number of all.</Text> : null}
      {isCachedRead(operation) ? <Text> With its `ETag`, 304 while it holds.</Text> : null}
    </p>
  )
}
