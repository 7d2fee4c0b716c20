import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_deliveries_attempts_outcome" AS ENUM('sent', 'failed', 'kept');
  CREATE TYPE "public"."enum_deliveries_status" AS ENUM('queued', 'sent', 'failed', 'kept');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-webhook', 'newsletter-confirm', 'newsletter-letter');
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('mail', 'webhook');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deliver' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deliver' BEFORE 'schedulePublish';
  CREATE TABLE "deliveries_attempts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"outcome" "enum_deliveries_attempts_outcome" NOT NULL,
  	"answer" varchar
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"status" "enum_deliveries_status" DEFAULT 'queued' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"kind" "enum_deliveries_kind" NOT NULL,
  	"channel" "enum_deliveries_channel" NOT NULL,
  	"lead_id" integer,
  	"message_id" varchar NOT NULL,
  	"headers" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "deliveries_attempts" ADD CONSTRAINT "deliveries_attempts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "deliveries_attempts_order_idx" ON "deliveries_attempts" USING btree ("_order");
  CREATE INDEX "deliveries_attempts_parent_id_idx" ON "deliveries_attempts" USING btree ("_parent_id");
  CREATE INDEX "deliveries_to_idx" ON "deliveries" USING btree ("to");
  CREATE INDEX "deliveries_status_idx" ON "deliveries" USING btree ("status");
  CREATE INDEX "deliveries_kind_idx" ON "deliveries" USING btree ("kind");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE UNIQUE INDEX "deliveries_message_id_idx" ON "deliveries" USING btree ("message_id");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "deliveries_attempts" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_deliveries_attempts_outcome";
  DROP TYPE "public"."enum_deliveries_status";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_channel";`)
}
