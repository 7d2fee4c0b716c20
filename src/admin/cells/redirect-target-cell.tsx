import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { loadRedirectTarget, type RedirectTarget } from '@/data/redirects/queries'
import { Badge } from './badge'

/** The target of a redirect, and whether its page exists. */
export async function RedirectTargetCell({ rowData }: DefaultServerCellComponentProps) {
  const { id, to } = rowData
  if (to?.type === 'custom') return <span>{to.url}</span>
  const target = await loadRedirectTarget(Number(id))
  return <span className="guide-pair-cell">{target ? shown(target) : gone}</span>
}

const gone = <Badge tone="danger">Page deleted</Badge>

const shown = ({ collection, id, title, isShown }: RedirectTarget) => (
  <>
    <Link href={adminPaths.document(collection, id)} prefetch={false}>
      {title || `No. ${id}`}
    </Link>
    {isShown ? null : <Badge tone="warning">Not published</Badge>}
  </>
)
