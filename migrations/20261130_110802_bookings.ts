import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_slots" AS ENUM('top', 'middle', 'bottom');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'ad-renewal' BEFORE 'account-notice';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'bookings';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'advertisers';
  CREATE TABLE "bookings_slots" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_bookings_slots",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"advertiser_id" integer NOT NULL,
  	"name" varchar,
  	"share" numeric NOT NULL,
  	"price" numeric,
  	"note" varchar,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"canceled" boolean DEFAULT false,
  	"renews_id" integer,
  	"reminder_id" integer,
  	"reminded_for" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "advertisers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"contact_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "ads" ADD COLUMN "booking_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "advertisers_id" integer;
  ALTER TABLE "bookings_slots" ADD CONSTRAINT "bookings_slots_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_advertiser_id_advertisers_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."advertisers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_renews_id_bookings_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reminder_id_deliveries_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bookings_slots_order_idx" ON "bookings_slots" USING btree ("order");
  CREATE INDEX "bookings_slots_parent_idx" ON "bookings_slots" USING btree ("parent_id");
  CREATE INDEX "bookings_advertiser_idx" ON "bookings" USING btree ("advertiser_id");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_ends_at_idx" ON "bookings" USING btree ("ends_at");
  CREATE INDEX "bookings_renews_idx" ON "bookings" USING btree ("renews_id");
  CREATE INDEX "bookings_reminder_idx" ON "bookings" USING btree ("reminder_id");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "advertisers_updated_at_idx" ON "advertisers" USING btree ("updated_at");
  CREATE INDEX "advertisers_created_at_idx" ON "advertisers" USING btree ("created_at");
  ALTER TABLE "ads" ADD CONSTRAINT "ads_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_advertisers_fk" FOREIGN KEY ("advertisers_id") REFERENCES "public"."advertisers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ads_booking_idx" ON "ads" USING btree ("booking_id");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_advertisers_id_idx" ON "payload_locked_documents_rels" USING btree ("advertisers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "deliveries" WHERE "kind" = 'ad-renewal';
  DELETE FROM "payload_query_presets" WHERE "related_collection" IN ('bookings', 'advertisers');
  ALTER TABLE "bookings_slots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "advertisers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings_slots" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "advertisers" CASCADE;
  ALTER TABLE "ads" DROP CONSTRAINT IF EXISTS "ads_booking_id_bookings_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_advertisers_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-copy', 'lead-reply', 'lead-question', 'lead-webhook', 'lead-hand-over', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary', 'builder-report', 'account-notice', 'mistake-answer');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('communities', 'builders', 'blog-posts', 'events', 'resources', 'helpful-articles', 'realtors', 'service-providers', 'pages', 'media', 'leads', 'mistake-reports', 'newsletter-subscriptions', 'deliveries', 'ads');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "ads_booking_idx";
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DROP INDEX "payload_locked_documents_rels_advertisers_id_idx";
  ALTER TABLE "ads" DROP COLUMN "booking_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "advertisers_id";
  DROP TYPE "public"."enum_bookings_slots";`)
}
