import { formatNumber } from '@/domain/text/format-number'
import type { JsonSchema } from '@/http/openapi/types'

/** A short description of a schema: `whole number, 1 to 500; 200 unless told`. */
export function kindOf(schema: JsonSchema): string {
  const { default: usual } = schema
  const isSaid = usual !== undefined && !(Array.isArray(usual) && usual.length === 0)
  return isSaid ? `${plainKind(schema)}; \`${usual}\` unless told` : plainKind(schema)
}

function plainKind(schema: JsonSchema): string {
  if (schema.const !== undefined) return `always \`${schema.const}\``
  if (schema.enum) return schema.enum.map((word) => `\`${word}\``).join(', ')
  switch (schema.type) {
    case 'integer':
      return `whole number${span(schema.minimum, schema.maximum)}`
    case 'boolean':
      return '`true` or `false`'
    case 'array':
      return `list of ${innerKind(schema.items)}${span(schema.minItems, schema.maxItems)}`
    case 'string':
      if (schema.format === 'email') return 'e-mail address'
      return `text${span(schema.minLength, schema.maxLength, ' characters')}`
    default:
      return [schema.type ?? 'any value'].flat().map(wordFor).join(' or ')
  }
}

function innerKind(items: JsonSchema['items']): string {
  return typeof items === 'object' && !Array.isArray(items) ? `${plainKind(items)}s` : 'values'
}

function wordFor(type: string): string {
  return type === 'string' ? 'text' : type
}

function span(min: number | undefined, max: number | undefined, unit = ''): string {
  if (max === undefined) return min ? `, ${min} or more${unit}` : ''
  const figure = formatNumber(max)
  return min === undefined || (min === 0 && unit)
    ? `, up to ${figure}${unit}`
    : `, ${min} to ${figure}${unit}`
}
