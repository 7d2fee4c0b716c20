import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_communities_taxes_kind" AS ENUM('school', 'county', 'city', 'special');
  CREATE TYPE "public"."enum_communities_office_hours_days" AS ENUM('mo', 'tu', 'we', 'th', 'fr', 'sa', 'su');
  CREATE TYPE "public"."enum_communities_hoa_period" AS ENUM('month', 'quarter', 'year');
  CREATE TYPE "public"."enum__communities_v_version_taxes_kind" AS ENUM('school', 'county', 'city', 'special');
  CREATE TYPE "public"."enum__communities_v_version_office_hours_days" AS ENUM('mo', 'tu', 'we', 'th', 'fr', 'sa', 'su');
  CREATE TYPE "public"."enum__communities_v_version_hoa_period" AS ENUM('month', 'quarter', 'year');
  CREATE TYPE "public"."enum_floor_plans_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__floor_plans_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_homes_stage" AS ENUM('to-be-built', 'under-construction', 'ready');
  CREATE TYPE "public"."enum_home_availability" AS ENUM('available', 'pending', 'sold');
  CREATE TYPE "public"."enum_homes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__homes_v_version_stage" AS ENUM('to-be-built', 'under-construction', 'ready');
  CREATE TYPE "public"."enum__homes_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "communities_taxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_communities_taxes_kind",
  	"name" varchar,
  	"rate" numeric,
  	"year" numeric,
  	"source" varchar
  );
  
  CREATE TABLE "communities_office_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_communities_office_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "communities_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "communities_incentives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"terms" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "_communities_v_version_taxes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__communities_v_version_taxes_kind",
  	"name" varchar,
  	"rate" numeric,
  	"year" numeric,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_communities_v_version_office_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__communities_v_version_office_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_communities_v_version_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_communities_v_version_incentives" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"terms" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "floor_plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"plan_number" varchar,
  	"community_id" integer,
  	"builder_id" integer,
  	"base_price" numeric,
  	"home_type" varchar,
  	"square_feet" numeric,
  	"beds" numeric,
  	"baths" numeric,
  	"half_baths" numeric,
  	"stories" numeric,
  	"garage" numeric,
  	"description" varchar,
  	"tour_url" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"review_state" "enum_review_state" DEFAULT 'none',
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_by_id" integer,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_floor_plans_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "floor_plans_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_floor_plans_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_plan_number" varchar,
  	"version_community_id" integer,
  	"version_builder_id" integer,
  	"version_base_price" numeric,
  	"version_home_type" varchar,
  	"version_square_feet" numeric,
  	"version_beds" numeric,
  	"version_baths" numeric,
  	"version_half_baths" numeric,
  	"version_stories" numeric,
  	"version_garage" numeric,
  	"version_description" varchar,
  	"version_tour_url" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_review_state" "enum_review_state" DEFAULT 'none',
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__floor_plans_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_floor_plans_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "homes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"lot" varchar,
  	"builder_number" varchar,
  	"community_id" integer,
  	"builder_id" integer,
  	"plan_id" integer,
  	"price" numeric,
  	"earlier_price" numeric,
  	"elevation" varchar,
  	"square_feet" numeric,
  	"beds" numeric,
  	"baths" numeric,
  	"half_baths" numeric,
  	"stage" "enum_homes_stage" DEFAULT 'to-be-built',
  	"move_in" timestamp(3) with time zone,
  	"status" "enum_home_availability" DEFAULT 'available',
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"is_model" boolean DEFAULT false,
  	"sold_at" timestamp(3) with time zone,
  	"review_state" "enum_review_state" DEFAULT 'none',
  	"review_log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_by_id" integer,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_homes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "homes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_homes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_address" varchar,
  	"version_lot" varchar,
  	"version_builder_number" varchar,
  	"version_community_id" integer,
  	"version_builder_id" integer,
  	"version_plan_id" integer,
  	"version_price" numeric,
  	"version_earlier_price" numeric,
  	"version_elevation" varchar,
  	"version_square_feet" numeric,
  	"version_beds" numeric,
  	"version_baths" numeric,
  	"version_half_baths" numeric,
  	"version_stage" "enum__homes_v_version_stage" DEFAULT 'to-be-built',
  	"version_move_in" timestamp(3) with time zone,
  	"version_status" "enum_home_availability" DEFAULT 'available',
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_is_model" boolean DEFAULT false,
  	"version_sold_at" timestamp(3) with time zone,
  	"version_review_state" "enum_review_state" DEFAULT 'none',
  	"version_review_log" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_updated_by_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__homes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_homes_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "communities" ADD COLUMN "hoa_fee" numeric;
  ALTER TABLE "communities" ADD COLUMN "hoa_period" "enum_communities_hoa_period";
  ALTER TABLE "_communities_v" ADD COLUMN "version_hoa_fee" numeric;
  ALTER TABLE "_communities_v" ADD COLUMN "version_hoa_period" "enum__communities_v_version_hoa_period";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "floor_plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "homes_id" integer;
  ALTER TABLE "site_copy" ADD COLUMN "community_homes_heading" varchar DEFAULT 'Homes for Sale';
  ALTER TABLE "site_copy" ADD COLUMN "community_plans_heading" varchar DEFAULT 'Floor Plans';
  ALTER TABLE "site_copy" ADD COLUMN "community_costs_heading" varchar DEFAULT 'What It Costs a Month';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_homes_heading" varchar DEFAULT 'Homes for Sale';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_plans_heading" varchar DEFAULT 'Floor Plans';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_community_costs_heading" varchar DEFAULT 'What It Costs a Month';
  ALTER TABLE "communities_taxes" ADD CONSTRAINT "communities_taxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_office_hours_days" ADD CONSTRAINT "communities_office_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities_office_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_office_hours" ADD CONSTRAINT "communities_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_incentives" ADD CONSTRAINT "communities_incentives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_taxes" ADD CONSTRAINT "_communities_v_version_taxes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_office_hours_days" ADD CONSTRAINT "_communities_v_version_office_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_communities_v_version_office_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_office_hours" ADD CONSTRAINT "_communities_v_version_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_incentives" ADD CONSTRAINT "_communities_v_version_incentives_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "floor_plans" ADD CONSTRAINT "floor_plans_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "floor_plans_rels" ADD CONSTRAINT "floor_plans_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "floor_plans_rels" ADD CONSTRAINT "floor_plans_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_floor_plans_v" ADD CONSTRAINT "_floor_plans_v_parent_id_floor_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."floor_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_floor_plans_v" ADD CONSTRAINT "_floor_plans_v_version_community_id_communities_id_fk" FOREIGN KEY ("version_community_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_floor_plans_v" ADD CONSTRAINT "_floor_plans_v_version_builder_id_builders_id_fk" FOREIGN KEY ("version_builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_floor_plans_v" ADD CONSTRAINT "_floor_plans_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_floor_plans_v_rels" ADD CONSTRAINT "_floor_plans_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_floor_plans_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_floor_plans_v_rels" ADD CONSTRAINT "_floor_plans_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "homes" ADD CONSTRAINT "homes_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homes" ADD CONSTRAINT "homes_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homes" ADD CONSTRAINT "homes_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homes" ADD CONSTRAINT "homes_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homes_rels" ADD CONSTRAINT "homes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "homes_rels" ADD CONSTRAINT "homes_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_homes_v" ADD CONSTRAINT "_homes_v_parent_id_homes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."homes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_homes_v" ADD CONSTRAINT "_homes_v_version_community_id_communities_id_fk" FOREIGN KEY ("version_community_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_homes_v" ADD CONSTRAINT "_homes_v_version_builder_id_builders_id_fk" FOREIGN KEY ("version_builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_homes_v" ADD CONSTRAINT "_homes_v_version_plan_id_floor_plans_id_fk" FOREIGN KEY ("version_plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_homes_v" ADD CONSTRAINT "_homes_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_homes_v_rels" ADD CONSTRAINT "_homes_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_homes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_homes_v_rels" ADD CONSTRAINT "_homes_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "communities_taxes_order_idx" ON "communities_taxes" USING btree ("_order");
  CREATE INDEX "communities_taxes_parent_id_idx" ON "communities_taxes" USING btree ("_parent_id");
  CREATE INDEX "communities_office_hours_days_order_idx" ON "communities_office_hours_days" USING btree ("order");
  CREATE INDEX "communities_office_hours_days_parent_idx" ON "communities_office_hours_days" USING btree ("parent_id");
  CREATE INDEX "communities_office_hours_order_idx" ON "communities_office_hours" USING btree ("_order");
  CREATE INDEX "communities_office_hours_parent_id_idx" ON "communities_office_hours" USING btree ("_parent_id");
  CREATE INDEX "communities_incentives_order_idx" ON "communities_incentives" USING btree ("_order");
  CREATE INDEX "communities_incentives_parent_id_idx" ON "communities_incentives" USING btree ("_parent_id");
  CREATE INDEX "communities_incentives_ends_on_idx" ON "communities_incentives" USING btree ("ends_on");
  CREATE INDEX "_communities_v_version_taxes_order_idx" ON "_communities_v_version_taxes" USING btree ("_order");
  CREATE INDEX "_communities_v_version_taxes_parent_id_idx" ON "_communities_v_version_taxes" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_version_office_hours_days_order_idx" ON "_communities_v_version_office_hours_days" USING btree ("order");
  CREATE INDEX "_communities_v_version_office_hours_days_parent_idx" ON "_communities_v_version_office_hours_days" USING btree ("parent_id");
  CREATE INDEX "_communities_v_version_office_hours_order_idx" ON "_communities_v_version_office_hours" USING btree ("_order");
  CREATE INDEX "_communities_v_version_office_hours_parent_id_idx" ON "_communities_v_version_office_hours" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_version_incentives_order_idx" ON "_communities_v_version_incentives" USING btree ("_order");
  CREATE INDEX "_communities_v_version_incentives_parent_id_idx" ON "_communities_v_version_incentives" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_version_incentives_ends_on_idx" ON "_communities_v_version_incentives" USING btree ("ends_on");
  CREATE INDEX "floor_plans_name_idx" ON "floor_plans" USING btree ("name");
  CREATE INDEX "floor_plans_plan_number_idx" ON "floor_plans" USING btree ("plan_number");
  CREATE INDEX "floor_plans_community_idx" ON "floor_plans" USING btree ("community_id");
  CREATE INDEX "floor_plans_builder_idx" ON "floor_plans" USING btree ("builder_id");
  CREATE INDEX "floor_plans_base_price_idx" ON "floor_plans" USING btree ("base_price");
  CREATE INDEX "floor_plans_home_type_idx" ON "floor_plans" USING btree ("home_type");
  CREATE INDEX "floor_plans_slug_idx" ON "floor_plans" USING btree ("slug");
  CREATE INDEX "floor_plans_review_state_idx" ON "floor_plans" USING btree ("review_state");
  CREATE INDEX "floor_plans_updated_at_idx" ON "floor_plans" USING btree ("updated_at");
  CREATE INDEX "floor_plans_created_at_idx" ON "floor_plans" USING btree ("created_at");
  CREATE INDEX "floor_plans_updated_by_idx" ON "floor_plans" USING btree ("updated_by_id");
  CREATE INDEX "floor_plans_deleted_at_idx" ON "floor_plans" USING btree ("deleted_at");
  CREATE INDEX "floor_plans__status_idx" ON "floor_plans" USING btree ("_status");
  CREATE UNIQUE INDEX "community_slug_idx" ON "floor_plans" USING btree ("community_id","slug");
  CREATE INDEX "floor_plans_rels_order_idx" ON "floor_plans_rels" USING btree ("order");
  CREATE INDEX "floor_plans_rels_parent_idx" ON "floor_plans_rels" USING btree ("parent_id");
  CREATE INDEX "floor_plans_rels_path_idx" ON "floor_plans_rels" USING btree ("path");
  CREATE INDEX "floor_plans_rels_media_id_idx" ON "floor_plans_rels" USING btree ("media_id");
  CREATE INDEX "_floor_plans_v_parent_idx" ON "_floor_plans_v" USING btree ("parent_id");
  CREATE INDEX "_floor_plans_v_version_version_name_idx" ON "_floor_plans_v" USING btree ("version_name");
  CREATE INDEX "_floor_plans_v_version_version_plan_number_idx" ON "_floor_plans_v" USING btree ("version_plan_number");
  CREATE INDEX "_floor_plans_v_version_version_community_idx" ON "_floor_plans_v" USING btree ("version_community_id");
  CREATE INDEX "_floor_plans_v_version_version_builder_idx" ON "_floor_plans_v" USING btree ("version_builder_id");
  CREATE INDEX "_floor_plans_v_version_version_base_price_idx" ON "_floor_plans_v" USING btree ("version_base_price");
  CREATE INDEX "_floor_plans_v_version_version_home_type_idx" ON "_floor_plans_v" USING btree ("version_home_type");
  CREATE INDEX "_floor_plans_v_version_version_slug_idx" ON "_floor_plans_v" USING btree ("version_slug");
  CREATE INDEX "_floor_plans_v_version_version_review_state_idx" ON "_floor_plans_v" USING btree ("version_review_state");
  CREATE INDEX "_floor_plans_v_version_version_updated_at_idx" ON "_floor_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_floor_plans_v_version_version_created_at_idx" ON "_floor_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_floor_plans_v_version_version_updated_by_idx" ON "_floor_plans_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_floor_plans_v_version_version_deleted_at_idx" ON "_floor_plans_v" USING btree ("version_deleted_at");
  CREATE INDEX "_floor_plans_v_version_version__status_idx" ON "_floor_plans_v" USING btree ("version__status");
  CREATE INDEX "_floor_plans_v_created_at_idx" ON "_floor_plans_v" USING btree ("created_at");
  CREATE INDEX "_floor_plans_v_updated_at_idx" ON "_floor_plans_v" USING btree ("updated_at");
  CREATE INDEX "_floor_plans_v_latest_idx" ON "_floor_plans_v" USING btree ("latest");
  CREATE INDEX "version_community_version_slug_idx" ON "_floor_plans_v" USING btree ("version_community_id","version_slug");
  CREATE INDEX "_floor_plans_v_rels_order_idx" ON "_floor_plans_v_rels" USING btree ("order");
  CREATE INDEX "_floor_plans_v_rels_parent_idx" ON "_floor_plans_v_rels" USING btree ("parent_id");
  CREATE INDEX "_floor_plans_v_rels_path_idx" ON "_floor_plans_v_rels" USING btree ("path");
  CREATE INDEX "_floor_plans_v_rels_media_id_idx" ON "_floor_plans_v_rels" USING btree ("media_id");
  CREATE INDEX "homes_address_idx" ON "homes" USING btree ("address");
  CREATE INDEX "homes_builder_number_idx" ON "homes" USING btree ("builder_number");
  CREATE INDEX "homes_community_idx" ON "homes" USING btree ("community_id");
  CREATE INDEX "homes_builder_idx" ON "homes" USING btree ("builder_id");
  CREATE INDEX "homes_plan_idx" ON "homes" USING btree ("plan_id");
  CREATE INDEX "homes_price_idx" ON "homes" USING btree ("price");
  CREATE INDEX "homes_earlier_price_idx" ON "homes" USING btree ("earlier_price");
  CREATE INDEX "homes_stage_idx" ON "homes" USING btree ("stage");
  CREATE INDEX "homes_move_in_idx" ON "homes" USING btree ("move_in");
  CREATE INDEX "homes_status_idx" ON "homes" USING btree ("status");
  CREATE INDEX "homes_slug_idx" ON "homes" USING btree ("slug");
  CREATE INDEX "homes_review_state_idx" ON "homes" USING btree ("review_state");
  CREATE INDEX "homes_updated_at_idx" ON "homes" USING btree ("updated_at");
  CREATE INDEX "homes_created_at_idx" ON "homes" USING btree ("created_at");
  CREATE INDEX "homes_updated_by_idx" ON "homes" USING btree ("updated_by_id");
  CREATE INDEX "homes_deleted_at_idx" ON "homes" USING btree ("deleted_at");
  CREATE INDEX "homes__status_idx" ON "homes" USING btree ("_status");
  CREATE UNIQUE INDEX "community_slug_1_idx" ON "homes" USING btree ("community_id","slug");
  CREATE INDEX "homes_rels_order_idx" ON "homes_rels" USING btree ("order");
  CREATE INDEX "homes_rels_parent_idx" ON "homes_rels" USING btree ("parent_id");
  CREATE INDEX "homes_rels_path_idx" ON "homes_rels" USING btree ("path");
  CREATE INDEX "homes_rels_media_id_idx" ON "homes_rels" USING btree ("media_id");
  CREATE INDEX "_homes_v_parent_idx" ON "_homes_v" USING btree ("parent_id");
  CREATE INDEX "_homes_v_version_version_address_idx" ON "_homes_v" USING btree ("version_address");
  CREATE INDEX "_homes_v_version_version_builder_number_idx" ON "_homes_v" USING btree ("version_builder_number");
  CREATE INDEX "_homes_v_version_version_community_idx" ON "_homes_v" USING btree ("version_community_id");
  CREATE INDEX "_homes_v_version_version_builder_idx" ON "_homes_v" USING btree ("version_builder_id");
  CREATE INDEX "_homes_v_version_version_plan_idx" ON "_homes_v" USING btree ("version_plan_id");
  CREATE INDEX "_homes_v_version_version_price_idx" ON "_homes_v" USING btree ("version_price");
  CREATE INDEX "_homes_v_version_version_earlier_price_idx" ON "_homes_v" USING btree ("version_earlier_price");
  CREATE INDEX "_homes_v_version_version_stage_idx" ON "_homes_v" USING btree ("version_stage");
  CREATE INDEX "_homes_v_version_version_move_in_idx" ON "_homes_v" USING btree ("version_move_in");
  CREATE INDEX "_homes_v_version_version_status_idx" ON "_homes_v" USING btree ("version_status");
  CREATE INDEX "_homes_v_version_version_slug_idx" ON "_homes_v" USING btree ("version_slug");
  CREATE INDEX "_homes_v_version_version_review_state_idx" ON "_homes_v" USING btree ("version_review_state");
  CREATE INDEX "_homes_v_version_version_updated_at_idx" ON "_homes_v" USING btree ("version_updated_at");
  CREATE INDEX "_homes_v_version_version_created_at_idx" ON "_homes_v" USING btree ("version_created_at");
  CREATE INDEX "_homes_v_version_version_updated_by_idx" ON "_homes_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_homes_v_version_version_deleted_at_idx" ON "_homes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_homes_v_version_version__status_idx" ON "_homes_v" USING btree ("version__status");
  CREATE INDEX "_homes_v_created_at_idx" ON "_homes_v" USING btree ("created_at");
  CREATE INDEX "_homes_v_updated_at_idx" ON "_homes_v" USING btree ("updated_at");
  CREATE INDEX "_homes_v_latest_idx" ON "_homes_v" USING btree ("latest");
  CREATE INDEX "version_community_version_slug_1_idx" ON "_homes_v" USING btree ("version_community_id","version_slug");
  CREATE INDEX "_homes_v_rels_order_idx" ON "_homes_v_rels" USING btree ("order");
  CREATE INDEX "_homes_v_rels_parent_idx" ON "_homes_v_rels" USING btree ("parent_id");
  CREATE INDEX "_homes_v_rels_path_idx" ON "_homes_v_rels" USING btree ("path");
  CREATE INDEX "_homes_v_rels_media_id_idx" ON "_homes_v_rels" USING btree ("media_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_floor_plans_fk" FOREIGN KEY ("floor_plans_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_homes_fk" FOREIGN KEY ("homes_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_floor_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("floor_plans_id");
  CREATE INDEX "payload_locked_documents_rels_homes_id_idx" ON "payload_locked_documents_rels" USING btree ("homes_id");`)
  // Queries for visitors go by the status alone.
  for (const table of ['floor_plans', 'homes']) {
    await db.execute(sql`
      alter table ${sql.identifier(table)} add constraint ${sql.identifier(`${table}_trash_is_unpublished`)}
        check (deleted_at is null or _status is distinct from 'published')`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_floor_plans_fk";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_homes_fk";
  DROP TABLE "communities_taxes" CASCADE;
  DROP TABLE "communities_office_hours_days" CASCADE;
  DROP TABLE "communities_office_hours" CASCADE;
  DROP TABLE "communities_incentives" CASCADE;
  DROP TABLE "_communities_v_version_taxes" CASCADE;
  DROP TABLE "_communities_v_version_office_hours_days" CASCADE;
  DROP TABLE "_communities_v_version_office_hours" CASCADE;
  DROP TABLE "_communities_v_version_incentives" CASCADE;
  DROP TABLE "floor_plans" CASCADE;
  DROP TABLE "floor_plans_rels" CASCADE;
  DROP TABLE "_floor_plans_v" CASCADE;
  DROP TABLE "_floor_plans_v_rels" CASCADE;
  DROP TABLE "homes" CASCADE;
  DROP TABLE "homes_rels" CASCADE;
  DROP TABLE "_homes_v" CASCADE;
  DROP TABLE "_homes_v_rels" CASCADE;
  
  
  DROP INDEX "payload_locked_documents_rels_floor_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_homes_id_idx";
  ALTER TABLE "communities" DROP COLUMN "hoa_fee";
  ALTER TABLE "communities" DROP COLUMN "hoa_period";
  ALTER TABLE "_communities_v" DROP COLUMN "version_hoa_fee";
  ALTER TABLE "_communities_v" DROP COLUMN "version_hoa_period";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "floor_plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "homes_id";
  ALTER TABLE "site_copy" DROP COLUMN "community_homes_heading";
  ALTER TABLE "site_copy" DROP COLUMN "community_plans_heading";
  ALTER TABLE "site_copy" DROP COLUMN "community_costs_heading";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_homes_heading";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_plans_heading";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_community_costs_heading";
  DROP TYPE "public"."enum_communities_taxes_kind";
  DROP TYPE "public"."enum_communities_office_hours_days";
  DROP TYPE "public"."enum_communities_hoa_period";
  DROP TYPE "public"."enum__communities_v_version_taxes_kind";
  DROP TYPE "public"."enum__communities_v_version_office_hours_days";
  DROP TYPE "public"."enum__communities_v_version_hoa_period";
  DROP TYPE "public"."enum_floor_plans_status";
  DROP TYPE "public"."enum__floor_plans_v_version_status";
  DROP TYPE "public"."enum_homes_stage";
  DROP TYPE "public"."enum_home_availability";
  DROP TYPE "public"."enum_homes_status";
  DROP TYPE "public"."enum__homes_v_version_stage";
  DROP TYPE "public"."enum__homes_v_version_status";`)
}
