import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Subscriptions from before the letters had a token: two random UUIDs have 244 random bits. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update newsletter_subscriptions
    set unsubscribe_token = replace(concat(gen_random_uuid(), gen_random_uuid()), '-', '')
    where unsubscribe_token is null`)
}

/** A token does no harm where nobody asks for it. */
export async function down(_: MigrateDownArgs): Promise<void> {}
