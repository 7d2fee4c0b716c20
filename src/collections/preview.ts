import type { CollectionAdminOptions, GlobalAdminOptions } from 'payload'
import { adminPaths } from '@/config/admin-paths'

const breakpoints = [
  { name: 'mobile', label: 'Mobile', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** The live preview and the preview button of a collection, at the address of the back office. */
export function preview(
  collection: string,
): Required<Pick<CollectionAdminOptions, 'livePreview' | 'preview'>> {
  const address = (id: unknown): string | null =>
    typeof id === 'number' ? adminPaths.preview(collection, id) : null
  return {
    preview: ({ id }) => address(id),
    livePreview: { url: ({ data }) => address(data.id) ?? '', breakpoints },
  }
}

/** The live preview and the preview button of a global, at the address of the back office. */
export function globalPreview(
  slug: string,
): Required<Pick<GlobalAdminOptions, 'livePreview' | 'preview'>> {
  const address = adminPaths.globalPreview(slug)
  return { preview: () => address, livePreview: { url: address, breakpoints } }
}
