import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from './badge'

/**
 * Whether a document is published. Payload's status `changed` is a draft of a published document.
 */
export function PublishedCell({ cellData }: DefaultServerCellComponentProps) {
  if (cellData === 'published') return <Badge tone="good">Published</Badge>
  if (cellData === 'changed')
    return <Badge tone="warning">Published, with unpublished changes</Badge>
  return <Badge tone="plain">Draft</Badge>
}
