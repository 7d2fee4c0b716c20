import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'imported' BEFORE 'erased';
  ALTER TABLE "redirects_rels" ADD COLUMN "helpful_articles_id" integer;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_helpful_articles_fk" FOREIGN KEY ("helpful_articles_id") REFERENCES "public"."helpful_articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_rels_helpful_articles_id_idx" ON "redirects_rels" USING btree ("helpful_articles_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_helpful_articles_fk";
  
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'deleted', 'exported', 'erased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "redirects_rels_helpful_articles_id_idx";
  ALTER TABLE "redirects_rels" DROP COLUMN "helpful_articles_id";`)
}
