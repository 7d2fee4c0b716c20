import 'server-only'
import type { DataFromGlobalSlug, FlattenedField, JsonObject } from 'payload'
import type { GlobalName } from '@/content/global-labels'
import type { Staff } from '../staff/staff'
import { payloadClient } from './payload-client'
import { type Draft, isDraft } from './version'

const emptyValues: Readonly<Record<string, unknown>> = {
  text: '',
  textarea: '',
  email: '',
  number: 0,
}

/** The values of a draft, with an empty value where a required text or number is missing. */
function complete(fields: readonly FlattenedField[], values: JsonObject): JsonObject {
  const completed = fields.map((field) => {
    const value: unknown = values[field.name]
    if (field.type === 'array') {
      const rows: JsonObject[] = Array.isArray(value) ? value : []
      return [field.name, rows.map((row) => complete(field.flattenedFields, row))]
    }
    if (field.type === 'group' || field.type === 'tab') {
      return [field.name, complete(field.flattenedFields, Object(value ?? {}))]
    }
    const isRequired = 'required' in field && field.required === true
    return [field.name, value ?? (isRequired ? emptyValues[field.type] : value)]
  })
  return { ...values, ...Object.fromEntries(completed) }
}

/**
 * The newest version of a global for staff. A draft may lack required values, which the pages
 * expect.
 */
export async function newestGlobal<Slug extends GlobalName, Content>(
  slug: Slug,
  depth: number,
  user: Staff,
  map: (stored: DataFromGlobalSlug<Slug>) => Content,
): Promise<Draft<Content>> {
  const payload = await payloadClient()
  const found = await payload.findGlobal({
    slug,
    depth,
    draft: true,
    overrideAccess: false,
    user,
  })
  const global = payload.config.globals.find((one) => one.slug === slug)
  return {
    content: map(Object.assign(found, complete(global?.flattenedFields ?? [], found))),
    isDraft: 'updatedAt' in found && Boolean(found.updatedAt) && isDraft(found),
  }
}
