import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "retention_leads" numeric DEFAULT 36;
  ALTER TABLE "site_settings" ADD COLUMN "retention_emails" numeric DEFAULT 12;
  ALTER TABLE "site_settings" ADD COLUMN "retention_submissions" numeric DEFAULT 12;
  ALTER TABLE "site_settings" ADD COLUMN "retention_audit_log" numeric DEFAULT 36;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_retention_leads" numeric DEFAULT 36;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_retention_emails" numeric DEFAULT 12;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_retention_submissions" numeric DEFAULT 12;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_retention_audit_log" numeric DEFAULT 36;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "retention_leads";
  ALTER TABLE "site_settings" DROP COLUMN "retention_emails";
  ALTER TABLE "site_settings" DROP COLUMN "retention_submissions";
  ALTER TABLE "site_settings" DROP COLUMN "retention_audit_log";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_retention_leads";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_retention_emails";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_retention_submissions";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_retention_audit_log";`)
}
