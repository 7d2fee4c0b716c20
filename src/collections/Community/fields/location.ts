import type { Field, NumberField } from 'payload'
import { number } from 'payload/shared'
import { counties } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'

/** Degrees by which the arrow keys of a number field change a coordinate: about ten meters. */
const COORDINATE_STEP = 0.0001

/** Half of the coordinates would neither be a place nor count as missing. */
const coordinate = (
  name: 'latitude' | 'longitude',
  max: number,
  placeholder: string,
): NumberField => ({
  name,
  type: 'number',
  min: -max,
  max,
  validate: (value: number | null | undefined, options) => {
    const siblings: { latitude?: unknown; longitude?: unknown } = options.siblingData
    const other = name === 'latitude' ? siblings.longitude : siblings.latitude
    if (value == null && other != null) return `Enter the ${name} too, or neither.`
    return number(value, options)
  },
  admin: { width: '50%', placeholder, step: COORDINATE_STEP },
})

export const locationFields: Field[] = [
  {
    name: 'location',
    label: 'Address',
    type: 'text',
    required: true,
    maxLength: 240,
    admin: {
      placeholder: 'Upper Cibolo Rd, Boerne, Texas 78006',
      description: 'Street or intersection, city, state and ZIP code, separated by commas.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'city',
        type: 'text',
        required: true,
        index: true,
        maxLength: 80,
        admin: {
          width: '50%',
          placeholder: 'San Antonio',
          components: { Field: '@/admin/options/option-fields#CityField' },
        },
      },
      {
        name: 'county',
        type: 'select',
        required: true,
        index: true,
        options: selectOptions(counties),
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'locationMap',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '@/admin/location/location-map#LocationMap' },
    },
  },
  {
    type: 'row',
    fields: [coordinate('latitude', 90, '29.4241'), coordinate('longitude', 180, '-98.4936')],
  },
]
