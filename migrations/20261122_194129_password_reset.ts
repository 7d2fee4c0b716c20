import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Of the keys that clients chose themselves before; the back office proposed 36 characters. */
const SHORTEST_KEY = 32

/** Emails that reset a password are sent by a task in the background. Weak API keys end. */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'passwordReset' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'passwordReset' BEFORE 'schedulePublish';`)
  const { rows } = await db.execute<{ id: number; api_key: string }>(
    sql`SELECT "id", "api_key" FROM "users" WHERE "api_key" IS NOT NULL`,
  )
  for (const { id, api_key } of rows) {
    if (lengthOf(() => payload.decrypt(api_key)) >= SHORTEST_KEY) continue
    await db.execute(sql`
      UPDATE "users" SET "api_key" = NULL, "api_key_index" = NULL, "enable_a_p_i_key" = NULL
      WHERE "id" = ${id}`)
  }
}

/** A key that cannot be read was made with another secret, and works no more. */
function lengthOf(decrypt: () => string): number {
  try {
    return decrypt().length
  } catch {
    return 0
  }
}

/** Emails that still wait are dropped: the code before does not know how to send them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "payload_jobs" WHERE "task_slug" = 'passwordReset';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'passwordReset';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
