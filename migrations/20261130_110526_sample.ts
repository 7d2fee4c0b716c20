import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sample_documents" (
  	"collection" varchar(40) NOT NULL,
  	"document_id" integer NOT NULL,
  	"saved_at" timestamp (3) with time zone NOT NULL,
  	"task" varchar(10),
  	"problem" text,
  	"removed_at" timestamp (3) with time zone,
  	"was_published" boolean,
  	"deleted_values" jsonb,
  	CONSTRAINT "sample_documents_collection_document_id_pk" PRIMARY KEY("collection","document_id")
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sample_documents" CASCADE;`)
}
