import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { redirectTargetOf } from '@/data/redirect-targets'
import { paths } from '@/lib/paths'
import { Badge } from './badge'

/** Where a redirect leads, and whether anybody arrives there. */
export async function RedirectTargetCell({ rowData }: DefaultServerCellComponentProps) {
  const { id, to } = rowData
  if (to?.type === 'custom') return <span>{to.url}</span>
  const target = await redirectTargetOf(Number(id))
  if (!target) return <Badge tone="danger">Page deleted</Badge>
  return (
    <span className="guide-pair-cell">
      <Link href={paths.adminDocument(target.collection, target.id)} prefetch={false}>
        {target.title || `No. ${target.id}`}
      </Link>
      {target.isShown ? null : <Badge tone="warning">Not on the site</Badge>}
    </span>
  )
}
