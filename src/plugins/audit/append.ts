import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ChangedList, ChangedValue } from '@/contract/audit/changed-values'
import { auditEntries, findAuthor } from '@/database/audit-entries'
import { runStatement } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'
import type { AuditEntry } from '@/payload-types'

export type Entry = Pick<AuditEntry, 'action' | 'collectionSlug'> &
  Partial<Pick<AuditEntry, 'documentId' | 'documentTitle' | 'changedFields'>> & {
    readonly changedValues?: readonly (ChangedList | ChangedValue)[]
  }

/**
 * Adds an entry in the transaction of the request, so it commits or rolls back with the change.
 * Requests without an author, such as visitors, seeding and some jobs, add no entry.
 */
export async function append(req: PayloadRequest, entry: Entry): Promise<void> {
  const author = findAuthor(req)
  if (!author) return
  const isOwnAccount =
    entry.collectionSlug === req.user?.collection && entry.documentId === String(author.id)
  // A deleted user cannot be referenced.
  const id = isOwnAccount && entry.action === 'deleted' ? null : author.id
  const { action, collectionSlug, documentId = null, documentTitle = null } = entry
  const { changedFields = [], changedValues = [] } = entry
  const change = sql`select ${action} as action, ${collectionSlug} as collection_slug,
    ${documentId} as document_id, ${documentTitle} as document_title,
    array(select json_array_elements_text(${JSON.stringify(changedFields)})) as changed_fields,
    ${changedValues.length > 0 ? JSON.stringify(changedValues) : null} as changed_values`
  await runStatement(
    await getSession(req),
    sql`with ${auditEntries({ id, name: author.name }, change)} select`,
  )
}
