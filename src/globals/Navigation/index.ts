import type { ArrayField, Field } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { labelledLink, labelledLinkFields } from '@/fields/labelled-link'
import { declareGlobal } from '../declare'

const links = (name: string, label: string, extra: Field[] = []): ArrayField => ({
  name,
  label,
  type: 'array',
  labels: { singular: 'Link', plural: 'Links' },
  fields: [...labelledLinkFields, ...extra],
})

/** The links of the header and the footer. */
export const Navigation = declareGlobal({
  slug: 'navigation',
  tag: cacheTags.site,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          fields: [
            links('mainLinks', 'Main links'),
            { name: 'resourcesLabel', type: 'text', required: true, defaultValue: 'Resources' },
            links('resourcesLinks', 'Resources menu', [
              { name: 'hint', type: 'text', maxLength: 120 },
            ]),
            labelledLink('newsletterButton', 'Newsletter button'),
          ],
        },
        {
          label: 'Footer',
          fields: [
            { name: 'brandText', type: 'textarea', maxLength: 300 },
            links('socialLinks', 'Social links'),
            {
              name: 'columns',
              type: 'array',
              maxRows: 4,
              labels: { singular: 'Column', plural: 'Columns' },
              admin: {
                description: 'A link to a builder is shown while the builder has communities.',
              },
              fields: [{ name: 'title', type: 'text', required: true }, links('links', 'Links')],
            },
            {
              name: 'contactLabel',
              type: 'text',
              required: true,
              defaultValue: 'Contact',
              admin: { description: 'Label of the phone link; the number is in Site settings.' },
            },
            {
              name: 'equalHousingText',
              type: 'text',
              required: true,
              defaultValue: 'Equal Housing Opportunity',
            },
            {
              name: 'badges',
              label: 'Partner and membership badges',
              type: 'text',
              hasMany: true,
            },
          ],
        },
      ],
    },
  ],
})
