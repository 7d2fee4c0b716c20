import { z } from 'zod/mini'
import type { Operation } from '@/contract/operation'
import type { JsonSchema, Parameter } from './types'

/** The parameters of a call's path and query, with what the contract says they mean. */
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

/** The value that stands in an address as this text. */
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
 * What a caller writes. An address holds text, which the contract reads as numbers and flags; the
 * text alone would hide their bounds, and what is read would hide lists that commas join.
 */
function callersSchema(written: JsonSchema, read: JsonSchema): JsonSchema {
  // Text of digits alone is what the contract takes for a number.
  if (read.type === 'number') return { ...read, type: 'integer' }
  const schema = isFlag(written) ? { type: 'boolean' as const } : written
  return read.default === undefined ? schema : { ...schema, default: read.default }
}

function isFlag({ enum: words = [] }: JsonSchema): boolean {
  return words.length === 2 && words.includes('true') && words.includes('false')
}
