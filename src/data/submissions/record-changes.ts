import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ChangedValue } from '@/contract/audit/changed-values'
import { auditEntries } from '@/database/audit-entries'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { Staff } from '../staff/queries'

interface AuditedChange {
  readonly id: number
  readonly title: string
  readonly field: string
  readonly values: readonly ChangedValue[]
}

/** Adds a change of a submission to the audit log, in the transaction of the request. */
export async function recordAudit(
  req: PayloadRequest,
  { id, title, field, values }: AuditedChange,
  user: Pick<Staff, 'id' | 'name'>,
): Promise<void> {
  const stored = values.length > 0 ? JSON.stringify(values) : null
  const entry = sql`select 'updated' as action, 'submissions' as collection_slug,
      ${id}::int as document_id, ${title} as document_title, array[${field}] as changed_fields,
      ${stored}::jsonb as changed_values`
  await runStatement(await sessionOf(req), sql`with ${auditEntries(user, entry)} select`)
}
