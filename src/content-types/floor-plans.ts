import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import type { ContentType } from './content-type'

export const floorPlans = {
  slug: 'floor-plans',
  labels: { singular: 'Floor plan', plural: 'Floor plans' },
  title: 'name',
  picture: { field: 'elevations', isList: true },
  tag: cacheTags.plans,
  edits: [
    {
      text: 'All plans and homes of a community in one grid',
      place: 'Plans and homes, a tab of the community',
      collection: 'communities',
    },
  ],
  page: { isOwn: false, path: paths.plan },
  isLinkable: false,
} as const satisfies ContentType
