import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_review_state" AS ENUM('none', 'submitted', 'changes-requested', 'approved');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'imported' BEFORE 'erased';
  ALTER TABLE "communities" ADD COLUMN "review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "communities" ADD COLUMN "review_log" jsonb;
  ALTER TABLE "_communities_v" ADD COLUMN "version_review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "_communities_v" ADD COLUMN "version_review_log" jsonb;
  ALTER TABLE "builders" ADD COLUMN "review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "builders" ADD COLUMN "review_log" jsonb;
  ALTER TABLE "_builders_v" ADD COLUMN "version_review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "_builders_v" ADD COLUMN "version_review_log" jsonb;
  ALTER TABLE "blog_posts" ADD COLUMN "review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "blog_posts" ADD COLUMN "review_log" jsonb;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_review_log" jsonb;
  ALTER TABLE "events" ADD COLUMN "review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "events" ADD COLUMN "review_log" jsonb;
  ALTER TABLE "_events_v" ADD COLUMN "version_review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "_events_v" ADD COLUMN "version_review_log" jsonb;
  ALTER TABLE "resources" ADD COLUMN "review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "resources" ADD COLUMN "review_log" jsonb;
  ALTER TABLE "_resources_v" ADD COLUMN "version_review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "_resources_v" ADD COLUMN "version_review_log" jsonb;
  ALTER TABLE "helpful_articles" ADD COLUMN "review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "helpful_articles" ADD COLUMN "review_log" jsonb;
  ALTER TABLE "_helpful_articles_v" ADD COLUMN "version_review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "_helpful_articles_v" ADD COLUMN "version_review_log" jsonb;
  ALTER TABLE "pages" ADD COLUMN "review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "pages" ADD COLUMN "review_log" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_state" "enum_review_state" DEFAULT 'none';
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_log" jsonb;
  ALTER TABLE "redirects_rels" ADD COLUMN "helpful_articles_id" integer;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_helpful_articles_fk" FOREIGN KEY ("helpful_articles_id") REFERENCES "public"."helpful_articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "communities_review_state_idx" ON "communities" USING btree ("review_state");
  CREATE INDEX "_communities_v_version_version_review_state_idx" ON "_communities_v" USING btree ("version_review_state");
  CREATE INDEX "builders_review_state_idx" ON "builders" USING btree ("review_state");
  CREATE INDEX "_builders_v_version_version_review_state_idx" ON "_builders_v" USING btree ("version_review_state");
  CREATE INDEX "blog_posts_review_state_idx" ON "blog_posts" USING btree ("review_state");
  CREATE INDEX "_blog_posts_v_version_version_review_state_idx" ON "_blog_posts_v" USING btree ("version_review_state");
  CREATE INDEX "events_review_state_idx" ON "events" USING btree ("review_state");
  CREATE INDEX "_events_v_version_version_review_state_idx" ON "_events_v" USING btree ("version_review_state");
  CREATE INDEX "resources_review_state_idx" ON "resources" USING btree ("review_state");
  CREATE INDEX "_resources_v_version_version_review_state_idx" ON "_resources_v" USING btree ("version_review_state");
  CREATE INDEX "helpful_articles_review_state_idx" ON "helpful_articles" USING btree ("review_state");
  CREATE INDEX "_helpful_articles_v_version_version_review_state_idx" ON "_helpful_articles_v" USING btree ("version_review_state");
  CREATE INDEX "pages_review_state_idx" ON "pages" USING btree ("review_state");
  CREATE INDEX "_pages_v_version_version_review_state_idx" ON "_pages_v" USING btree ("version_review_state");
  CREATE INDEX "redirects_rels_helpful_articles_id_idx" ON "redirects_rels" USING btree ("helpful_articles_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_helpful_articles_fk";
  
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'deleted', 'exported', 'erased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "communities_review_state_idx";
  DROP INDEX "_communities_v_version_version_review_state_idx";
  DROP INDEX "builders_review_state_idx";
  DROP INDEX "_builders_v_version_version_review_state_idx";
  DROP INDEX "blog_posts_review_state_idx";
  DROP INDEX "_blog_posts_v_version_version_review_state_idx";
  DROP INDEX "events_review_state_idx";
  DROP INDEX "_events_v_version_version_review_state_idx";
  DROP INDEX "resources_review_state_idx";
  DROP INDEX "_resources_v_version_version_review_state_idx";
  DROP INDEX "helpful_articles_review_state_idx";
  DROP INDEX "_helpful_articles_v_version_version_review_state_idx";
  DROP INDEX "pages_review_state_idx";
  DROP INDEX "_pages_v_version_version_review_state_idx";
  DROP INDEX "redirects_rels_helpful_articles_id_idx";
  ALTER TABLE "communities" DROP COLUMN "review_state";
  ALTER TABLE "communities" DROP COLUMN "review_log";
  ALTER TABLE "_communities_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_communities_v" DROP COLUMN "version_review_log";
  ALTER TABLE "builders" DROP COLUMN "review_state";
  ALTER TABLE "builders" DROP COLUMN "review_log";
  ALTER TABLE "_builders_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_builders_v" DROP COLUMN "version_review_log";
  ALTER TABLE "blog_posts" DROP COLUMN "review_state";
  ALTER TABLE "blog_posts" DROP COLUMN "review_log";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_review_log";
  ALTER TABLE "events" DROP COLUMN "review_state";
  ALTER TABLE "events" DROP COLUMN "review_log";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_log";
  ALTER TABLE "resources" DROP COLUMN "review_state";
  ALTER TABLE "resources" DROP COLUMN "review_log";
  ALTER TABLE "_resources_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_resources_v" DROP COLUMN "version_review_log";
  ALTER TABLE "helpful_articles" DROP COLUMN "review_state";
  ALTER TABLE "helpful_articles" DROP COLUMN "review_log";
  ALTER TABLE "_helpful_articles_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_helpful_articles_v" DROP COLUMN "version_review_log";
  ALTER TABLE "pages" DROP COLUMN "review_state";
  ALTER TABLE "pages" DROP COLUMN "review_log";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_log";
  ALTER TABLE "redirects_rels" DROP COLUMN "helpful_articles_id";
  DROP TYPE "public"."enum_review_state";`)
}
