import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "communities" ADD COLUMN "undone_submission_id" integer;
  ALTER TABLE "_communities_v" ADD COLUMN "version_undone_submission_id" integer;
  ALTER TABLE "floor_plans" ADD COLUMN "undone_submission_id" integer;
  ALTER TABLE "_floor_plans_v" ADD COLUMN "version_undone_submission_id" integer;
  ALTER TABLE "homes" ADD COLUMN "undone_submission_id" integer;
  ALTER TABLE "_homes_v" ADD COLUMN "version_undone_submission_id" integer;
  ALTER TABLE "communities" ADD CONSTRAINT "communities_undone_submission_id_submissions_id_fk" FOREIGN KEY ("undone_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_communities_v" ADD CONSTRAINT "_communities_v_version_undone_submission_id_submissions_id_fk" FOREIGN KEY ("version_undone_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_undone_submission_id_submissions_id_fk" FOREIGN KEY ("undone_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_floor_plans_v" ADD CONSTRAINT "_floor_plans_v_version_undone_submission_id_submissions_id_fk" FOREIGN KEY ("version_undone_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homes" ADD CONSTRAINT "homes_undone_submission_id_submissions_id_fk" FOREIGN KEY ("undone_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_homes_v" ADD CONSTRAINT "_homes_v_version_undone_submission_id_submissions_id_fk" FOREIGN KEY ("version_undone_submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "communities_undone_submission_idx" ON "communities" USING btree ("undone_submission_id");
  CREATE INDEX "_communities_v_version_version_undone_submission_idx" ON "_communities_v" USING btree ("version_undone_submission_id");
  CREATE INDEX "floor_plans_undone_submission_idx" ON "floor_plans" USING btree ("undone_submission_id");
  CREATE INDEX "_floor_plans_v_version_version_undone_submission_idx" ON "_floor_plans_v" USING btree ("version_undone_submission_id");
  CREATE INDEX "homes_undone_submission_idx" ON "homes" USING btree ("undone_submission_id");
  CREATE INDEX "_homes_v_version_version_undone_submission_idx" ON "_homes_v" USING btree ("version_undone_submission_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "communities" DROP CONSTRAINT "communities_undone_submission_id_submissions_id_fk";
  
  ALTER TABLE "_communities_v" DROP CONSTRAINT "_communities_v_version_undone_submission_id_submissions_id_fk";
  
  ALTER TABLE "floor_plans" DROP CONSTRAINT "floor_plans_undone_submission_id_submissions_id_fk";
  
  ALTER TABLE "_floor_plans_v" DROP CONSTRAINT "_floor_plans_v_version_undone_submission_id_submissions_id_fk";
  
  ALTER TABLE "homes" DROP CONSTRAINT "homes_undone_submission_id_submissions_id_fk";
  
  ALTER TABLE "_homes_v" DROP CONSTRAINT "_homes_v_version_undone_submission_id_submissions_id_fk";
  
  DROP INDEX "communities_undone_submission_idx";
  DROP INDEX "_communities_v_version_version_undone_submission_idx";
  DROP INDEX "floor_plans_undone_submission_idx";
  DROP INDEX "_floor_plans_v_version_version_undone_submission_idx";
  DROP INDEX "homes_undone_submission_idx";
  DROP INDEX "_homes_v_version_version_undone_submission_idx";
  ALTER TABLE "communities" DROP COLUMN "undone_submission_id";
  ALTER TABLE "_communities_v" DROP COLUMN "version_undone_submission_id";
  ALTER TABLE "floor_plans" DROP COLUMN "undone_submission_id";
  ALTER TABLE "_floor_plans_v" DROP COLUMN "version_undone_submission_id";
  ALTER TABLE "homes" DROP COLUMN "undone_submission_id";
  ALTER TABLE "_homes_v" DROP COLUMN "version_undone_submission_id";`)
}
