import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "backup_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar(40) NOT NULL,
  	"scheduled_for" date,
  	"started_at" timestamp (3) with time zone NOT NULL,
  	"finished_at" timestamp (3) with time zone,
  	"bytes" bigint,
  	"destination" text,
  	"error" text,
  	CONSTRAINT "backup_runs_scheduled_for_key" UNIQUE("scheduled_for")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "backup_runs" CASCADE;`)
}
