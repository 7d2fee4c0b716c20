import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A token of a link that was sent before stays valid. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update "users" set "reset_password_token" = encode(sha256("reset_password_token"::bytea), 'hex')
    where "reset_password_token" is not null`)
}

/** A hash cannot be turned back, so the links that were sent are not valid any more. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update "users" set "reset_password_token" = null`)
}
