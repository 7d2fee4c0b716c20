import type { TextField } from 'payload'
import { mustBeListed } from '../../listing-options/must-be-listed'

export const homeTypesField: TextField = {
  name: 'homeTypes',
  label: 'Home types',
  type: 'text',
  hasMany: true,
  validate: mustBeListed('home-types', 'value'),
  custom: { optionsOf: 'home-types' },
  admin: { components: { Field: '@/admin/options/option-fields#HomeTypesField' } },
}

export const amenitiesField: TextField = {
  name: 'amenities',
  type: 'text',
  hasMany: true,
  validate: mustBeListed('amenities', 'value'),
  custom: { optionsOf: 'amenities' },
  admin: {
    description: 'The first two or three are shown on cards.',
    components: { Field: '@/admin/options/option-fields#AmenitiesField' },
  },
}
