import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonSchema, OpenApiDocument } from './types'

/** The errors of a value, one message each; empty if the value matches the schema. */
export type Check = (schema: JsonSchema, value: unknown) => string[]

/**
 * Validates values against the schemas of a document, for tests. `exact` also rejects fields that a
 * schema does not declare: published schemas allow additional fields, but responses must not
 * contain any.
 */
export function createCheck({ components }: OpenApiDocument, exact: 'exact' | 'open'): Check {
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

/** A copy in which objects do not allow additional properties. */
function closed<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part), (_key, value) => {
    if (typeof value !== 'object' || value === null || value.type !== 'object') return value
    return { additionalProperties: false, ...value }
  })
}
