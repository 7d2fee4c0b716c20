import type { CollectionConfig } from 'payload'
import { records } from '@/access/records'
import { cacheTags } from '@/config/cache-tags'
import { websiteField } from '@/fields/contact'
import { textList } from '@/fields/text-list'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preventUsedOptionDelete, renameOption } from '../listing-options/hooks'

const expire = invalidateTags(() => [
  cacheTags.resources,
  cacheTags.communities,
  cacheTags.listingOptions,
])

export const SchoolDistrict: CollectionConfig = {
  slug: 'school-districts',
  labels: { singular: 'School district', plural: 'School districts' },
  admin: {
    group: adminGroups.editorial,
    useAsTitle: 'name',
    defaultColumns: ['name', 'rating', 'enrollment', 'updatedAt'],
  },
  access: records,
  orderable: true,
  defaultSort: '_order',
  hooks: {
    afterChange: [renameOption('school-districts'), ...expire.afterChange],
    afterDelete: expire.afterDelete,
    beforeDelete: [preventUsedOptionDelete('school-districts', 'name')],
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 120 },
    {
      name: 'abbreviation',
      type: 'text',
      maxLength: 20,
      admin: { placeholder: 'NISD', description: 'The search of the site finds it too.' },
    },
    { name: 'rating', type: 'text', maxLength: 80 },
    { name: 'enrollment', type: 'text', maxLength: 80 },
    textList('highlights', 'Highlights'),
    websiteField(),
    {
      name: 'isListed',
      label: 'On the school information page',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'Otherwise the district can only be chosen for communities.',
      },
    },
  ],
}
