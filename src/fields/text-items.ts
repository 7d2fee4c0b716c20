import type { ArrayField, Field } from 'payload'

/** A list of paragraphs with titles, for example cards or steps. */
export function textItems(
  name: string,
  label: string,
  { singular, maxRows, extra = [] }: { singular: string; maxRows?: number; extra?: Field[] },
): ArrayField {
  return {
    name,
    label,
    type: 'array',
    ...(maxRows === undefined ? {} : { maxRows }),
    labels: { singular, plural: label },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 120 },
      { name: 'text', type: 'textarea', required: true, maxLength: 800 },
      ...extra,
    ],
  }
}
