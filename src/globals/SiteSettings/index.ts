import type { NumberField, TextField } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import { emailField, phoneField } from '@/fields/contact'
import { pictureField } from '@/fields/picture'
import { textList } from '@/fields/text-list'
import { declareGlobal } from '../declare'

const figure = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 0,
  admin: { width: '25%' },
})

const addressPart = (name: string, width: string): TextField => ({
  name,
  type: 'text',
  required: true,
  maxLength: 120,
  admin: { width },
})

/** The name, contact details, notices and numbers that every page uses. */
export const SiteSettings = declareGlobal({
  slug: 'site-settings',
  label: 'Site settings',
  tag: cacheTags.site,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name & contact',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 120 },
            { name: 'tagline', type: 'textarea', required: true, maxLength: 300 },
            { name: 'description', type: 'textarea', required: true, maxLength: 300 },
            phoneField({ required: true }),
            emailField({ required: true }),
            {
              name: 'address',
              type: 'group',
              fields: [
                {
                  type: 'row',
                  fields: [
                    addressPart('street', '40%'),
                    addressPart('city', '30%'),
                    addressPart('state', '10%'),
                    addressPart('zip', '20%'),
                  ],
                },
              ],
            },
            pictureField({ name: 'ogImage', label: 'Picture for shared links' }),
          ],
        },
        {
          label: 'Notices',
          fields: [
            {
              name: 'editionLine',
              type: 'text',
              maxLength: 160,
              admin: { description: 'The line at the top of every page.' },
            },
            textList('serviceArea', 'Counties served'),
            { name: 'priceNotice', type: 'textarea', required: true, maxLength: 300 },
            {
              name: 'copyrightYear',
              type: 'number',
              required: true,
              min: 2000,
              max: 2100,
              admin: { step: 1 },
            },
            {
              name: 'siteManagerCredit',
              type: 'text',
              maxLength: 160,
              admin: { description: 'The last line of the footer.' },
            },
          ],
        },
        {
          label: 'Figures',
          description: 'Shown in the stats strip when the live figures are unavailable.',
          fields: [
            {
              name: 'defaultStats',
              type: 'group',
              label: false,
              fields: [
                {
                  type: 'row',
                  fields: [
                    figure('totalCommunities', 'Communities'),
                    figure('totalBuilders', 'Builders'),
                    figure('totalAvailableHomes', 'Available homes'),
                    figure('totalFloorPlans', 'Floor plans'),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Newsletter',
          fields: [
            {
              name: 'doubleOptIn',
              label: 'Ask new subscribers to confirm by email',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description:
                  'When on, new subscribers get an email with a link and are subscribed after they confirm. When off, they are subscribed immediately. The forms show the same text in both cases.',
              },
            },
          ],
        },
      ],
    },
  ],
})
