import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'realtors' BEFORE 'leads';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'service-providers' BEFORE 'leads';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'pages' BEFORE 'leads';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'media' BEFORE 'leads';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'deliveries';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'ads';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "payload_query_presets" WHERE "related_collection" IN ('realtors', 'service-providers', 'pages', 'media', 'deliveries', 'ads');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('communities', 'builders', 'blog-posts', 'events', 'resources', 'helpful-articles', 'leads', 'newsletter-subscriptions');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";`)
}
