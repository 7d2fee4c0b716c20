import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "document_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection_slug" varchar(60) NOT NULL,
  	"document_id" integer NOT NULL,
  	"text" text NOT NULL,
  	"user_id" integer,
  	"user_name" varchar(120) NOT NULL,
  	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
  	"resolved_at" timestamp (3) with time zone,
  	"resolved_by_id" integer,
  	"resolved_by_name" varchar(120)
  );
  
  ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "document_comments_document_idx" ON "document_comments" USING btree ("document_id","collection_slug");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_comments" CASCADE;`)
}
