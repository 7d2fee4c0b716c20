import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "remind_builders" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "reminder_day" numeric DEFAULT 1;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_remind_builders" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reminder_day" numeric DEFAULT 1;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "remind_builders";
  ALTER TABLE "site_settings" DROP COLUMN "reminder_day";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_remind_builders";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reminder_day";`)
}
