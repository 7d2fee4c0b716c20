import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const before = 'Verified on {date} with the builder'
const after = 'Verified {date} with the builder'

/** The text that says when a listing was verified, where a publisher has not changed it. */
const reworded = (from: string, to: string) => sql`
  with texts as (
    update site_copy set community_verified = ${to} where community_verified = ${from}
  )
  update _site_copy_v set version_community_verified = ${to}
  where version_community_verified = ${from}`


export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'verification-reminder';
  ALTER TABLE "site_copy" ALTER COLUMN "community_verified" SET DEFAULT 'Verified {date} with the builder';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_verified" SET DEFAULT 'Verified {date} with the builder';
  ALTER TABLE "deliveries" ADD COLUMN "builder_id" integer;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "deliveries_builder_idx" ON "deliveries" USING btree ("builder_id");`)
  await db.execute(reworded(before, after))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(reworded(after, before))
  await db.execute(sql`
   DELETE FROM "deliveries" WHERE "kind" = 'verification-reminder';
  ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_builder_id_builders_id_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter', 'review-notice');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "deliveries_builder_idx";
  ALTER TABLE "site_copy" ALTER COLUMN "community_verified" SET DEFAULT 'Verified on {date} with the builder';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_verified" SET DEFAULT 'Verified on {date} with the builder';
  ALTER TABLE "deliveries" DROP COLUMN "builder_id";`)
}
