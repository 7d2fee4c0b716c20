import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "realtors" ADD COLUMN "brokerage" varchar;
  ALTER TABLE "realtors" ADD COLUMN "brokerage_notice" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "realtors" DROP COLUMN "brokerage";
  ALTER TABLE "realtors" DROP COLUMN "brokerage_notice";`)
}
