import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const dates = [
  { slug: 'blog-posts', table: 'blog_posts', column: 'published_at' },
  { slug: 'helpful-articles', table: 'helpful_articles', column: 'publish_date' },
  { slug: 'communities', table: 'communities', column: 'first_published_at' },
] as const

/**
 * Publishing used to leave the date of articles empty. A published document without one gets the
 * time of its first publication that is known from its versions or the audit log, else of its
 * creation. The newest version gets it too, so that the form shows it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { slug, table, column } of dates) {
    const documents = sql.identifier(table)
    const versions = sql.identifier(`_${table}_v`)
    const date = sql.identifier(column)
    const versionDate = sql.identifier(`version_${column}`)
    await db.execute(sql`
      update ${documents} d set ${date} = coalesce(
        least(
          (select min(v.created_at) from ${versions} v
            where v.parent_id = d.id and v.version__status = 'published'),
          (select min(a.created_at) from audit_entries a
            where a.collection_slug = ${slug} and a.document_id = d.id::text
              and a.action = 'published')
        ), d.created_at)
      where d._status = 'published' and d.${date} is null`)
    await db.execute(sql`
      update ${versions} v set ${versionDate} = d.${date} from ${documents} d
      where d.id = v.parent_id and d._status = 'published' and v.${versionDate} is null
        and (v.latest or v.version__status = 'published')`)
  }
}

/** The dates stay. The form could set them before as well. */
export async function down(_: MigrateDownArgs): Promise<void> {}
