import type { DefaultServerCellComponentProps } from 'payload'
import { Badge } from './badge'

/** Whether the site shows a document; Payload says `changed` of a draft that was published once. */
export function PublishedCell({ cellData }: DefaultServerCellComponentProps) {
  if (cellData === 'published') return <Badge tone="good">Published</Badge>
  if (cellData === 'changed') return <Badge tone="warning">Draft of a published one</Badge>
  return <Badge tone="plain">Draft</Badge>
}
