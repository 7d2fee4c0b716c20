import type { NumberField } from 'payload'

/** The position of a record in its list. Lower numbers come first. */
export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  defaultValue: 0,
  index: true,
  admin: { position: 'sidebar', description: 'Lower numbers come first.', step: 1 },
}
