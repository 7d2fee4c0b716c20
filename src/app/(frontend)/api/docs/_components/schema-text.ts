import type { JsonSchema } from '@/http/openapi/types'

/** The keywords of JSON Schema that tell a caller what to send. */
const keywords = [
  'format',
  'const',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'maxItems',
  'default',
] as const

/** A schema in one line of JSON Schema's keywords: `integer, minimum 1, maximum 500`. */
export function schemaText(schema: JsonSchema): string {
  const { items, type } = schema
  const kind = isSchema(items) ? `${type} of ${items.type}` : [type].flat().join(' or ')
  const limits = keywords.flatMap((name) => {
    const value = schema[name]
    return value === undefined ? [] : [`${name} ${formatText(value)}`]
  })
  return [kind, ...limits].join(', ')
}

function formatText(value: unknown): string {
  const values = Array.isArray(value) && value.length > 0 ? value : [value]
  return values
    .map((each) => `\`${typeof each === 'string' ? each : JSON.stringify(each)}\``)
    .join(', ')
}

function isSchema(items: JsonSchema['items']): items is JsonSchema {
  return typeof items === 'object' && !Array.isArray(items)
}
