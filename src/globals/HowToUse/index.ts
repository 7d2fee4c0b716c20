import { cacheTags } from '@/config/cache-tags'
import { labelledLink } from '@/fields/labelled-link'
import { textItems } from '@/fields/text-items'
import { textList } from '@/fields/text-list'
import { declareGlobal } from '../declare'

export const HowToUse = declareGlobal({
  slug: 'how-to-use',
  tag: cacheTags.page('how-to-use-this-site'),
  fields: [
    { name: 'featuresHeading', type: 'text', required: true },
    textItems('features', 'Features', {
      singular: 'Feature',
      extra: [labelledLink('link', 'Link')],
    }),
    { name: 'quickStartHeading', type: 'text', required: true },
    textItems('quickStart', 'Quick start', { singular: 'Step' }),
    { name: 'serviceAreaHeading', type: 'text', required: true },
    {
      name: 'serviceArea',
      labels: { singular: 'Service area', plural: 'Service areas' },
      type: 'array',
      fields: [{ name: 'county', type: 'text', required: true }, textList('cities', 'Cities')],
    },
  ],
})
