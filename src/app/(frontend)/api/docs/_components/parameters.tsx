import type { Operation } from '@/contract/operation'
import { headerParameters, headerParametersOf } from '@/http/openapi/headers'
import { parametersOf } from '@/http/openapi/parameters'
import type { Parameter } from '@/http/openapi/types'
import { kindOf } from './kind'
import { Rows } from './rows'
import { Code, Text } from './text'

function Name({ name, in: place, required }: Parameter) {
  return (
    <>
      <Code>{name}</Code>
      <span className="mt-1 block text-ink-soft text-xs">
        {place}
        {required ? ', required' : ''}
      </span>
    </>
  )
}

function Meaning({ description, schema, in: place }: Parameter) {
  return (
    <>
      <Text>{description}</Text>
      {place === 'path' ? null : (
        <span className="mt-1 block text-ink-soft text-xs">
          <Text>{kindOf(schema)}</Text>
        </span>
      )}
    </>
  )
}

/** The path, query and header parameters of an operation. */
export function Parameters({ operation }: { operation: Operation }) {
  const own = headerParametersOf(operation).map((name): Parameter => headerParameters[name])
  const rows = [...parametersOf(operation), ...own].map((parameter) => ({
    key: parameter.name,
    name: <Name {...parameter} />,
    text: <Meaning {...parameter} />,
  }))
  return <Rows caption="Parameters" heads={['Name', 'Meaning']} rows={rows} />
}
