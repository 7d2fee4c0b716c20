import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { cacheTags } from '@/config/cache-tags'
import type { ChangedValue } from '@/contract/audit/changed-values'
import { auditEntries } from '@/database/audit-entries'
import { notifyTags } from '@/database/notify-tags'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import type { FieldId, ListingKind } from '@/domain/submissions/fields'
import type { FieldValues } from '@/domain/submissions/plan-changes'
import { fieldName, storage } from '@/jobs/read-submission/storage'
import { auditValue } from '@/lib/audit-value'
import type { Staff } from '../staff/queries'
import { batches } from './write-rows'

export interface AuditedChange {
  readonly action: 'created' | 'updated' | 'published' | 'unpublished' | 'deleted'
  readonly kind: ListingKind | 'submission'
  readonly id: number
  readonly title: string
  /** Names of fields in the collection. */
  readonly fields: readonly string[]
  readonly values: readonly ChangedValue[]
}

/** The changed values that fit in a line, for the audit log. */
export function auditedValues(from: FieldValues, to: FieldValues): ChangedValue[] {
  return Object.keys(to).flatMap((id) => {
    const field = id as FieldId
    const [before, after] = [auditValue(from[field]), auditValue(to[field])]
    if (before === undefined || after === undefined) return []
    return [{ field: fieldName(field), from: before, to: after }]
  })
}

/** Adds entries to the audit log, in the transaction of the request. */
export async function recordAudit(
  req: PayloadRequest,
  changes: readonly AuditedChange[],
  user: Pick<Staff, 'id' | 'name'>,
): Promise<void> {
  const connection = await sessionOf(req)
  const rows = changes.map(({ kind, values, ...change }) => ({
    ...change,
    collection: kind === 'submission' ? 'submissions' : storage[kind].collection,
    values: values.length > 0 ? values : null,
  }))
  for (const batch of batches(rows)) {
    const entries = sql`select c.action, c.collection as collection_slug, c.id as document_id,
        c.title as document_title,
        array(select jsonb_array_elements_text(c.fields)) as changed_fields,
        c."values" as changed_values
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        c(action text, collection text, id int, title text, fields jsonb, "values" jsonb)`
    await runStatement(connection, sql`with ${auditEntries(user, entries)} select`)
  }
}

/** What buyers see of a listing. */
export interface ShownListing {
  readonly kind: ListingKind
  /** Of a community. */
  readonly slug: string | null
  /** Of a plan or home. */
  readonly communityId: number | null
  /** A community that appears or disappears changes which builders have communities. */
  readonly isMoved: boolean
}

function tagsOf({ kind, slug, communityId, isMoved }: ShownListing): string[] {
  if (kind === 'community') {
    const own = [cacheTags.communities, cacheTags.community(slug ?? '')]
    return isMoved ? [...own, cacheTags.buildersWithCommunities] : own
  }
  const community = communityId ?? 0
  return kind === 'plan'
    ? [cacheTags.plans, cacheTags.plansOf(community)]
    : [cacheTags.homes, cacheTags.homesOf(community)]
}

/** A notification of PostgreSQL has less than 8,000 bytes. */
const TAGS_AT_ONCE = 40

/** Invalidates the pages of listings at the commit. */
export async function notifyListings(
  req: PayloadRequest,
  listings: readonly ShownListing[],
): Promise<void> {
  const tags = [...new Set(listings.flatMap(tagsOf))]
  for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
    await notifyTags(req, tags.slice(start, start + TAGS_AT_ONCE))
  }
}
