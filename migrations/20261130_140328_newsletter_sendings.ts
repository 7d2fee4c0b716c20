import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscriptions_frequency" AS ENUM('every', 'monthly');
  ALTER TYPE "public"."enum_newsletter_unsubscriptions_how" ADD VALUE 'bounce';
  ALTER TYPE "public"."enum_newsletter_unsubscriptions_how" ADD VALUE 'complaint';
  CREATE TABLE "newsletter_sendings" (
  	"issue_id" integer PRIMARY KEY NOT NULL,
  	"state" varchar(20) DEFAULT 'sending' NOT NULL,
  	"note" text,
  	"subject" text NOT NULL,
  	"html" text NOT NULL,
  	"text" text NOT NULL,
  	"worker" varchar(300),
  	"seen_at" timestamp (3) with time zone,
  	"next_try" timestamp (3) with time zone,
  	"failures" integer DEFAULT 0 NOT NULL,
  	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"finished_at" timestamp (3) with time zone
  );
  
  CREATE TABLE "newsletter_recipients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"issue_id" integer NOT NULL,
  	"subscription_id" integer,
  	"state" varchar(20) DEFAULT 'waiting' NOT NULL,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"next_try" timestamp (3) with time zone,
  	"claimed_at" timestamp (3) with time zone,
  	"answer" text,
  	"message_id" text,
  	"sent_at" timestamp (3) with time zone,
  	"unsubscribed_at" timestamp (3) with time zone,
  	"complained_at" timestamp (3) with time zone,
  	CONSTRAINT "newsletter_recipients_once" UNIQUE("issue_id","subscription_id")
  );
  
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "frequency" "enum_newsletter_subscriptions_frequency" DEFAULT 'every';
  ALTER TABLE "site_settings" ADD COLUMN "newsletter_rate" numeric DEFAULT 300;
  ALTER TABLE "site_settings" ADD COLUMN "dkim_selector" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_newsletter_rate" numeric DEFAULT 300;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_dkim_selector" varchar;
  ALTER TABLE "newsletter_sendings" ADD CONSTRAINT "newsletter_sendings_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_issue_id_newsletter_sendings_issue_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_sendings"("issue_id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletter_sendings_state_idx" ON "newsletter_sendings" USING btree ("state");
  CREATE INDEX "newsletter_recipients_state_idx" ON "newsletter_recipients" USING btree ("issue_id","state");
  CREATE INDEX "newsletter_recipients_subscription_idx" ON "newsletter_recipients" USING btree ("subscription_id");
  CREATE INDEX "newsletter_recipients_message_idx" ON "newsletter_recipients" USING btree ("message_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "newsletter_sendings" CASCADE;
  DROP TABLE "newsletter_recipients" CASCADE;
  ALTER TABLE "newsletter_unsubscriptions" ALTER COLUMN "how" SET DATA TYPE text;
  DROP TYPE "public"."enum_newsletter_unsubscriptions_how";
  CREATE TYPE "public"."enum_newsletter_unsubscriptions_how" AS ENUM('one-click', 'page', 'staff', 'import');
  ALTER TABLE "newsletter_unsubscriptions" ALTER COLUMN "how" SET DATA TYPE "public"."enum_newsletter_unsubscriptions_how" USING "how"::"public"."enum_newsletter_unsubscriptions_how";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "frequency";
  ALTER TABLE "site_settings" DROP COLUMN "newsletter_rate";
  ALTER TABLE "site_settings" DROP COLUMN "dkim_selector";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_newsletter_rate";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_dkim_selector";
  DROP TYPE "public"."enum_newsletter_subscriptions_frequency";`)
}
