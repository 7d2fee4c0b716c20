import type { CollectionAdminOptions } from 'payload'
import { env } from '@/config/env'
import { paths } from '@/config/paths'

const breakpoints = [
  { name: 'mobile', label: 'Mobile', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/**
 * The live preview and the preview button of a collection. Both use an absolute URL, because the
 * form and the preview exchange messages and check each other's origin.
 */
export function preview(
  collection: string,
): Required<Pick<CollectionAdminOptions, 'livePreview' | 'preview'>> {
  const address = (id: unknown): string | null =>
    typeof id === 'number' ? new URL(paths.preview(collection, id), env.SITE_URL).href : null
  return {
    preview: ({ id }) => address(id),
    livePreview: { url: ({ data }) => address(data.id) ?? '', breakpoints },
  }
}
