import { z } from 'zod/mini'
import type { Operation } from '@/contract/operation'
import type { JsonSchema, Parameter } from './types'

/** The path and query parameters of an operation, with their descriptions. */
export function getParameters({ path, query, parameters = {}, example }: Operation): Parameter[] {
  const parameter = (name: string, place: 'path' | 'query', schema: JsonSchema): Parameter => ({
    name,
    in: place,
    required: place === 'path',
    description: parameters[name] ?? '',
    schema,
    // A list is one value with commas.
    ...(schema.type === 'array' ? { style: 'form' as const, explode: false } : {}),
    example: example.parameters?.[name],
  })
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter(name, 'path', { type: 'string' }),
  )
  const inQuery = Object.entries(getSchemas(query)).map(([name, schema]) =>
    parameter(name, 'query', schema),
  )
  return [...inPath, ...inQuery]
}

/** The schemas of the parsed values, because the text in the URL has no types and limits. */
function getSchemas(query: Operation['query']) {
  return query ? getProperties(z.toJSONSchema(query)) : {}
}

/** The properties of an object schema. */
export function getProperties({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      typeof schema === 'object' ? schema : {},
    ]),
  )
}
