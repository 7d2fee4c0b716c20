import type { Operation } from '@/contract/operation'
import { refusalsOf } from '@/http/openapi/problems'
import { Rows } from './rows'
import { Text } from './text'

/** The error responses of an operation, without those common to all operations. */
export function Errors({ operation }: { operation: Operation }) {
  const declared: readonly number[] = operation.errors
  const refusals = refusalsOf(operation).filter(({ status }) => declared.includes(status))
  const rows = refusals.map(({ status, meaning, examples }) => ({
    key: String(status),
    name: (
      <>
        <strong className="figures font-semibold">{status}</strong>{' '}
        {Object.values(examples)[0]?.problem.title}
      </>
    ),
    text: <Text>{meaning}</Text>,
  }))
  return <Rows caption="Errors" heads={['Status', 'When']} rows={rows} />
}
