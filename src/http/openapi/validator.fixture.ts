import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonSchema, OpenApiDocument } from './types'

/** What is wrong with a value, a sentence each; nothing when it is of the schema's shape. */
export type Check = (schema: JsonSchema, value: unknown) => string[]

/**
 * Checks values against the schemas of a description, for tests. `exact` refuses fields that a
 * shape does not name as well: what is published leaves room for more, what is answered has none.
 */
export function checkerOf({ components }: OpenApiDocument, exact: 'exact' | 'open'): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  return (schema, value) => {
    const whole: JsonSchema = { components, ...schema }
    const validate = ajv.compile(exact === 'exact' ? closed(whole) : whole)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${instancePath || '(all)'} ${message} ${JSON.stringify(params)}`,
    )
  }
}

/** A copy in which objects have no other fields than those they name. */
function closed<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part), (_key, value) => {
    if (typeof value !== 'object' || value === null || value.type !== 'object') return value
    return { additionalProperties: false, ...value }
  })
}
