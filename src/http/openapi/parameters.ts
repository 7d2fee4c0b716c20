import { z } from 'zod/mini'
import type { Operation } from '@/contract/operation'
import type { JsonSchema, Parameter } from './types'

/** The path and query parameters of an operation, with their descriptions. */
export function parametersOf(operation: Operation): Parameter[] {
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter(operation, name, 'path', { type: 'string' }),
  )
  const inQuery = Object.entries(querySchemas(operation)).map(([name, schema]) =>
    parameter(operation, name, 'query', schema),
  )
  return [...inPath, ...inQuery]
}

function parameter(
  { parameters = {}, example }: Operation,
  name: string,
  place: 'path' | 'query',
  schema: JsonSchema,
): Parameter {
  const text = example.parameters?.[name]
  return {
    name,
    in: place,
    required: place === 'path',
    description: parameters[name] ?? '',
    schema,
    ...(text === undefined ? {} : { example: asWritten(text, schema) }),
  }
}

/** The value that this text represents in a URL. */
function asWritten(text: string, { type }: JsonSchema): unknown {
  if (type === 'integer') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

function querySchemas({ query }: Operation): Record<string, JsonSchema> {
  if (!query) return {}
  const written = propertiesOf(query, 'input')
  const read = propertiesOf(query, 'output')
  return Object.fromEntries(
    Object.entries(written).map(([name, schema]) => [
      name,
      callersSchema(schema, read[name] ?? {}),
    ]),
  )
}

function propertiesOf(query: z.ZodMiniObject, io: 'input' | 'output'): Record<string, JsonSchema> {
  const { properties = {} } = z.toJSONSchema(query, { io, unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      typeof schema === 'object' ? schema : {},
    ]),
  )
}

/**
 * The schema of the input. In a URL all values are text, which the API parses to numbers and
 * booleans. The text alone would lose their limits, and the parsed value would lose comma-separated
 * lists.
 */
function callersSchema(written: JsonSchema, read: JsonSchema): JsonSchema {
  // The API parses text that consists of digits as a number.
  if (read.type === 'number') return { ...read, type: 'integer' }
  const schema = isFlag(written) ? { type: 'boolean' as const } : written
  return read.default === undefined ? schema : { ...schema, default: read.default }
}

function isFlag({ enum: words = [] }: JsonSchema): boolean {
  return words.length === 2 && words.includes('true') && words.includes('false')
}
