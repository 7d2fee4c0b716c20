import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_second_factor_roles" AS ENUM('admin', 'editor', 'contributor');
  CREATE TYPE "public"."enum__site_settings_v_version_second_factor_roles" AS ENUM('admin', 'editor', 'contributor');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'signed-in';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sign-in-failed';
  CREATE TABLE "site_settings_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users" ADD COLUMN "second_factor_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "users" ADD COLUMN "second_factor_last_step" numeric;
  ALTER TABLE "users" ADD COLUMN "second_factor_recovery_codes" jsonb;
  ALTER TABLE "site_settings_second_factor_roles" ADD CONSTRAINT "site_settings_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_second_factor_roles" ADD CONSTRAINT "_site_settings_v_version_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_second_factor_roles_order_idx" ON "site_settings_second_factor_roles" USING btree ("order");
  CREATE INDEX "site_settings_second_factor_roles_parent_idx" ON "site_settings_second_factor_roles" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_second_factor_roles_order_idx" ON "_site_settings_v_version_second_factor_roles" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_second_factor_roles_parent_idx" ON "_site_settings_v_version_second_factor_roles" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_second_factor_roles" CASCADE;
  DROP TABLE "_site_settings_v_version_second_factor_roles" CASCADE;
  DELETE FROM "audit_entries" WHERE "action" IN ('signed-in', 'sign-in-failed');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'trashed', 'restored', 'deleted', 'exported', 'imported', 'erased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users" DROP COLUMN "second_factor_at";
  ALTER TABLE "users" DROP COLUMN "second_factor_secret";
  ALTER TABLE "users" DROP COLUMN "second_factor_last_step";
  ALTER TABLE "users" DROP COLUMN "second_factor_recovery_codes";
  DROP TYPE "public"."enum_site_settings_second_factor_roles";
  DROP TYPE "public"."enum__site_settings_v_version_second_factor_roles";`)
}
