import type { NumberField } from 'payload'

/** Where a record stands in its list; lower comes first. */
export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', description: 'Lower numbers come first.', step: 1 },
}
