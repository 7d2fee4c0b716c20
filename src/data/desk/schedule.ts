import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { rowsOf } from '../sql/run'
import type { Staff } from '../staff'
import { kinds } from './kinds'

/** A document that is to go live or to be taken down at its hour. */
export interface Scheduled {
  readonly relationTo: string
  readonly value: number | string
}

type Deed = 'publish' | 'unpublish'

/** As the audit log names what was set or struck. */
const fields: Readonly<Record<Deed, string>> = {
  publish: 'goesLiveAt',
  unpublish: 'takenDownAt',
}

/** Writes into the audit log that somebody set or struck the hour of a document. */
export async function logSchedule(
  { relationTo, value }: Scheduled,
  deed: Deed,
  user: Staff,
): Promise<void> {
  const kind = kinds.find(({ slug }) => slug === relationTo)
  if (!kind) return
  const { slug, table, title } = kind
  await rowsOf(sql`
    with entry as (
      insert into audit_entries
        (action, user_id, user_name, collection_slug, document_id, document_title)
      select 'updated', ${user.id}, ${user.name}, ${slug}, v.parent_id::text,
        v.${sql.identifier(title)}
      from ${sql.identifier(`_${table}_v`)} v where v.latest and v.parent_id = ${Number(value)}
      returning id
    )
    insert into audit_entries_texts ("order", parent_id, path, text)
    select 1, id, 'changedFields', ${fields[deed]} from entry`)
}

/** Strikes an hour that was set; nothing when it has come meanwhile, or somebody was quicker. */
export async function strikeSchedule(job: number, user: Staff): Promise<void> {
  const [struck] = await rowsOf<{ doc: Scheduled; deed: Deed }>(sql`
    delete from payload_jobs where id = ${job} and task_slug = 'schedulePublish'
    returning input->'doc' as doc, coalesce(input->>'type', 'publish') as deed`)
  if (struck) await logSchedule(struck.doc, struck.deed, user)
}
