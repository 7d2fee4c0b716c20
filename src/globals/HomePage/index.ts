import type { Field } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { labelledLink } from '@/fields/labelled-link'
import { pictureField } from '@/fields/picture'
import { textItems } from '@/fields/text-items'
import { declareGlobal } from '../declare'

const textFields: Field[] = [
  { name: 'heading', type: 'text', required: true, maxLength: 120 },
  { name: 'intro', type: 'textarea', maxLength: 400 },
]

const section = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [...textFields, labelledLink('link', 'Link')],
})

/** The slides, section texts and resource cards of the home page. */
export const HomePage = declareGlobal({
  slug: 'home',
  interfaceName: 'HomePage',
  tag: cacheTags.home,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Slides',
          fields: [
            {
              name: 'heroSlides',
              label: 'Slides',
              type: 'array',
              minRows: 1,
              maxRows: 6,
              labels: { singular: 'Slide', plural: 'Slides' },
              fields: [
                { name: 'heading', type: 'text', required: true, maxLength: 80 },
                { name: 'sub', label: 'Text', type: 'textarea', required: true, maxLength: 240 },
                pictureField({
                  required: true,
                  description: 'Wide photo; keep the left third plain for text.',
                }),
              ],
            },
          ],
        },
        {
          label: 'Sections',
          fields: [
            section('featuredCommunities', 'Featured communities'),
            section('featuredBuilders', 'Featured home builders'),
            section('teaserMap', 'Map teaser'),
            {
              name: 'newsletter',
              type: 'group',
              fields: [
                ...textFields,
                {
                  name: 'note',
                  type: 'text',
                  maxLength: 160,
                  admin: { description: 'Shown next to the button.' },
                },
              ],
            },
            section('latestInsights', 'Latest insights'),
          ],
        },
        {
          label: 'Resource cards',
          fields: [textItems('resourceCards', 'Resource cards', { singular: 'Card', maxRows: 3 })],
        },
      ],
    },
  ],
})
