import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = [
  'communities',
  'builders',
  'blog_posts',
  'events',
  'resources',
  'helpful_articles',
  'pages',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'trashed' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'restored' BEFORE 'deleted';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'purge' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'purge' BEFORE 'schedulePublish';
  ALTER TABLE "communities" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_communities_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "builders" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_builders_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "blog_posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "resources" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_resources_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "helpful_articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_helpful_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  CREATE INDEX "communities_deleted_at_idx" ON "communities" USING btree ("deleted_at");
  CREATE INDEX "_communities_v_version_version_deleted_at_idx" ON "_communities_v" USING btree ("version_deleted_at");
  CREATE INDEX "builders_deleted_at_idx" ON "builders" USING btree ("deleted_at");
  CREATE INDEX "_builders_v_version_version_deleted_at_idx" ON "_builders_v" USING btree ("version_deleted_at");
  CREATE INDEX "blog_posts_deleted_at_idx" ON "blog_posts" USING btree ("deleted_at");
  CREATE INDEX "_blog_posts_v_version_version_deleted_at_idx" ON "_blog_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "resources_deleted_at_idx" ON "resources" USING btree ("deleted_at");
  CREATE INDEX "_resources_v_version_version_deleted_at_idx" ON "_resources_v" USING btree ("version_deleted_at");
  CREATE INDEX "helpful_articles_deleted_at_idx" ON "helpful_articles" USING btree ("deleted_at");
  CREATE INDEX "_helpful_articles_v_version_version_deleted_at_idx" ON "_helpful_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");`)
  // Queries for visitors go by the status alone.
  for (const table of tables) {
    await db.execute(sql`
      alter table ${sql.identifier(table)} add constraint ${sql.identifier(`${table}_trash_is_unpublished`)}
        check (deleted_at is null or _status is distinct from 'published')`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "payload_jobs" WHERE "task_slug"::text = 'purge';
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'deleted', 'exported', 'imported', 'erased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING (
    case "action" when 'trashed' then 'deleted' when 'restored' then 'updated' else "action" end
  )::"public"."enum_audit_entries_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'deliver', 'passwordReset', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "communities_deleted_at_idx";
  DROP INDEX "_communities_v_version_version_deleted_at_idx";
  DROP INDEX "builders_deleted_at_idx";
  DROP INDEX "_builders_v_version_version_deleted_at_idx";
  DROP INDEX "blog_posts_deleted_at_idx";
  DROP INDEX "_blog_posts_v_version_version_deleted_at_idx";
  DROP INDEX "events_deleted_at_idx";
  DROP INDEX "_events_v_version_version_deleted_at_idx";
  DROP INDEX "resources_deleted_at_idx";
  DROP INDEX "_resources_v_version_version_deleted_at_idx";
  DROP INDEX "helpful_articles_deleted_at_idx";
  DROP INDEX "_helpful_articles_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  ALTER TABLE "communities" DROP COLUMN "deleted_at";
  ALTER TABLE "_communities_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "builders" DROP COLUMN "deleted_at";
  ALTER TABLE "_builders_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "blog_posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "events" DROP COLUMN "deleted_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "resources" DROP COLUMN "deleted_at";
  ALTER TABLE "_resources_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "helpful_articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_helpful_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";`)
}
