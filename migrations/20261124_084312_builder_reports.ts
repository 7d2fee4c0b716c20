import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Counts of listings, and the monthly emails to builders that are made of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'builder-report';
  CREATE TABLE "listing_counts" (
  	"day" date NOT NULL,
  	"builder_id" integer,
  	"community_id" integer,
  	"plan_id" integer,
  	"home_id" integer,
  	"views" integer DEFAULT 0 NOT NULL,
  	"clicks" integer DEFAULT 0 NOT NULL,
  	"calls" integer DEFAULT 0 NOT NULL,
  	"websites" integer DEFAULT 0 NOT NULL,
  	"directions" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "listing_counts_day_listing" UNIQUE NULLS NOT DISTINCT("day","builder_id","community_id","plan_id","home_id"),
  	CONSTRAINT "listing_counts_one_listing" CHECK (num_nonnulls("listing_counts"."builder_id", "listing_counts"."community_id", "listing_counts"."plan_id", "listing_counts"."home_id") = 1)
  );
  
  CREATE TABLE "report_emails" (
  	"builder_id" integer NOT NULL,
  	"month" date NOT NULL,
  	"delivery_id" integer,
  	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "report_emails_builder_id_month_pk" PRIMARY KEY("builder_id","month")
  );
  
  ALTER TABLE "site_settings" ADD COLUMN "report_email_subject" varchar DEFAULT 'Your {month} report from the {publisher}';
  ALTER TABLE "site_settings" ADD COLUMN "report_email_text" varchar DEFAULT E'Hello {builder},\\n\\nHere is what home buyers did with your listings in {month}. The numbers below are the short version; the full report shows each community.\\n\\nQuestions, or something to update? Just reply to this email.';
  ALTER TABLE "site_settings" ADD COLUMN "send_reports" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_report_email_subject" varchar DEFAULT 'Your {month} report from the {publisher}';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_report_email_text" varchar DEFAULT E'Hello {builder},\\n\\nHere is what home buyers did with your listings in {month}. The numbers below are the short version; the full report shows each community.\\n\\nQuestions, or something to update? Just reply to this email.';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_send_reports" boolean DEFAULT false;
  ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_counts" ADD CONSTRAINT "listing_counts_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "report_emails" ADD CONSTRAINT "report_emails_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "report_emails" ADD CONSTRAINT "report_emails_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;`)
}

/** The earlier type has no value for emails with reports. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "listing_counts" CASCADE;
  DROP TABLE "report_emails" CASCADE;
  DELETE FROM "deliveries" WHERE "kind" = 'builder-report';
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "site_settings" DROP COLUMN "report_email_subject";
  ALTER TABLE "site_settings" DROP COLUMN "report_email_text";
  ALTER TABLE "site_settings" DROP COLUMN "send_reports";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_report_email_subject";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_report_email_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_send_reports";`)
}
