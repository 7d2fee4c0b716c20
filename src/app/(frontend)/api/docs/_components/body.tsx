import type { Operation } from '@/contract/operation'
import { alternativesOf, bodySchema } from '@/http/openapi/schemas'
import type { JsonSchema } from '@/http/openapi/types'
import { kindOf } from './kind'
import { Rows } from './rows'
import { Code, Text } from './text'

function rowsOf({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    key: name,
    name: (
      <>
        <Code>{name}</Code>
        {required.includes(name) ? null : (
          <span className="mt-1 block text-ink-soft text-xs">optional</span>
        )}
      </>
    ),
    text: <Text>{typeof schema === 'object' ? kindOf(schema) : 'any value'}</Text>,
  }))
}

/** The fields of a request body, one table for each alternative. */
export function Body({ operation }: { operation: Operation }) {
  const schema = bodySchema(operation)
  if (!schema) return null
  return alternativesOf(schema).map(({ name, schema: form }) => (
    <Rows
      key={name}
      caption={`Body. ${form.description ?? name}`}
      heads={['Field', 'Value']}
      rows={rowsOf(form)}
    />
  ))
}
