import { getProperties } from '@/http/openapi/parameters'
import type { JsonSchema } from '@/http/openapi/types'
import { Rows } from './rows'
import { schemaText } from './schema-text'
import { Code, Text } from './text'

/** The fields of a request body of one shape. */
export function Body({ schema }: { schema: JsonSchema }) {
  const { description, required = [] } = schema
  const rows = Object.entries(getProperties(schema)).map(([name, field]) => ({
    key: name,
    name: (
      <>
        <Code>{name}</Code>
        {required.includes(name) ? null : (
          <span className="mt-1 block text-ink-soft text-xs">optional</span>
        )}
      </>
    ),
    text: <Text>{schemaText(field)}</Text>,
  }))
  return <Rows caption={`Body. ${description}`} heads={['Field', 'Value']} rows={rows} />
}
