import type { Parameter } from '@/http/openapi/types'
import { Rows } from './rows'
import { schemaText } from './schema-text'
import { Code, Text } from './text'

/** The path, query and header parameters of an operation. */
export function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => ({
    key: name,
    name: (
      <>
        <Code>{name}</Code>
        <span className="mt-1 block text-ink-soft text-xs">
          {place}
          {required ? ', required' : ''}
        </span>
      </>
    ),
    text: (
      <>
        <Text>{description}</Text>
        <span className="mt-1 block text-ink-soft text-xs">
          <Text>{schemaText(schema)}</Text>
        </span>
      </>
    ),
  }))
  return <Rows caption="Parameters" heads={['Name', 'Meaning']} rows={rows} />
}
