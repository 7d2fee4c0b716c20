import type { TextField } from 'payload'

/** A list of short texts, edited as lines. */
export function textList(name: string, label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    hasMany: true,
    admin: { components: { Field: '@/admin/lines/lines-field#LinesField' } },
  }
}
