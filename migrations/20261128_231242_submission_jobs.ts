import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'applying' BEFORE 'applied';
  ALTER TYPE "public"."enum_submissions_status" ADD VALUE 'undoing' BEFORE 'undone';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'applySubmission' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'undoSubmission' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'applySubmission' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'undoSubmission' BEFORE 'schedulePublish';
  ALTER TABLE "submissions" ADD COLUMN "result" jsonb;`)
}

/** A submission whose job has not run is back in the state in which it was asked for. */
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "payload_jobs" WHERE "task_slug" IN ('applySubmission', 'undoSubmission');
  DELETE FROM "payload_jobs_log" WHERE "task_slug" IN ('applySubmission', 'undoSubmission');
  UPDATE "submissions" SET "status" = 'review' WHERE "status" = 'applying';
  UPDATE "submissions" SET "status" = 'applied' WHERE "status" = 'undoing';
   ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'reading'::text;
  DROP TYPE "public"."enum_submissions_status";
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('reading', 'mapping', 'review', 'applied', 'undone', 'discarded', 'failed');
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DEFAULT 'reading'::"public"."enum_submissions_status";
  ALTER TABLE "submissions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_submissions_status" USING "status"::"public"."enum_submissions_status";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'purge', 'readSubmission', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'purge', 'readSubmission', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "submissions" DROP COLUMN "result";`)
}
