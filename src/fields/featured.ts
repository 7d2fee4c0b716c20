import type { CheckboxField } from 'payload'
import { booleanCell } from './cells'

/** Featured records come first. */
export const featuredField: CheckboxField = {
  name: 'isFeatured',
  label: 'Featured',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Featured items come first.',
    components: { Cell: booleanCell('Featured') },
  },
}
