import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "builder_words" (
  	"builder_id" integer NOT NULL,
  	"field" varchar NOT NULL,
  	"key" text NOT NULL,
  	"word" text NOT NULL,
  	"meaning" jsonb NOT NULL,
  	"user_name" varchar NOT NULL,
  	"explained_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "builder_words_builder_id_field_key_pk" PRIMARY KEY("builder_id","field","key")
  );
  
  ALTER TABLE "submissions" ADD COLUMN "hints" jsonb;
  ALTER TABLE "submission_links" ADD COLUMN "files" integer DEFAULT 0 NOT NULL;
  UPDATE "submission_links" SET "files" = 3 WHERE "used_at" IS NOT NULL;
  ALTER TABLE "builder_words" ADD CONSTRAINT "builder_words_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "builder_words" CASCADE;
  ALTER TABLE "submissions" DROP COLUMN "hints";
  ALTER TABLE "submission_links" DROP COLUMN "files";`)
}
