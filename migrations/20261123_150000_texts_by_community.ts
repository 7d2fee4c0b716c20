import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Lists read the amenities and home types of each community. Payload indexes their table by position
 * first, which such reads cannot use: 10,000 communities would need 10,000 scans of the table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index communities_texts_parent_path_idx on communities_texts (parent_id, path);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index communities_texts_parent_path_idx;`)
}
