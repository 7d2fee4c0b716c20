import type { CollectionConfig } from 'payload'
import { editors } from '@/access/editors'
import { cacheTags } from '@/config/cache-tags'
import { builders } from '@/content-types/builders'
import { listView } from '@/content-types/list-view'
import { builderTiers } from '@/domain/enums'
import { buildTimeField } from '@/fields/build-time'
import { booleanCell, titleCell } from '@/fields/cells'
import { emailField, phoneField, websiteField } from '@/fields/contact'
import { formTabs } from '@/fields/form-tabs'
import { handOverField } from '@/fields/hand-over'
import { inclusionsField } from '@/fields/inclusions'
import { pictureField } from '@/fields/picture'
import { searchEngines } from '@/fields/search-engines'
import { selectOptions } from '@/fields/select-options'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publishable } from '../publishable'

/** A home builder. Its communities are stored in the communities' `builders` field. */
export const Builder: CollectionConfig = {
  slug: builders.slug,
  labels: builders.labels,
  ...listView({
    filters: ['name', 'tier', 'isCustom', 'phone', 'email', 'website'],
    savedBy: 'staff',
    count: 'all',
  }),
  admin: {
    group: adminGroups.listings,
    useAsTitle: builders.title,
    components: {
      ...publishable.components,
      views: {
        edit: {
          report: {
            Component: '@/admin/reports/builder-report#BuilderReport',
            path: '/report',
            tab: { label: 'Report', href: '/report', condition: editors, order: 200 },
          },
        },
      },
    },
    ...preview('builders'),
    defaultColumns: ['name', 'tier', 'phone', 'isCustom', 'updatedAt', '_status'],
    listSearchableFields: ['name', 'slug'],
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: 'name',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: publishable.beforeChange,
    beforeDelete: publishable.beforeDelete,
    ...invalidateTags((doc, other) => [
      cacheTags.builders,
      cacheTags.builder(String(doc.slug)),
      ...(doc.slug === other?.slug && doc.name === other?.name ? [] : [cacheTags.builderNames]),
      ...(doc.slug === other?.slug ? [] : [cacheTags.buildersWithCommunities]),
    ]),
  },
  fields: [
    formTabs({
      'Basics and contact': [
        {
          name: 'name',
          type: 'text',
          required: true,
          index: true,
          maxLength: 120,
          admin: { components: { Cell: titleCell('logo') } },
        },
        slug('name'),
        pictureField({ name: 'logo' }),
        {
          type: 'row',
          fields: [
            phoneField({ admin: { width: '50%' } }),
            emailField({
              admin: {
                width: '50%',
                description: 'Messages to this builder are sent to this address.',
              },
            }),
          ],
        },
        websiteField(),
        { name: 'address', type: 'text', maxLength: 240 },
      ],
      'Text and figures': [
        {
          name: 'description',
          type: 'textarea',
          maxLength: 5000,
          admin: { rows: 6, description: 'A blank line starts a new paragraph.' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'foundedYear',
              type: 'number',
              min: 1800,
              max: 2100,
              admin: { width: '50%', step: 1 },
            },
            {
              name: 'employees',
              type: 'text',
              maxLength: 40,
              admin: { width: '50%', placeholder: '40-60' },
            },
          ],
        },
        searchEngines(),
      ],
      'What the price includes': [buildTimeField, { ...inclusionsField, label: false }],
      Communities: [
        {
          name: 'communities',
          type: 'join',
          collection: 'communities',
          on: 'builders',
          defaultSort: 'name',
          where: { deletedAt: { exists: false } },
          admin: { defaultColumns: ['name', 'city', 'startPrice', '_status'] },
        },
      ],
      'Submissions and leads': [
        handOverField,
        {
          name: 'submissions',
          type: 'ui',
          admin: {
            disableBulkEdit: true,
            disableListColumn: true,
            components: { Field: '@/admin/submissions/builder-submissions#BuilderSubmissions' },
          },
        },
      ],
    }),
    {
      name: 'tier',
      type: 'select',
      index: true,
      options: selectOptions(builderTiers),
      admin: { position: 'sidebar' },
    },
    {
      name: 'isCustom',
      label: 'Builds custom homes',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', components: { Cell: booleanCell('Custom') } },
    },
    ...publishable.fields,
  ],
}
