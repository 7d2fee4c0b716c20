import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Generated, but for what was noted on leads before, which moves; the two indexes by which the same
 * person is found again, which Payload's schema does not know; and the digests of who has
 * unsubscribed before there was a list of those who must not be written to.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscriptions_consent_form" AS ENUM('home', 'newsletter-page', 'unsubscribe-page', 'import', 'staff');
  CREATE TYPE "public"."enum_newsletter_suppressions_reason" AS ENUM('unsubscribed', 'bounced', 'complained', 'asked', 'erased');
  CREATE TYPE "public"."enum_newsletter_unsubscriptions_how" AS ENUM('one-click', 'page', 'staff', 'import');
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "newsletter_suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"reason" "enum_newsletter_suppressions_reason" DEFAULT 'asked' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_unsubscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"how" "enum_newsletter_unsubscriptions_how" NOT NULL,
  	"subscription_id" integer,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ad_counts" (
  	"ad_id" integer NOT NULL,
  	"day" date NOT NULL,
  	"impressions" integer DEFAULT 0 NOT NULL,
  	"clicks" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "ad_counts_ad_id_day_pk" PRIMARY KEY("ad_id","day")
  );
  
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "consent_form" SET DATA TYPE "public"."enum_newsletter_subscriptions_consent_form" USING "consent_form"::"public"."enum_newsletter_subscriptions_consent_form";
  ALTER TABLE "leads" ADD COLUMN "contacted_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "contacted_by_id" integer;
  ALTER TABLE "leads" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "closed_by_id" integer;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "consent_source" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "consent_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_unsubscriptions" ADD CONSTRAINT "newsletter_unsubscriptions_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_unsubscriptions" ADD CONSTRAINT "newsletter_unsubscriptions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ad_counts" ADD CONSTRAINT "ad_counts_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_notes_author_idx" ON "leads_notes" USING btree ("author_id");
  CREATE UNIQUE INDEX "newsletter_suppressions_digest_idx" ON "newsletter_suppressions" USING btree ("digest");
  CREATE INDEX "newsletter_suppressions_reason_idx" ON "newsletter_suppressions" USING btree ("reason");
  CREATE INDEX "newsletter_suppressions_updated_at_idx" ON "newsletter_suppressions" USING btree ("updated_at");
  CREATE INDEX "newsletter_suppressions_created_at_idx" ON "newsletter_suppressions" USING btree ("created_at");
  CREATE INDEX "newsletter_unsubscriptions_how_idx" ON "newsletter_unsubscriptions" USING btree ("how");
  CREATE INDEX "newsletter_unsubscriptions_subscription_idx" ON "newsletter_unsubscriptions" USING btree ("subscription_id");
  CREATE INDEX "newsletter_unsubscriptions_by_idx" ON "newsletter_unsubscriptions" USING btree ("by_id");
  CREATE INDEX "newsletter_unsubscriptions_updated_at_idx" ON "newsletter_unsubscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_unsubscriptions_created_at_idx" ON "newsletter_unsubscriptions" USING btree ("created_at");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_contacted_by_id_users_id_fk" FOREIGN KEY ("contacted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_contacted_by_idx" ON "leads" USING btree ("contacted_by_id");
  CREATE INDEX "leads_closed_by_idx" ON "leads" USING btree ("closed_by_id");
  CREATE INDEX "newsletter_subscriptions_consent_consent_given_at_idx" ON "newsletter_subscriptions" USING btree ("consent_given_at");
  CREATE INDEX "newsletter_subscriptions_consent_consent_form_idx" ON "newsletter_subscriptions" USING btree ("consent_form");
  INSERT INTO "leads_notes" ("_order", "_parent_id", "id", "text", "at")
    SELECT 1, "id", md5('note ' || "id"), "notes", "updated_at" FROM "leads" WHERE "notes" <> '';
  ALTER TABLE "leads" DROP COLUMN "notes";
  CREATE INDEX "leads_email_lower_idx" ON "leads" (lower("email"));
  CREATE INDEX "leads_phone_digits_idx" ON "leads"
    (regexp_replace(regexp_replace("phone", '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', ''));
  INSERT INTO "newsletter_suppressions" ("digest", "reason")
    SELECT DISTINCT encode(sha256(convert_to(lower("email"), 'UTF8')), 'hex'),
      'unsubscribed'::"enum_newsletter_suppressions_reason"
    FROM "newsletter_subscriptions" WHERE "status" = 'unsubscribed';`)
}

/** A note keeps in its text who wrote it and when, for which there is no other place then. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "notes" varchar;
  UPDATE "leads" SET "notes" = (SELECT string_agg("text" || coalesce(' (' || "author_name" || ', '
      || to_char("at" AT TIME ZONE 'America/Chicago', 'FMMon FMDD, YYYY') || ')', ''),
      E'\\n' ORDER BY "_order") FROM "leads_notes" WHERE "_parent_id" = "leads"."id");
  ALTER TABLE "leads_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_suppressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_unsubscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ad_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "newsletter_suppressions" CASCADE;
  DROP TABLE "newsletter_unsubscriptions" CASCADE;
  DROP TABLE "ad_counts" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_contacted_by_id_users_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_closed_by_id_users_id_fk";
  
  DROP INDEX "leads_contacted_by_idx";
  DROP INDEX "leads_closed_by_idx";
  DROP INDEX "leads_email_lower_idx";
  DROP INDEX "leads_phone_digits_idx";
  DROP INDEX "newsletter_subscriptions_consent_consent_given_at_idx";
  DROP INDEX "newsletter_subscriptions_consent_consent_form_idx";
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "consent_form" SET DATA TYPE varchar;
  ALTER TABLE "leads" DROP COLUMN "contacted_at";
  ALTER TABLE "leads" DROP COLUMN "contacted_by_id";
  ALTER TABLE "leads" DROP COLUMN "closed_at";
  ALTER TABLE "leads" DROP COLUMN "closed_by_id";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "consent_source";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "consent_confirmed_at";
  DROP TYPE "public"."enum_newsletter_subscriptions_consent_form";
  DROP TYPE "public"."enum_newsletter_suppressions_reason";
  DROP TYPE "public"."enum_newsletter_unsubscriptions_how";`)
}
