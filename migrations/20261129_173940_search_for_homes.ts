import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The button that opens the list of communities said homes, which have a button of their own now.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_copy" ALTER COLUMN "home_button" SET DEFAULT 'Search communities';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_home_button" SET DEFAULT 'Search communities';
  ALTER TABLE "site_copy" ADD COLUMN "home_homes_button" varchar DEFAULT 'Search homes';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_home_homes_button" varchar DEFAULT 'Search homes';
  UPDATE "site_copy" SET "home_button" = 'Search communities' WHERE "home_button" = 'Search homes';
  UPDATE "_site_copy_v" SET "version_home_button" = 'Search communities' WHERE "version_home_button" = 'Search homes';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_copy" ALTER COLUMN "home_button" SET DEFAULT 'Search homes';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_home_button" SET DEFAULT 'Search homes';
  ALTER TABLE "site_copy" DROP COLUMN "home_homes_button";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_home_homes_button";
  UPDATE "site_copy" SET "home_button" = 'Search homes' WHERE "home_button" = 'Search communities';
  UPDATE "_site_copy_v" SET "version_home_button" = 'Search homes' WHERE "version_home_button" = 'Search communities';`)
}
