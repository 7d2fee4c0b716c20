import { cacheTags } from '@/config/cache-tags'
import { labelledLink } from '@/fields/labelled-link'
import { textItems } from '@/fields/text-items'
import { declareGlobal } from '../declare'

export const About = declareGlobal({
  slug: 'about',
  tag: cacheTags.page('about'),
  fields: [
    { name: 'serviceAreaHeading', type: 'text', required: true },
    {
      name: 'serviceArea',
      labels: { singular: 'Service area', plural: 'Service areas' },
      type: 'array',
      fields: [
        { name: 'county', type: 'text', required: true },
        { name: 'place', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
      ],
    },
    { name: 'differentiatorsHeading', type: 'text', required: true },
    textItems('differentiators', 'Differentiators', { singular: 'Card' }),
    {
      name: 'newsletter',
      type: 'group',
      fields: [
        { name: 'heading', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
        labelledLink('link', 'Link'),
      ],
    },
    {
      name: 'publisherPolicy',
      label: 'Publisher’s policy',
      type: 'group',
      fields: [
        { name: 'heading', type: 'text', required: true },
        { name: 'intro', type: 'textarea' },
        textItems('items', 'Rules', { singular: 'Rule' }),
        labelledLink('link', 'Link'),
      ],
    },
    {
      name: 'startSearch',
      type: 'group',
      fields: [
        { name: 'heading', type: 'text', required: true },
        { name: 'text', type: 'textarea', required: true },
        labelledLink('link', 'Link'),
      ],
    },
  ],
})
