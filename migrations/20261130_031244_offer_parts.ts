import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."offer_part_kind" AS ENUM('price-reduction', 'closing-credit', 'permanent-buydown', 'temporary-buydown', 'upgrades');
  CREATE TYPE "public"."temporary_buydown" AS ENUM('3-2-1', '2-1', '1-0');
  CREATE TABLE "communities_incentives_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "offer_part_kind",
  	"amount" numeric,
  	"rate" numeric,
  	"buydown" "temporary_buydown",
  	"builder_lender" boolean DEFAULT false,
  	"deadline" timestamp(3) with time zone
  );
  
  CREATE TABLE "_communities_v_version_incentives_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "offer_part_kind",
  	"amount" numeric,
  	"rate" numeric,
  	"buydown" "temporary_buydown",
  	"builder_lender" boolean DEFAULT false,
  	"deadline" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "communities_incentives" ADD COLUMN "lender_rate" numeric;
  ALTER TABLE "_communities_v_version_incentives" ADD COLUMN "lender_rate" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_rate_source_year" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_rate_source_source" varchar DEFAULT 'Our estimate';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_rate_source_year" numeric;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_rate_source_source" varchar DEFAULT 'Our estimate';
  ALTER TABLE "communities_incentives_parts" ADD CONSTRAINT "communities_incentives_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities_incentives"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_incentives_parts" ADD CONSTRAINT "_communities_v_version_incentives_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v_version_incentives"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "communities_incentives_parts_order_idx" ON "communities_incentives_parts" USING btree ("_order");
  CREATE INDEX "communities_incentives_parts_parent_id_idx" ON "communities_incentives_parts" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_version_incentives_parts_order_idx" ON "_communities_v_version_incentives_parts" USING btree ("_order");
  CREATE INDEX "_communities_v_version_incentives_parts_parent_id_idx" ON "_communities_v_version_incentives_parts" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "communities_incentives_parts" CASCADE;
  DROP TABLE "_communities_v_version_incentives_parts" CASCADE;
  ALTER TABLE "communities_incentives" DROP COLUMN "lender_rate";
  ALTER TABLE "_communities_v_version_incentives" DROP COLUMN "lender_rate";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_rate_source_year";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_rate_source_source";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_rate_source_year";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_rate_source_source";
  DROP TYPE "public"."offer_part_kind";
  DROP TYPE "public"."temporary_buydown";`)
}
