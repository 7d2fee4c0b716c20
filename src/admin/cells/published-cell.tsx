import type { DefaultServerCellComponentProps } from 'payload'
import { isPublished } from '@/data/dashboard/loaders'
import { Badge } from './badge'

/**
 * Whether a document is published. Payload's status `changed` is a draft with an older published
 * version, and does not tell whether the document was unpublished since.
 */
export async function PublishedCell({
  cellData,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  if (cellData === 'published') return <Badge tone="good">Published</Badge>
  if (cellData === 'changed' && (await isPublished(collectionSlug, rowData.id)))
    return <Badge tone="warning">Published, with unpublished changes</Badge>
  return <Badge tone="plain">Draft</Badge>
}
