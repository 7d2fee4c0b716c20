import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { adminPaths } from '@/config/admin-paths'

interface AuditedDocument {
  readonly collectionSlug?: unknown
  readonly documentId?: unknown
  readonly documentTitle?: unknown
  readonly action?: unknown
}

const textOr = (label: unknown, otherwise: string) =>
  typeof label === 'string' ? label : otherwise

/** The document's type, and the URL of its form, or of its form in the trash. */
function findPlace({ config }: Payload, slug: string, id: string | null, isTrashed: boolean) {
  const global = config.globals.find((known) => known.slug === slug)
  if (global) return { kind: textOr(global.label, slug), href: adminPaths.global(slug) }
  const collection = config.collections.find((known) => known.slug === slug)
  const kind = textOr(collection?.labels.singular, slug)
  if (!collection || !id) return { kind, href: null }
  const formPath = isTrashed ? adminPaths.trashed : adminPaths.document
  return { kind, href: formPath(slug, id) }
}

/**
 * The document of an audit log entry. Documents with personal data are shown by id instead of
 * title.
 */
export function AuditDocumentCell({ payload, rowData }: DefaultServerCellComponentProps) {
  const { collectionSlug, documentId, documentTitle, action }: AuditedDocument = rowData
  const id = typeof documentId === 'string' ? documentId : null
  const { kind, href } = findPlace(payload, String(collectionSlug), id, action === 'trashed')
  const title = documentTitle ? String(documentTitle) : id ? `No. ${id}` : null
  return (
    <span className="guide-pair-cell">
      {title && href && action !== 'deleted' ? (
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {kind === title ? null : <small>{kind}</small>}
    </span>
  )
}
