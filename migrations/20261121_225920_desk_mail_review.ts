import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_review_state" AS ENUM('none', 'submitted', 'changes-requested', 'approved');
  CREATE TYPE "public"."enum_deliveries_attempts_outcome" AS ENUM('sent', 'failed', 'kept');
  CREATE TYPE "public"."enum_deliveries_status" AS ENUM('queued', 'sent', 'failed', 'kept');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter');
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('mail', 'webhook');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('communities', 'builders', 'blog-posts', 'events', 'resources', 'helpful-articles', 'leads', 'newsletter-subscriptions');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'imported' BEFORE 'erased';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deliver' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deliver' BEFORE 'schedulePublish';
  CREATE TABLE "deliveries_attempts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"outcome" "enum_deliveries_attempts_outcome" NOT NULL,
  	"answer" varchar
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"status" "enum_deliveries_status" DEFAULT 'queued' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"kind" "enum_deliveries_kind" NOT NULL,
  	"channel" "enum_deliveries_channel" NOT NULL,
  	"lead_id" integer,
  	"message_id" varchar NOT NULL,
  	"headers" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
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
  ALTER TABLE "deliveries_attempts" ADD CONSTRAINT "deliveries_attempts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "deliveries_attempts_order_idx" ON "deliveries_attempts" USING btree ("_order");
  CREATE INDEX "deliveries_attempts_parent_id_idx" ON "deliveries_attempts" USING btree ("_parent_id");
  CREATE INDEX "deliveries_to_idx" ON "deliveries" USING btree ("to");
  CREATE INDEX "deliveries_status_idx" ON "deliveries" USING btree ("status");
  CREATE INDEX "deliveries_kind_idx" ON "deliveries" USING btree ("kind");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE UNIQUE INDEX "deliveries_message_id_idx" ON "deliveries" USING btree ("message_id");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
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

/**
 * Generated, but for rows that say what the types before did not know: an import becomes the creation
 * that it was; letters that wait, and redirects to what could not be led to, go.
 */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "audit_entries" SET "action" = 'created' WHERE "action" = 'imported';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'deliver';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'deliver';
  DELETE FROM "redirects" WHERE "id" IN
    (SELECT "parent_id" FROM "redirects_rels" WHERE "helpful_articles_id" IS NOT NULL);
  ALTER TABLE "deliveries_attempts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "deliveries_attempts" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_helpful_articles_fk";
  
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'deleted', 'exported', 'erased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
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
  DROP TYPE "public"."enum_review_state";
  DROP TYPE "public"."enum_deliveries_attempts_outcome";
  DROP TYPE "public"."enum_deliveries_status";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_channel";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
