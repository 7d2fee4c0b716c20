import { labelledOptions } from '../listing-options/option-collection'

export const Amenity = labelledOptions('amenities', { singular: 'Amenity', plural: 'Amenities' }, [
  {
    name: 'isFilter',
    label: 'In the filter',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Visitors can filter communities by this amenity.' },
  },
])
