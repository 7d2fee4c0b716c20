import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Only admins allow API keys. Existing keys stay valid. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table users add column may_use_api_key boolean default false;
    update users set may_use_api_key = coalesce(enable_a_p_i_key, false);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table users drop column may_use_api_key;`)
}
