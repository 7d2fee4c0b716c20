import { labelledOptions } from '../listing-options/option-collection'

export const HomeType = labelledOptions('home-types', {
  singular: 'Home type',
  plural: 'Home types',
})
