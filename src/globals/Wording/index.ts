import type { GlobalConfig } from 'payload'
import { editors } from '@/access/editors'
import { staff } from '@/access/staff'
import { adminGroups } from '@/collections/groups'
import { defaultWording } from '@/content/wording'
import { textList } from '@/fields/text-list'
import { lockGlobal } from '../hooks/lock-global'
import { optimisticLock } from '../hooks/optimistic-lock'
import { checkEndpoint } from './check-endpoint'

/** The words that the forms mark because of fair-housing law. Visitors see none of it. */
export const Wording: GlobalConfig = {
  slug: 'wording',
  label: 'Fair-housing wording',
  typescript: { interface: 'WordingGlobal' },
  admin: {
    group: adminGroups.settings,
    description:
      'Words that the forms mark in descriptions, articles, events and ads. A contributor can’t submit them; an editor can publish them with a reason. This list is a help, not legal advice.',
  },
  access: { read: staff, update: editors },
  endpoints: [checkEndpoint],
  hooks: { beforeOperation: [lockGlobal], beforeChange: [optimisticLock] },
  fields: [
    {
      name: 'terms',
      type: 'array',
      labels: { singular: 'Term', plural: 'Terms' },
      defaultValue: defaultWording,
      admin: {
        description: 'Capitals, and the spaces between words, make no difference.',
        initCollapsed: true,
        components: { RowLabel: '@/admin/glossary/term-row-label#TermRowLabel' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'term',
              type: 'text',
              required: true,
              maxLength: 80,
              admin: { width: '50%', placeholder: 'adults only' },
            },
            {
              name: 'language',
              type: 'select',
              required: true,
              defaultValue: 'en',
              options: [
                { value: 'en', label: 'English' },
                { value: 'es', label: 'Spanish' },
              ],
              admin: { width: '50%' },
            },
          ],
        },
        textList('otherForms', 'Other forms'),
        {
          name: 'isHint',
          label: 'Only a hint',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'The words can be lawful. They are marked, and stop no one.' },
        },
        { name: 'why', type: 'textarea', required: true, maxLength: 280 },
        {
          name: 'instead',
          label: 'What to write instead',
          type: 'textarea',
          required: true,
          maxLength: 280,
        },
        {
          name: 'source',
          label: 'Legal source',
          type: 'text',
          required: true,
          maxLength: 160,
          admin: { placeholder: '24 CFR 100.75(c)' },
        },
      ],
    },
  ],
}
