import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscriptions_consent_form" AS ENUM('home', 'newsletter-page', 'unsubscribe-page', 'import', 'staff');
  CREATE TYPE "public"."enum_newsletter_suppressions_reason" AS ENUM('unsubscribed', 'bounced', 'complained', 'asked', 'erased');
  CREATE TYPE "public"."enum_newsletter_unsubscriptions_how" AS ENUM('one-click', 'page', 'staff', 'import');
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
  
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "consent_form" SET DATA TYPE "public"."enum_newsletter_subscriptions_consent_form" USING "consent_form"::"public"."enum_newsletter_subscriptions_consent_form";
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "consent_source" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "consent_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_unsubscriptions" ADD CONSTRAINT "newsletter_unsubscriptions_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_unsubscriptions" ADD CONSTRAINT "newsletter_unsubscriptions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "newsletter_suppressions_digest_idx" ON "newsletter_suppressions" USING btree ("digest");
  CREATE INDEX "newsletter_suppressions_reason_idx" ON "newsletter_suppressions" USING btree ("reason");
  CREATE INDEX "newsletter_suppressions_updated_at_idx" ON "newsletter_suppressions" USING btree ("updated_at");
  CREATE INDEX "newsletter_suppressions_created_at_idx" ON "newsletter_suppressions" USING btree ("created_at");
  CREATE INDEX "newsletter_unsubscriptions_how_idx" ON "newsletter_unsubscriptions" USING btree ("how");
  CREATE INDEX "newsletter_unsubscriptions_subscription_idx" ON "newsletter_unsubscriptions" USING btree ("subscription_id");
  CREATE INDEX "newsletter_unsubscriptions_by_idx" ON "newsletter_unsubscriptions" USING btree ("by_id");
  CREATE INDEX "newsletter_unsubscriptions_updated_at_idx" ON "newsletter_unsubscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_unsubscriptions_created_at_idx" ON "newsletter_unsubscriptions" USING btree ("created_at");
  CREATE INDEX "newsletter_subscriptions_consent_consent_given_at_idx" ON "newsletter_subscriptions" USING btree ("consent_given_at");
  CREATE INDEX "newsletter_subscriptions_consent_consent_form_idx" ON "newsletter_subscriptions" USING btree ("consent_form");`)

  // Who has unsubscribed before there was a list of those who must not be written to.
  await db.execute(sql`
    insert into newsletter_suppressions (digest, reason)
    select distinct encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'),
      'unsubscribed'::enum_newsletter_suppressions_reason
    from newsletter_subscriptions where status = 'unsubscribed'`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_suppressions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_unsubscriptions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_suppressions" CASCADE;
  DROP TABLE "newsletter_unsubscriptions" CASCADE;
  DROP INDEX "newsletter_subscriptions_consent_consent_given_at_idx";
  DROP INDEX "newsletter_subscriptions_consent_consent_form_idx";
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "consent_form" SET DATA TYPE varchar;
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "consent_source";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "consent_confirmed_at";
  DROP TYPE "public"."enum_newsletter_subscriptions_consent_form";
  DROP TYPE "public"."enum_newsletter_suppressions_reason";
  DROP TYPE "public"."enum_newsletter_unsubscriptions_how";`)
}
