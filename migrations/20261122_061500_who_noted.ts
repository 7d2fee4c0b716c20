import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The one note that a lead had before there was a log of notes moved into it as last changed with the
 * lead, by nobody. The audit log knows better: when the note itself was changed last, and by whom
 * where it never was more than one person. A note of nothing but spaces is none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update leads_notes set at = known.at, author_id = known.author_id, author_name = known.author_name
    from (
      select n.id, max(a.created_at) as at,
        case when count(distinct coalesce(a.user_id::text, a.user_name)) = 1
          then max(a.user_id) end as author_id,
        case when count(distinct coalesce(a.user_id::text, a.user_name)) = 1
          then max(a.user_name) end as author_name
      from leads_notes n
        join audit_entries a on a.collection_slug = 'leads' and a.document_id = n._parent_id::text
          -- An entry is written a little later than the change; later ones are about other notes.
          and a.created_at <= n.at + interval '1 minute'
        join audit_entries_texts t on t.parent_id = a.id and t.path = 'changedFields'
          and t.text = 'notes'
      where n.id = md5('note ' || n._parent_id)
      group by n.id
    ) known
    where known.id = leads_notes.id`)
  await db.execute(sql`
    delete from leads_notes where id = md5('note ' || _parent_id) and text !~ '\\S'`)
}

/** When it was stays: it was right before as well. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    update leads_notes set author_id = null, author_name = null
    where id = md5('note ' || _parent_id)`)
}
