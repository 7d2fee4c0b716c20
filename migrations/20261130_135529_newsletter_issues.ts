import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_audience_areas" AS ENUM('San Antonio, TX', 'New Braunfels, TX', 'Boerne, TX', 'Schertz, TX', 'Seguin, TX', 'Bulverde, TX', 'Other');
  CREATE TYPE "public"."enum_newsletter_issues_audience_interests" AS ENUM('first-time', 'move-up', 'relocation', 'investment');
  CREATE TYPE "public"."enum_newsletter_issues_audience_readers" AS ENUM('all', 'buyers', 'realtors');
  CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_audience_areas" AS ENUM('San Antonio, TX', 'New Braunfels, TX', 'Boerne, TX', 'Schertz, TX', 'Seguin, TX', 'Bulverde, TX', 'Other');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_audience_interests" AS ENUM('first-time', 'move-up', 'relocation', 'investment');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_audience_readers" AS ENUM('all', 'buyers', 'realtors');
  CREATE TYPE "public"."enum__newsletter_issues_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'newsletter-issues' BEFORE 'resources';
  CREATE TABLE "newsletter_issues_audience_areas" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_issues_audience_areas",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_audience_interests" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_issues_audience_interests",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subject" varchar,
  	"preheader" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"audience_readers" "enum_newsletter_issues_audience_readers" DEFAULT 'all',
  	"review_state" "enum_review_state" DEFAULT 'none',
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_by_id" integer,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_newsletter_issues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_newsletter_issues_v_version_audience_areas" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__newsletter_issues_v_version_audience_areas",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v_version_audience_interests" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__newsletter_issues_v_version_audience_interests",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_newsletter_issues_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_subject" varchar,
  	"version_preheader" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_audience_readers" "enum__newsletter_issues_v_version_audience_readers" DEFAULT 'all',
  	"version_review_state" "enum_review_state" DEFAULT 'none',
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletter_issues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "newsletter_issues_audience_areas" ADD CONSTRAINT "newsletter_issues_audience_areas_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_audience_interests" ADD CONSTRAINT "newsletter_issues_audience_interests_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_audience_areas" ADD CONSTRAINT "_newsletter_issues_v_version_audience_areas_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_version_audience_interests" ADD CONSTRAINT "_newsletter_issues_v_version_audience_interests_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletter_issues_audience_areas_order_idx" ON "newsletter_issues_audience_areas" USING btree ("order");
  CREATE INDEX "newsletter_issues_audience_areas_parent_idx" ON "newsletter_issues_audience_areas" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_audience_interests_order_idx" ON "newsletter_issues_audience_interests" USING btree ("order");
  CREATE INDEX "newsletter_issues_audience_interests_parent_idx" ON "newsletter_issues_audience_interests" USING btree ("parent_id");
  CREATE UNIQUE INDEX "newsletter_issues_slug_idx" ON "newsletter_issues" USING btree ("slug");
  CREATE INDEX "newsletter_issues_review_state_idx" ON "newsletter_issues" USING btree ("review_state");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues_updated_by_idx" ON "newsletter_issues" USING btree ("updated_by_id");
  CREATE INDEX "newsletter_issues_deleted_at_idx" ON "newsletter_issues" USING btree ("deleted_at");
  CREATE INDEX "newsletter_issues__status_idx" ON "newsletter_issues" USING btree ("_status");
  CREATE INDEX "_newsletter_issues_v_version_audience_areas_order_idx" ON "_newsletter_issues_v_version_audience_areas" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_version_audience_areas_parent_idx" ON "_newsletter_issues_v_version_audience_areas" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_version_audience_interests_order_idx" ON "_newsletter_issues_v_version_audience_interests" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_version_audience_interests_parent_idx" ON "_newsletter_issues_v_version_audience_interests" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_parent_idx" ON "_newsletter_issues_v" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_version_version_slug_idx" ON "_newsletter_issues_v" USING btree ("version_slug");
  CREATE INDEX "_newsletter_issues_v_version_version_review_state_idx" ON "_newsletter_issues_v" USING btree ("version_review_state");
  CREATE INDEX "_newsletter_issues_v_version_version_updated_at_idx" ON "_newsletter_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletter_issues_v_version_version_created_at_idx" ON "_newsletter_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletter_issues_v_version_version_updated_by_idx" ON "_newsletter_issues_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_newsletter_issues_v_version_version_deleted_at_idx" ON "_newsletter_issues_v" USING btree ("version_deleted_at");
  CREATE INDEX "_newsletter_issues_v_version_version__status_idx" ON "_newsletter_issues_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_issues_v_created_at_idx" ON "_newsletter_issues_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_issues_v_updated_at_idx" ON "_newsletter_issues_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_issues_v_latest_idx" ON "_newsletter_issues_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues_audience_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_audience_interests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_version_audience_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_version_audience_interests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_issues_audience_areas" CASCADE;
  DROP TABLE "newsletter_issues_audience_interests" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "_newsletter_issues_v_version_audience_areas" CASCADE;
  DROP TABLE "_newsletter_issues_v_version_audience_interests" CASCADE;
  DROP TABLE "_newsletter_issues_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_newsletter_issues_fk";
  
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('communities', 'builders', 'blog-posts', 'events', 'resources', 'helpful-articles', 'realtors', 'service-providers', 'pages', 'media', 'leads', 'mistake-reports', 'newsletter-subscriptions', 'deliveries', 'ads', 'bookings', 'advertisers');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_newsletter_issues_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
  DROP TYPE "public"."enum_newsletter_issues_audience_areas";
  DROP TYPE "public"."enum_newsletter_issues_audience_interests";
  DROP TYPE "public"."enum_newsletter_issues_audience_readers";
  DROP TYPE "public"."enum_newsletter_issues_status";
  DROP TYPE "public"."enum__newsletter_issues_v_version_audience_areas";
  DROP TYPE "public"."enum__newsletter_issues_v_version_audience_interests";
  DROP TYPE "public"."enum__newsletter_issues_v_version_audience_readers";
  DROP TYPE "public"."enum__newsletter_issues_v_version_status";`)
}
