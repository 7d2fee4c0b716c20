import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_builders_lead_hand_over_method" AS ENUM('off', 'webhook', 'email');
  CREATE TYPE "public"."enum__builders_v_version_lead_hand_over_method" AS ENUM('off', 'webhook', 'email');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'lead-hand-over' BEFORE 'newsletter-confirm';
  ALTER TABLE "builders" ADD COLUMN "lead_hand_over_method" "enum_builders_lead_hand_over_method" DEFAULT 'off';
  ALTER TABLE "builders" ADD COLUMN "lead_hand_over_url" varchar;
  ALTER TABLE "builders" ADD COLUMN "lead_hand_over_email" varchar;
  ALTER TABLE "builders" ADD COLUMN "lead_hand_over_secret" varchar;
  ALTER TABLE "_builders_v" ADD COLUMN "version_lead_hand_over_method" "enum__builders_v_version_lead_hand_over_method" DEFAULT 'off';
  ALTER TABLE "_builders_v" ADD COLUMN "version_lead_hand_over_url" varchar;
  ALTER TABLE "_builders_v" ADD COLUMN "version_lead_hand_over_email" varchar;
  ALTER TABLE "_builders_v" ADD COLUMN "version_lead_hand_over_secret" varchar;
  ALTER TABLE "leads" ADD COLUMN "joined_into_id" integer;
  ALTER TABLE "leads" ADD COLUMN "status_before_join" varchar;
  ALTER TABLE "deliveries" ADD COLUMN "attachment" varchar;
  ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_joined_into_id_leads_id_fk" FOREIGN KEY ("joined_into_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_joined_into_idx" ON "leads" USING btree ("joined_into_id");
  UPDATE "users" SET "last_sign_in_at" = (
    SELECT max("created_at") FROM "audit_entries"
    WHERE "action" = 'signed-in' AND "user_id" = "users"."id"
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP CONSTRAINT "leads_joined_into_id_leads_id_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-copy', 'lead-reply', 'lead-question', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary', 'builder-report', 'account-notice', 'mistake-answer');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "leads_joined_into_idx";
  ALTER TABLE "builders" DROP COLUMN "lead_hand_over_method";
  ALTER TABLE "builders" DROP COLUMN "lead_hand_over_url";
  ALTER TABLE "builders" DROP COLUMN "lead_hand_over_email";
  ALTER TABLE "builders" DROP COLUMN "lead_hand_over_secret";
  ALTER TABLE "_builders_v" DROP COLUMN "version_lead_hand_over_method";
  ALTER TABLE "_builders_v" DROP COLUMN "version_lead_hand_over_url";
  ALTER TABLE "_builders_v" DROP COLUMN "version_lead_hand_over_email";
  ALTER TABLE "_builders_v" DROP COLUMN "version_lead_hand_over_secret";
  ALTER TABLE "leads" DROP COLUMN "joined_into_id";
  ALTER TABLE "leads" DROP COLUMN "status_before_join";
  ALTER TABLE "deliveries" DROP COLUMN "attachment";
  ALTER TABLE "users" DROP COLUMN "last_sign_in_at";
  DROP TYPE "public"."enum_builders_lead_hand_over_method";
  DROP TYPE "public"."enum__builders_v_version_lead_hand_over_method";`)
}
