import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mistake_reports_status" AS ENUM('open', 'fixed', 'right');
  CREATE TYPE "public"."enum_mistake_reports_kind" AS ENUM('communities', 'floor-plans', 'homes', 'blog-posts', 'helpful-articles', 'resources', 'school-districts', 'private-schools');
  CREATE TYPE "public"."enum_mistake_reports_quarantine_reason" AS ENUM('decoy', 'too-fast');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'mistake-answer';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'mistake-reports' BEFORE 'newsletter-subscriptions';
  CREATE TABLE "mistake_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" varchar NOT NULL,
  	"answer" varchar,
  	"facts" jsonb NOT NULL,
  	"status" "enum_mistake_reports_status" DEFAULT 'open' NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_mistake_reports_kind" NOT NULL,
  	"email" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"answered_by_id" integer,
  	"told_at" timestamp(3) with time zone,
  	"quarantined" boolean DEFAULT false,
  	"quarantine_reason" "enum_mistake_reports_quarantine_reason",
  	"document_id" numeric NOT NULL,
  	"path" varchar NOT NULL,
  	"form_key" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mistake_reports_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "retention_mistake_reports" numeric DEFAULT 36;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_retention_mistake_reports" numeric DEFAULT 36;
  ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mistake_reports_status_idx" ON "mistake_reports" USING btree ("status");
  CREATE INDEX "mistake_reports_email_idx" ON "mistake_reports" USING btree ("email");
  CREATE INDEX "mistake_reports_answered_by_idx" ON "mistake_reports" USING btree ("answered_by_id");
  CREATE INDEX "mistake_reports_quarantined_idx" ON "mistake_reports" USING btree ("quarantined");
  CREATE UNIQUE INDEX "mistake_reports_form_key_idx" ON "mistake_reports" USING btree ("form_key");
  CREATE INDEX "mistake_reports_created_at_idx" ON "mistake_reports" USING btree ("created_at");
  CREATE INDEX "mistake_reports_updated_at_idx" ON "mistake_reports" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mistake_reports_fk" FOREIGN KEY ("mistake_reports_id") REFERENCES "public"."mistake_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mistake_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("mistake_reports_id");`)
}

// The emails and saved filters of reports have values that the enums lose.
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mistake_reports_fk";
  DROP TABLE "mistake_reports";
  DELETE FROM "deliveries" WHERE "kind" = 'mistake-answer';
  DELETE FROM "payload_query_presets" WHERE "related_collection" = 'mistake-reports';
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary', 'builder-report', 'account-notice');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('communities', 'builders', 'blog-posts', 'events', 'resources', 'helpful-articles', 'realtors', 'service-providers', 'pages', 'media', 'leads', 'newsletter-subscriptions', 'deliveries', 'ads');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "payload_locked_documents_rels_mistake_reports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mistake_reports_id";
  ALTER TABLE "site_settings" DROP COLUMN "retention_mistake_reports";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_retention_mistake_reports";
  DROP TYPE "public"."enum_mistake_reports_status";
  DROP TYPE "public"."enum_mistake_reports_kind";
  DROP TYPE "public"."enum_mistake_reports_quarantine_reason";`)
}
