import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."insurance_county" AS ENUM('bexar', 'comal', 'guadalupe', 'kendall');
  CREATE TABLE "site_settings_home_costs_county_insurance" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"county" "insurance_county",
  	"rate" numeric,
  	"year" numeric,
  	"source" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_home_costs_county_insurance" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"county" "insurance_county",
  	"rate" numeric,
  	"year" numeric,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "communities_taxes" ADD COLUMN "exemption_percent" numeric;
  ALTER TABLE "communities_taxes" ADD COLUMN "exemption_amount" numeric;
  ALTER TABLE "communities" ADD COLUMN "land_share" numeric;
  ALTER TABLE "communities" ADD COLUMN "annual_insurance" numeric;
  ALTER TABLE "_communities_v_version_taxes" ADD COLUMN "exemption_percent" numeric;
  ALTER TABLE "_communities_v_version_taxes" ADD COLUMN "exemption_amount" numeric;
  ALTER TABLE "_communities_v" ADD COLUMN "version_land_share" numeric;
  ALTER TABLE "_communities_v" ADD COLUMN "version_annual_insurance" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_land_share" numeric DEFAULT 20;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_school_exemption_amount" numeric DEFAULT 140000;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_school_exemption_year" numeric DEFAULT 2025;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_school_exemption_source" varchar DEFAULT 'Texas Tax Code, Section 11.13(b)';
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_insurance_rate" numeric DEFAULT 3.75;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_insurance_year" numeric;
  ALTER TABLE "site_settings" ADD COLUMN "home_costs_insurance_source" varchar DEFAULT 'Our estimate';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_land_share" numeric DEFAULT 20;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_school_exemption_amount" numeric DEFAULT 140000;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_school_exemption_year" numeric DEFAULT 2025;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_school_exemption_source" varchar DEFAULT 'Texas Tax Code, Section 11.13(b)';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_insurance_rate" numeric DEFAULT 3.75;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_insurance_year" numeric;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_home_costs_insurance_source" varchar DEFAULT 'Our estimate';
  ALTER TABLE "site_copy" ADD COLUMN "calculator_tax_years" varchar DEFAULT 'Show the first year, the second year and a homestead exemption';
  ALTER TABLE "site_copy" ADD COLUMN "calculator_land_share" varchar DEFAULT 'A home built this year is taxed on its land alone. Our estimate; the appraisal district lists each lot.';
  ALTER TABLE "site_copy" ADD COLUMN "calculator_school_tax_rate" varchar DEFAULT 'A part of the rate above. About half of it in most places.';
  ALTER TABLE "site_copy" ADD COLUMN "calculator_school_exemption" varchar DEFAULT 'What school districts exempt if you live in the home and file for it.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_calculator_tax_years" varchar DEFAULT 'Show the first year, the second year and a homestead exemption';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_calculator_land_share" varchar DEFAULT 'A home built this year is taxed on its land alone. Our estimate; the appraisal district lists each lot.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_calculator_school_tax_rate" varchar DEFAULT 'A part of the rate above. About half of it in most places.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_calculator_school_exemption" varchar DEFAULT 'What school districts exempt if you live in the home and file for it.';
  ALTER TABLE "site_settings_home_costs_county_insurance" ADD CONSTRAINT "site_settings_home_costs_county_insurance_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_home_costs_county_insurance" ADD CONSTRAINT "_site_settings_v_version_home_costs_county_insurance_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_home_costs_county_insurance_order_idx" ON "site_settings_home_costs_county_insurance" USING btree ("_order");
  CREATE INDEX "site_settings_home_costs_county_insurance_parent_id_idx" ON "site_settings_home_costs_county_insurance" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_home_costs_county_insurance_order_idx" ON "_site_settings_v_version_home_costs_county_insurance" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_home_costs_county_insurance_parent_id_idx" ON "_site_settings_v_version_home_costs_county_insurance" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_home_costs_county_insurance" CASCADE;
  DROP TABLE "_site_settings_v_version_home_costs_county_insurance" CASCADE;
  ALTER TABLE "communities_taxes" DROP COLUMN "exemption_percent";
  ALTER TABLE "communities_taxes" DROP COLUMN "exemption_amount";
  ALTER TABLE "communities" DROP COLUMN "land_share";
  ALTER TABLE "communities" DROP COLUMN "annual_insurance";
  ALTER TABLE "_communities_v_version_taxes" DROP COLUMN "exemption_percent";
  ALTER TABLE "_communities_v_version_taxes" DROP COLUMN "exemption_amount";
  ALTER TABLE "_communities_v" DROP COLUMN "version_land_share";
  ALTER TABLE "_communities_v" DROP COLUMN "version_annual_insurance";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_land_share";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_school_exemption_amount";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_school_exemption_year";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_school_exemption_source";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_insurance_rate";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_insurance_year";
  ALTER TABLE "site_settings" DROP COLUMN "home_costs_insurance_source";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_land_share";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_school_exemption_amount";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_school_exemption_year";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_school_exemption_source";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_insurance_rate";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_insurance_year";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_home_costs_insurance_source";
  ALTER TABLE "site_copy" DROP COLUMN "calculator_tax_years";
  ALTER TABLE "site_copy" DROP COLUMN "calculator_land_share";
  ALTER TABLE "site_copy" DROP COLUMN "calculator_school_tax_rate";
  ALTER TABLE "site_copy" DROP COLUMN "calculator_school_exemption";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_calculator_tax_years";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_calculator_land_share";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_calculator_school_tax_rate";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_calculator_school_exemption";
  DROP TYPE "public"."insurance_county";`)
}
