import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'lead-reply' BEFORE 'lead-question';
  CREATE TABLE "leads_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "site_settings_lead_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"subject" varchar DEFAULT 'Your question about {about}',
  	"text" varchar DEFAULT 'Hi {name},
  
  Thank you for your interest in {about}.
  
  
  
  Best regards,
  {sender}
  {publisher}'
  );
  
  CREATE TABLE "_site_settings_v_version_lead_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"subject" varchar DEFAULT 'Your question about {about}',
  	"text" varchar DEFAULT 'Hi {name},
  
  Thank you for your interest in {about}.
  
  
  
  Best regards,
  {sender}
  {publisher}',
  	"_uuid" varchar
  );
  
  ALTER TABLE "leads" ADD COLUMN "follow_up_on" timestamp(3) with time zone;
  ALTER TABLE "leads_replies" ADD CONSTRAINT "leads_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_replies" ADD CONSTRAINT "leads_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_lead_replies" ADD CONSTRAINT "site_settings_lead_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_lead_replies" ADD CONSTRAINT "_site_settings_v_version_lead_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_replies_order_idx" ON "leads_replies" USING btree ("_order");
  CREATE INDEX "leads_replies_parent_id_idx" ON "leads_replies" USING btree ("_parent_id");
  CREATE INDEX "leads_replies_author_idx" ON "leads_replies" USING btree ("author_id");
  CREATE INDEX "site_settings_lead_replies_order_idx" ON "site_settings_lead_replies" USING btree ("_order");
  CREATE INDEX "site_settings_lead_replies_parent_id_idx" ON "site_settings_lead_replies" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_lead_replies_order_idx" ON "_site_settings_v_version_lead_replies" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_lead_replies_parent_id_idx" ON "_site_settings_v_version_lead_replies" USING btree ("_parent_id");
  CREATE INDEX "leads_follow_up_on_idx" ON "leads" USING btree ("follow_up_on");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_lead_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_lead_replies" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_replies" CASCADE;
  DROP TABLE "site_settings_lead_replies" CASCADE;
  DROP TABLE "_site_settings_v_version_lead_replies" CASCADE;
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-copy', 'lead-question', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary', 'builder-report', 'account-notice', 'mistake-answer');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "leads_follow_up_on_idx";
  ALTER TABLE "leads" DROP COLUMN "follow_up_on";`)
}
