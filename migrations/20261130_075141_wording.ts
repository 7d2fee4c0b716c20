import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_wording_terms_language" AS ENUM('en', 'es');
  CREATE TABLE "wording_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"language" "enum_wording_terms_language" DEFAULT 'en' NOT NULL,
  	"is_hint" boolean DEFAULT false,
  	"why" varchar NOT NULL,
  	"instead" varchar NOT NULL,
  	"source" varchar NOT NULL
  );
  
  CREATE TABLE "wording" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "wording_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "communities" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_communities_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "floor_plans" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_floor_plans_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "builders" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_builders_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "blog_posts" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_blog_posts_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "events" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "resources" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_resources_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "helpful_articles" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_helpful_articles_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "ads" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "wording_terms" ADD CONSTRAINT "wording_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."wording"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "wording_texts" ADD CONSTRAINT "wording_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."wording"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "wording_terms_order_idx" ON "wording_terms" USING btree ("_order");
  CREATE INDEX "wording_terms_parent_id_idx" ON "wording_terms" USING btree ("_parent_id");
  CREATE INDEX "wording_texts_order_parent" ON "wording_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "wording_terms" CASCADE;
  DROP TABLE "wording" CASCADE;
  DROP TABLE "wording_texts" CASCADE;
  ALTER TABLE "communities" DROP COLUMN "wording_reason";
  ALTER TABLE "_communities_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "floor_plans" DROP COLUMN "wording_reason";
  ALTER TABLE "_floor_plans_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "builders" DROP COLUMN "wording_reason";
  ALTER TABLE "_builders_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "blog_posts" DROP COLUMN "wording_reason";
  ALTER TABLE "_blog_posts_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "events" DROP COLUMN "wording_reason";
  ALTER TABLE "_events_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "resources" DROP COLUMN "wording_reason";
  ALTER TABLE "_resources_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "helpful_articles" DROP COLUMN "wording_reason";
  ALTER TABLE "_helpful_articles_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "ads" DROP COLUMN "wording_reason";
  DROP TYPE "public"."enum_wording_terms_language";`)
}
