import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_glossary_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__glossary_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "glossary_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"question" varchar,
  	"text" varchar,
  	"path" varchar
  );
  
  CREATE TABLE "glossary" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_by_id" integer,
  	"_status" "enum_glossary_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "glossary_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_glossary_v_version_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"question" varchar,
  	"text" varchar,
  	"path" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_glossary_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_by_id" integer,
  	"version__status" "enum__glossary_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_glossary_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "site_copy" ALTER COLUMN "community_homes_heading" SET DEFAULT 'Homes for sale';
  ALTER TABLE "site_copy" ALTER COLUMN "community_plans_heading" SET DEFAULT 'Floor plans';
  ALTER TABLE "site_copy" ALTER COLUMN "community_costs_heading" SET DEFAULT 'Monthly cost';
  ALTER TABLE "site_copy" ALTER COLUMN "community_ask_home_heading" SET DEFAULT 'Ask about this home';
  ALTER TABLE "site_copy" ALTER COLUMN "community_ask_plan_heading" SET DEFAULT 'Ask about this plan';
  ALTER TABLE "site_copy" ALTER COLUMN "community_ask_button" SET DEFAULT 'Send question';
  ALTER TABLE "site_copy" ALTER COLUMN "community_schools" SET DEFAULT 'School zones can change; confirm with the district before you sign.';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_communities_heading" SET DEFAULT 'Active communities';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_message_heading" SET DEFAULT 'Send a message';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_message_button" SET DEFAULT 'Send message';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_message" SET DEFAULT 'Ask about homes, plans or tours. Your message goes to {receiver}; your details are not sold.';
  ALTER TABLE "site_copy" ALTER COLUMN "answers_sent" SET DEFAULT 'A real person reads it and replies within 24 hours, by phone or email. You’re all set.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_years" SET DEFAULT 'The payment on the loan stays the same; each year more goes to principal. Taxes and insurance are held constant.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_categories_heading" SET DEFAULT 'More categories';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_homes_heading" SET DEFAULT 'Homes for sale';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_plans_heading" SET DEFAULT 'Floor plans';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_costs_heading" SET DEFAULT 'Monthly cost';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_ask_home_heading" SET DEFAULT 'Ask about this home';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_ask_plan_heading" SET DEFAULT 'Ask about this plan';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_ask_button" SET DEFAULT 'Send question';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_schools" SET DEFAULT 'School zones can change; confirm with the district before you sign.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_communities_heading" SET DEFAULT 'Active communities';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_message_heading" SET DEFAULT 'Send a message';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_message_button" SET DEFAULT 'Send message';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_message" SET DEFAULT 'Ask about homes, plans or tours. Your message goes to {receiver}; your details are not sold.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_answers_sent" SET DEFAULT 'A real person reads it and replies within 24 hours, by phone or email. You’re all set.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_years" SET DEFAULT 'The payment on the loan stays the same; each year more goes to principal. Taxes and insurance are held constant.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_categories_heading" SET DEFAULT 'More categories';
  ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary" ADD CONSTRAINT "glossary_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glossary_texts" ADD CONSTRAINT "glossary_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_v_version_terms" ADD CONSTRAINT "_glossary_v_version_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glossary_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glossary_v" ADD CONSTRAINT "_glossary_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glossary_v_texts" ADD CONSTRAINT "_glossary_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_glossary_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "glossary_terms_order_idx" ON "glossary_terms" USING btree ("_order");
  CREATE INDEX "glossary_terms_parent_id_idx" ON "glossary_terms" USING btree ("_parent_id");
  CREATE INDEX "glossary_updated_by_idx" ON "glossary" USING btree ("updated_by_id");
  CREATE INDEX "glossary__status_idx" ON "glossary" USING btree ("_status");
  CREATE INDEX "glossary_texts_order_parent" ON "glossary_texts" USING btree ("order","parent_id");
  CREATE INDEX "_glossary_v_version_terms_order_idx" ON "_glossary_v_version_terms" USING btree ("_order");
  CREATE INDEX "_glossary_v_version_terms_parent_id_idx" ON "_glossary_v_version_terms" USING btree ("_parent_id");
  CREATE INDEX "_glossary_v_version_version_updated_by_idx" ON "_glossary_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_glossary_v_version_version__status_idx" ON "_glossary_v" USING btree ("version__status");
  CREATE INDEX "_glossary_v_created_at_idx" ON "_glossary_v" USING btree ("created_at");
  CREATE INDEX "_glossary_v_updated_at_idx" ON "_glossary_v" USING btree ("updated_at");
  CREATE INDEX "_glossary_v_latest_idx" ON "_glossary_v" USING btree ("latest");
  CREATE INDEX "_glossary_v_texts_order_parent" ON "_glossary_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glossary_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glossary_v_version_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glossary_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glossary_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "glossary_terms" CASCADE;
  DROP TABLE "glossary" CASCADE;
  DROP TABLE "glossary_texts" CASCADE;
  DROP TABLE "_glossary_v_version_terms" CASCADE;
  DROP TABLE "_glossary_v" CASCADE;
  DROP TABLE "_glossary_v_texts" CASCADE;
  ALTER TABLE "site_copy" ALTER COLUMN "community_homes_heading" SET DEFAULT 'Homes for Sale';
  ALTER TABLE "site_copy" ALTER COLUMN "community_plans_heading" SET DEFAULT 'Floor Plans';
  ALTER TABLE "site_copy" ALTER COLUMN "community_costs_heading" SET DEFAULT 'What It Costs a Month';
  ALTER TABLE "site_copy" ALTER COLUMN "community_ask_home_heading" SET DEFAULT 'Ask About This Home';
  ALTER TABLE "site_copy" ALTER COLUMN "community_ask_plan_heading" SET DEFAULT 'Ask About This Plan';
  ALTER TABLE "site_copy" ALTER COLUMN "community_ask_button" SET DEFAULT 'Send Question';
  ALTER TABLE "site_copy" ALTER COLUMN "community_schools" SET DEFAULT 'Zones can change; confirm with the district before you sign.';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_communities_heading" SET DEFAULT 'Active Communities';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_message_heading" SET DEFAULT 'Send a Message';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_message_button" SET DEFAULT 'Send Message';
  ALTER TABLE "site_copy" ALTER COLUMN "builder_message" SET DEFAULT 'Ask about homes, plans or a visit. Your message goes to {receiver}; your details are not sold.';
  ALTER TABLE "site_copy" ALTER COLUMN "answers_sent" SET DEFAULT 'A real person reads it and replies within 24 hours, by phone or email. Nothing else is needed from you.';
  ALTER TABLE "site_copy" ALTER COLUMN "calculator_years" SET DEFAULT 'The payment on the loan stays the same; what it pays for does not. Each year less of it is interest and more is principal. Taxes and insurance are shown as if they never changed.';
  ALTER TABLE "site_copy" ALTER COLUMN "resources_categories_heading" SET DEFAULT 'More Categories';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_homes_heading" SET DEFAULT 'Homes for Sale';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_plans_heading" SET DEFAULT 'Floor Plans';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_costs_heading" SET DEFAULT 'What It Costs a Month';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_ask_home_heading" SET DEFAULT 'Ask About This Home';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_ask_plan_heading" SET DEFAULT 'Ask About This Plan';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_ask_button" SET DEFAULT 'Send Question';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_schools" SET DEFAULT 'Zones can change; confirm with the district before you sign.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_communities_heading" SET DEFAULT 'Active Communities';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_message_heading" SET DEFAULT 'Send a Message';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_message_button" SET DEFAULT 'Send Message';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_builder_message" SET DEFAULT 'Ask about homes, plans or a visit. Your message goes to {receiver}; your details are not sold.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_answers_sent" SET DEFAULT 'A real person reads it and replies within 24 hours, by phone or email. Nothing else is needed from you.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_calculator_years" SET DEFAULT 'The payment on the loan stays the same; what it pays for does not. Each year less of it is interest and more is principal. Taxes and insurance are shown as if they never changed.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_resources_categories_heading" SET DEFAULT 'More Categories';
  DROP TYPE "public"."enum_glossary_status";
  DROP TYPE "public"."enum__glossary_v_version_status";`)
}
