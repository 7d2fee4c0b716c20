import type { NumberField } from 'payload'

export const readMinutesField: NumberField = {
  name: 'readMinutes',
  label: 'Reading time (minutes)',
  type: 'number',
  min: 1,
  max: 240,
  admin: { position: 'sidebar' },
}
