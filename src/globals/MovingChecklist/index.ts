import { cacheTags } from '@/config/cache-tags'
import { textList } from '@/fields/text-list'
import { declareGlobal } from '../declare'

/** The checklist in groups by week. */
export const MovingChecklist = declareGlobal({
  slug: 'moving-checklist',
  tag: cacheTags.page('moving-checklist'),
  fields: [
    {
      name: 'groups',
      type: 'array',
      labels: { singular: 'Group', plural: 'Groups' },
      admin: {
        components: { RowLabel: '@/admin/moving-checklist/group-row-label#GroupRowLabel' },
      },
      fields: [{ name: 'title', type: 'text', required: true }, textList('items', 'Things to do')],
    },
  ],
})
