import type { NumberField } from 'payload'

interface Limits {
  readonly min?: number
  readonly max: number
}

function wholeNumber(
  name: string,
  label: string,
  { min = 0, max }: Limits,
  admin: NumberField['admin'] = {},
): NumberField {
  return {
    name,
    label,
    type: 'number',
    min,
    max,
    validate: (value: unknown) => {
      if (value === undefined || value === null) return true
      if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
        return `Enter a whole number from ${min} to ${max}.`
      return true
    },
    admin: { width: '33%', step: 1, ...admin },
  } as NumberField
}

/** The size and the rooms of a plan or a home. */
export const dimensions: NumberField[] = [
  wholeNumber('squareFeet', 'Square feet', { min: 100, max: 20_000 }, { placeholder: '2480' }),
  wholeNumber('beds', 'Bedrooms', { max: 12 }),
  wholeNumber('baths', 'Full baths', { max: 12 }),
  wholeNumber('halfBaths', 'Half baths', { max: 6 }),
]

export const stories = wholeNumber('stories', 'Stories', { min: 1, max: 4 })
export const garage = wholeNumber(
  'garage',
  'Garage',
  { max: 8 },
  { description: 'Number of cars.' },
)
