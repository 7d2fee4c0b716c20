import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_recipients_kind" AS ENUM('office', 'builder', 'publisher');
  CREATE TYPE "public"."enum_leads_recipients_answer" AS ENUM('same-day', 'next-day', 'second-day', 'in-time', 'later', 'not-yet');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'lead-copy' BEFORE 'lead-webhook';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'lead-question' BEFORE 'lead-webhook';
  CREATE TABLE "leads_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_leads_recipients_kind" NOT NULL,
  	"builder_id" integer,
  	"name" varchar NOT NULL,
  	"answer" "enum_leads_recipients_answer"
  );
  
  ALTER TABLE "site_copy" ALTER COLUMN "community_tour" SET DEFAULT 'Tell us when works for you. Your details are not sold.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_tour" SET DEFAULT 'Tell us when works for you. Your details are not sold.';
  ALTER TABLE "leads" ADD COLUMN "asked_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "consent" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "copy_to_buyer" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "ask_buyers" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_copy_to_buyer" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_ask_buyers" boolean DEFAULT false;
  ALTER TABLE "site_copy" ADD COLUMN "answers_consent" varchar DEFAULT 'Goes to {recipients}. By sending it, you agree to a call or an email about it.';
  ALTER TABLE "_site_copy_v" ADD COLUMN "version_answers_consent" varchar DEFAULT 'Goes to {recipients}. By sending it, you agree to a call or an email about it.';
  ALTER TABLE "leads_recipients" ADD CONSTRAINT "leads_recipients_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_recipients" ADD CONSTRAINT "leads_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_recipients_order_idx" ON "leads_recipients" USING btree ("_order");
  CREATE INDEX "leads_recipients_parent_id_idx" ON "leads_recipients" USING btree ("_parent_id");
  CREATE INDEX "leads_recipients_builder_idx" ON "leads_recipients" USING btree ("builder_id");
  CREATE INDEX "leads_recipients_answer_idx" ON "leads_recipients" USING btree ("answer");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads_recipients" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_recipients" CASCADE;
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary', 'builder-report', 'account-notice', 'mistake-answer');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "site_copy" ALTER COLUMN "community_tour" SET DEFAULT 'Tell us when works for you. Your note goes to the builders in this community; your details are not sold.';
  ALTER TABLE "_site_copy_v" ALTER COLUMN "version_community_tour" SET DEFAULT 'Tell us when works for you. Your note goes to the builders in this community; your details are not sold.';
  ALTER TABLE "leads" DROP COLUMN "asked_at";
  ALTER TABLE "leads" DROP COLUMN "consent";
  ALTER TABLE "site_settings" DROP COLUMN "copy_to_buyer";
  ALTER TABLE "site_settings" DROP COLUMN "ask_buyers";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_copy_to_buyer";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_ask_buyers";
  ALTER TABLE "site_copy" DROP COLUMN "answers_consent";
  ALTER TABLE "_site_copy_v" DROP COLUMN "version_answers_consent";
  DROP TYPE "public"."enum_leads_recipients_kind";
  DROP TYPE "public"."enum_leads_recipients_answer";`)
}
