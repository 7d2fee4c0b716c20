import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "checked_links" (
  	"url" text PRIMARY KEY NOT NULL,
  	"host" varchar(300) NOT NULL,
  	"uses" jsonb NOT NULL,
  	"found_at" timestamp (3) with time zone NOT NULL,
  	"due_at" timestamp (3) with time zone NOT NULL,
  	"tried_at" timestamp (3) with time zone,
  	"checked_at" timestamp (3) with time zone,
  	"status" integer,
  	"problem" text,
  	"failed_at" timestamp (3) with time zone,
  	"failures" integer DEFAULT 0 NOT NULL
  );
  
  CREATE INDEX "checked_links_due_at_idx" ON "checked_links" USING btree ("due_at");
  CREATE INDEX "checked_links_host_idx" ON "checked_links" USING btree ("host");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "checked_links" CASCADE;`)
}
