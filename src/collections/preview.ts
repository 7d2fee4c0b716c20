import type { CollectionAdminOptions } from 'payload'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

/** The widths at which editors look at a page. */
const breakpoints = [
  { name: 'mobile', label: 'Mobile', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/**
 * Shows a document as it was saved last, beside its form and in a window of its own. The address is
 * a whole one: form and preview tell each other of changes, and check whom they listen to.
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
