import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "home_id" integer;
  ALTER TABLE "leads" ADD COLUMN "plan_id" integer;
  ALTER TABLE "site_copy" ADD COLUMN "community_ask_home_heading" varchar DEFAULT 'Ask About This Home';
  ALTER TABLE "site_copy" ADD COLUMN "community_ask_home_message" varchar DEFAULT 'I would like to know more about {address} in {name}. Is it still available?';
  ALTER TABLE "site_copy" ADD COLUMN "community_ask_plan_heading" varchar DEFAULT 'Ask About This Plan';
  ALTER TABLE "site_copy" ADD COLUMN "community_ask_plan_message" varchar DEFAULT 'I would like to know more about the {plan} plan in {name}. What would it cost to build?';
  ALTER TABLE "site_copy" ADD COLUMN "community_ask_button" varchar DEFAULT 'Send Question';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_ask_home_heading" varchar DEFAULT 'Ask About This Home';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_ask_home_message" varchar DEFAULT 'I would like to know more about {address} in {name}. Is it still available?';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_ask_plan_heading" varchar DEFAULT 'Ask About This Plan';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_ask_plan_message" varchar DEFAULT 'I would like to know more about the {plan} plan in {name}. What would it cost to build?';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_ask_button" varchar DEFAULT 'Send Question';
  ALTER TABLE "leads" ADD CONSTRAINT "leads_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_home_idx" ON "leads" USING btree ("home_id");
  CREATE INDEX "leads_plan_idx" ON "leads" USING btree ("plan_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP CONSTRAINT "leads_home_id_homes_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_plan_id_floor_plans_id_fk";
  
  DROP INDEX "leads_home_idx";
  DROP INDEX "leads_plan_idx";
  ALTER TABLE "leads" DROP COLUMN "home_id";
  ALTER TABLE "leads" DROP COLUMN "plan_id";
  ALTER TABLE "site_copy" DROP COLUMN "community_ask_home_heading";
  ALTER TABLE "site_copy" DROP COLUMN "community_ask_home_message";
  ALTER TABLE "site_copy" DROP COLUMN "community_ask_plan_heading";
  ALTER TABLE "site_copy" DROP COLUMN "community_ask_plan_message";
  ALTER TABLE "site_copy" DROP COLUMN "community_ask_button";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_ask_home_heading";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_ask_home_message";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_ask_plan_heading";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_ask_plan_message";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_ask_button";`)
}
