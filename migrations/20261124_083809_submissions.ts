import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_source" AS ENUM('upload', 'paste', 'link', 'grid', 'feed');
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('reading', 'mapping', 'review', 'applied', 'undone', 'discarded', 'failed');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'submission-request';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'submission-summary';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'readSubmission' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'readSubmission' BEFORE 'schedulePublish';
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"builder_id" integer NOT NULL,
  	"month" varchar NOT NULL,
  	"source" "enum_submissions_source" NOT NULL,
  	"status" "enum_submissions_status" DEFAULT 'reading' NOT NULL,
  	"problem" varchar,
  	"format" varchar,
  	"note" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"received_by_id" integer,
  	"sender" varchar,
  	"applied_at" timestamp(3) with time zone,
  	"applied_by_id" integer,
  	"undone_at" timestamp(3) with time zone,
  	"undone_by_id" integer,
  	"mapping" jsonb,
  	"progress" jsonb,
  	"problems" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submission_files" (
  	"submission_id" integer PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"bytes" "bytea" NOT NULL,
  	"is_pasted" boolean NOT NULL,
  	"html" text
  );
  
  CREATE TABLE "submission_records" (
  	"submission_id" integer NOT NULL,
  	"record" varchar NOT NULL,
  	"place" integer NOT NULL,
  	"kind" varchar NOT NULL,
  	"outcome" varchar NOT NULL,
  	"listing_id" integer,
  	"is_unusual" boolean NOT NULL,
  	"targets" jsonb NOT NULL,
  	"valid" jsonb NOT NULL,
  	"data" jsonb,
  	"match" jsonb,
  	"compared" jsonb,
  	"listing" jsonb,
  	CONSTRAINT "submission_records_submission_id_record_pk" PRIMARY KEY("submission_id","record")
  );
  
  CREATE TABLE "submission_decisions" (
  	"submission_id" integer NOT NULL,
  	"record" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"choice" varchar NOT NULL,
  	"typed" jsonb,
  	"user_id" integer,
  	"user_name" varchar NOT NULL,
  	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "submission_decisions_submission_id_record_target_pk" PRIMARY KEY("submission_id","record","target")
  );
  
  CREATE TABLE "submission_changes" (
  	"submission_id" integer NOT NULL,
  	"kind" varchar NOT NULL,
  	"listing_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"is_new" boolean NOT NULL,
  	"before" jsonb NOT NULL,
  	"after" jsonb NOT NULL,
  	CONSTRAINT "submission_changes_submission_id_kind_listing_id_pk" PRIMARY KEY("submission_id","kind","listing_id")
  );
  
  CREATE TABLE "builder_mappings" (
  	"builder_id" integer NOT NULL,
  	"key" text NOT NULL,
  	"mapping" jsonb NOT NULL,
  	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "builder_mappings_builder_id_key_pk" PRIMARY KEY("builder_id","key")
  );
  
  CREATE TABLE "builder_numbers" (
  	"builder_id" integer NOT NULL,
  	"community_id" integer NOT NULL,
  	"number" varchar(40) NOT NULL,
  	CONSTRAINT "builder_numbers_builder_id_community_id_pk" PRIMARY KEY("builder_id","community_id")
  );
  
  CREATE TABLE "submission_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"builder_id" integer NOT NULL,
  	"created_by" integer,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"used_at" timestamp (3) with time zone
  );
  
  ALTER TABLE "communities" ADD COLUMN "submission_id" integer;
  ALTER TABLE "_communities_v" ADD COLUMN "version_submission_id" integer;
  ALTER TABLE "floor_plans" ADD COLUMN "submission_id" integer;
  ALTER TABLE "_floor_plans_v" ADD COLUMN "version_submission_id" integer;
  ALTER TABLE "homes" ADD COLUMN "submission_id" integer;
  ALTER TABLE "_homes_v" ADD COLUMN "version_submission_id" integer;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_received_by_id_users_id_fk" FOREIGN KEY ("received_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_applied_by_id_users_id_fk" FOREIGN KEY ("applied_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_records" ADD CONSTRAINT "submission_records_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_decisions" ADD CONSTRAINT "submission_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submission_changes" ADD CONSTRAINT "submission_changes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "builder_mappings" ADD CONSTRAINT "builder_mappings_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "builder_numbers" ADD CONSTRAINT "builder_numbers_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "builder_numbers" ADD CONSTRAINT "builder_numbers_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_links" ADD CONSTRAINT "submission_links_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submission_links" ADD CONSTRAINT "submission_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submissions_builder_idx" ON "submissions" USING btree ("builder_id");
  CREATE INDEX "submissions_source_idx" ON "submissions" USING btree ("source");
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_received_at_idx" ON "submissions" USING btree ("received_at");
  CREATE INDEX "submissions_received_by_idx" ON "submissions" USING btree ("received_by_id");
  CREATE INDEX "submissions_applied_by_idx" ON "submissions" USING btree ("applied_by_id");
  CREATE INDEX "submissions_undone_by_idx" ON "submissions" USING btree ("undone_by_id");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "submission_records_place_idx" ON "submission_records" USING btree ("submission_id","place");
  CREATE INDEX "builder_numbers_community_idx" ON "builder_numbers" USING btree ("community_id");
  CREATE INDEX "submission_links_builder_idx" ON "submission_links" USING btree ("builder_id");
  ALTER TABLE "communities" ADD CONSTRAINT "communities_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_communities_v" ADD CONSTRAINT "_communities_v_version_submission_id_submissions_id_fk" FOREIGN KEY ("version_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_floor_plans_v" ADD CONSTRAINT "_floor_plans_v_version_submission_id_submissions_id_fk" FOREIGN KEY ("version_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homes" ADD CONSTRAINT "homes_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_homes_v" ADD CONSTRAINT "_homes_v_version_submission_id_submissions_id_fk" FOREIGN KEY ("version_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "communities_submission_idx" ON "communities" USING btree ("submission_id");
  CREATE INDEX "_communities_v_version_version_submission_idx" ON "_communities_v" USING btree ("version_submission_id");
  CREATE INDEX "floor_plans_submission_idx" ON "floor_plans" USING btree ("submission_id");
  CREATE INDEX "_floor_plans_v_version_version_submission_idx" ON "_floor_plans_v" USING btree ("version_submission_id");
  CREATE INDEX "homes_submission_idx" ON "homes" USING btree ("submission_id");
  CREATE INDEX "_homes_v_version_version_submission_idx" ON "_homes_v" USING btree ("version_submission_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "deliveries" WHERE "kind" IN ('submission-request', 'submission-summary');
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'readSubmission';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'readSubmission';
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "submission_files" CASCADE;
  DROP TABLE "submission_records" CASCADE;
  DROP TABLE "submission_decisions" CASCADE;
  DROP TABLE "submission_changes" CASCADE;
  DROP TABLE "builder_mappings" CASCADE;
  DROP TABLE "builder_numbers" CASCADE;
  DROP TABLE "submission_links" CASCADE;
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'purge', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'purge', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "communities_submission_idx";
  DROP INDEX "_communities_v_version_version_submission_idx";
  DROP INDEX "floor_plans_submission_idx";
  DROP INDEX "_floor_plans_v_version_version_submission_idx";
  DROP INDEX "homes_submission_idx";
  DROP INDEX "_homes_v_version_version_submission_idx";
  ALTER TABLE "communities" DROP COLUMN "submission_id";
  ALTER TABLE "_communities_v" DROP COLUMN "version_submission_id";
  ALTER TABLE "floor_plans" DROP COLUMN "submission_id";
  ALTER TABLE "_floor_plans_v" DROP COLUMN "version_submission_id";
  ALTER TABLE "homes" DROP COLUMN "submission_id";
  ALTER TABLE "_homes_v" DROP COLUMN "version_submission_id";
  DROP TYPE "public"."enum_submissions_source";
  DROP TYPE "public"."enum_submissions_status";`)
}
