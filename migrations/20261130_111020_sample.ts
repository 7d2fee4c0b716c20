import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'moveSamples' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'moveSamples' BEFORE 'schedulePublish';
  CREATE TABLE "sample_documents" (
  	"collection" varchar(40) NOT NULL,
  	"document_id" integer NOT NULL,
  	"saved_at" timestamp (3) with time zone NOT NULL,
  	"task" varchar(10),
  	"problem" text,
  	"removed_at" timestamp (3) with time zone,
  	"was_published" boolean,
  	"deleted_values" jsonb,
  	CONSTRAINT "sample_documents_collection_document_id_pk" PRIMARY KEY("collection","document_id")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sample_documents" CASCADE;
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'moveSamples';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'moveSamples';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'purge', 'readSubmission', 'applySubmission', 'undoSubmission', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'purge', 'readSubmission', 'applySubmission', 'undoSubmission', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
