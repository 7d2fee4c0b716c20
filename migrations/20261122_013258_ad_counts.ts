import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ad_counts" (
  	"ad_id" integer NOT NULL,
  	"day" date NOT NULL,
  	"impressions" integer DEFAULT 0 NOT NULL,
  	"clicks" integer DEFAULT 0 NOT NULL,
  	CONSTRAINT "ad_counts_ad_id_day_pk" PRIMARY KEY("ad_id","day")
  );
  
  ALTER TABLE "ad_counts" ADD CONSTRAINT "ad_counts_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "ad_counts" CASCADE;`)
}
