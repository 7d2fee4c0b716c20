import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Generated, but for what was noted on leads before, which moves, and the two indexes by which the
 * same person is found again: Payload's schema does not know these.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "contacted_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "contacted_by_id" integer;
  ALTER TABLE "leads" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "closed_by_id" integer;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_notes_author_idx" ON "leads_notes" USING btree ("author_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_contacted_by_id_users_id_fk" FOREIGN KEY ("contacted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_contacted_by_idx" ON "leads" USING btree ("contacted_by_id");
  CREATE INDEX "leads_closed_by_idx" ON "leads" USING btree ("closed_by_id");
  INSERT INTO "leads_notes" ("_order", "_parent_id", "id", "text", "at")
    SELECT 1, "id", md5('note ' || "id"), "notes", "updated_at" FROM "leads" WHERE "notes" <> '';
  ALTER TABLE "leads" DROP COLUMN "notes";
  CREATE INDEX "leads_email_lower_idx" ON "leads" (lower("email"));
  CREATE INDEX "leads_phone_digits_idx" ON "leads"
    (regexp_replace(regexp_replace("phone", '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', ''));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "leads" DROP CONSTRAINT "leads_contacted_by_id_users_id_fk";
  
  ALTER TABLE "leads" DROP CONSTRAINT "leads_closed_by_id_users_id_fk";
  
  DROP INDEX "leads_contacted_by_idx";
  DROP INDEX "leads_closed_by_idx";
  DROP INDEX "leads_email_lower_idx";
  DROP INDEX "leads_phone_digits_idx";
  ALTER TABLE "leads" ADD COLUMN "notes" varchar;
  UPDATE "leads" SET "notes" = (SELECT string_agg("text", E'\\n' ORDER BY "_order")
    FROM "leads_notes" WHERE "_parent_id" = "leads"."id");
  ALTER TABLE "leads_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "leads_notes" CASCADE;
  ALTER TABLE "leads" DROP COLUMN "contacted_at";
  ALTER TABLE "leads" DROP COLUMN "contacted_by_id";
  ALTER TABLE "leads" DROP COLUMN "closed_at";
  ALTER TABLE "leads" DROP COLUMN "closed_by_id";`)
}
