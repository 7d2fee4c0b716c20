import type { NumberField } from 'payload'
import { limits } from '@/domain/homes/limits'

interface Limits {
  readonly min: number
  readonly max: number
}

function wholeNumber(
  name: string,
  label: string,
  { min, max }: Limits,
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
  wholeNumber('squareFeet', 'Square feet', limits.squareFeet, { placeholder: '2480' }),
  wholeNumber('beds', 'Bedrooms', limits.beds),
  wholeNumber('baths', 'Full baths', limits.baths),
  wholeNumber('halfBaths', 'Half baths', limits.halfBaths),
]

export const stories = wholeNumber('stories', 'Stories', limits.stories)
export const garage = wholeNumber('garage', 'Garage', limits.garage, {
  description: 'Number of cars.',
})
