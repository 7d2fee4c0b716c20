import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_blocks_rule_rule" AS ENUM('price-reductions', 'new-communities', 'events-next-month');
  CREATE TYPE "public"."enum__newsletter_issues_v_blocks_rule_rule" AS ENUM('price-reductions', 'new-communities', 'events-next-month');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'newsletter-test' BEFORE 'review-notice';
  CREATE TABLE "newsletter_issues_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_listings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_rule" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rule" "enum_newsletter_issues_blocks_rule_rule",
  	"limit" numeric DEFAULT 6,
  	"found" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_advertisement" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ad_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"link" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_button" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_posts_id" integer,
  	"communities_id" integer,
  	"homes_id" integer
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_listings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_rule" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rule" "enum__newsletter_issues_v_blocks_rule_rule",
  	"limit" numeric DEFAULT 6,
  	"found" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_advertisement" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"ad_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"link" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_blocks_button" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_newsletter_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blog_posts_id" integer,
  	"communities_id" integer,
  	"homes_id" integer
  );
  
  ALTER TABLE "newsletter_issues" ADD COLUMN "published_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_issues" ADD COLUMN "wording_reason" varchar;
  ALTER TABLE "_newsletter_issues_v" ADD COLUMN "version_published_at" timestamp(3) with time zone;
  ALTER TABLE "_newsletter_issues_v" ADD COLUMN "version_wording_reason" varchar;
  ALTER TABLE "redirects_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "newsletter_issues_blocks_text" ADD CONSTRAINT "newsletter_issues_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_articles" ADD CONSTRAINT "newsletter_issues_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_listings" ADD CONSTRAINT "newsletter_issues_blocks_listings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_rule" ADD CONSTRAINT "newsletter_issues_blocks_rule_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_advertisement" ADD CONSTRAINT "newsletter_issues_blocks_advertisement_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_advertisement" ADD CONSTRAINT "newsletter_issues_blocks_advertisement_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_picture" ADD CONSTRAINT "newsletter_issues_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_picture" ADD CONSTRAINT "newsletter_issues_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_button" ADD CONSTRAINT "newsletter_issues_blocks_button_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_communities_fk" FOREIGN KEY ("communities_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_homes_fk" FOREIGN KEY ("homes_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_text" ADD CONSTRAINT "_newsletter_issues_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_articles" ADD CONSTRAINT "_newsletter_issues_v_blocks_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_listings" ADD CONSTRAINT "_newsletter_issues_v_blocks_listings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_rule" ADD CONSTRAINT "_newsletter_issues_v_blocks_rule_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_advertisement" ADD CONSTRAINT "_newsletter_issues_v_blocks_advertisement_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_advertisement" ADD CONSTRAINT "_newsletter_issues_v_blocks_advertisement_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_picture" ADD CONSTRAINT "_newsletter_issues_v_blocks_picture_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_picture" ADD CONSTRAINT "_newsletter_issues_v_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_blocks_button" ADD CONSTRAINT "_newsletter_issues_v_blocks_button_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_communities_fk" FOREIGN KEY ("communities_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_homes_fk" FOREIGN KEY ("homes_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_blocks_text_order_idx" ON "newsletter_issues_blocks_text" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_text_parent_id_idx" ON "newsletter_issues_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_text_path_idx" ON "newsletter_issues_blocks_text" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_articles_order_idx" ON "newsletter_issues_blocks_articles" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_articles_parent_id_idx" ON "newsletter_issues_blocks_articles" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_articles_path_idx" ON "newsletter_issues_blocks_articles" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_listings_order_idx" ON "newsletter_issues_blocks_listings" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_listings_parent_id_idx" ON "newsletter_issues_blocks_listings" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_listings_path_idx" ON "newsletter_issues_blocks_listings" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_rule_order_idx" ON "newsletter_issues_blocks_rule" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_rule_parent_id_idx" ON "newsletter_issues_blocks_rule" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_rule_path_idx" ON "newsletter_issues_blocks_rule" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_advertisement_order_idx" ON "newsletter_issues_blocks_advertisement" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_advertisement_parent_id_idx" ON "newsletter_issues_blocks_advertisement" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_advertisement_path_idx" ON "newsletter_issues_blocks_advertisement" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_advertisement_ad_idx" ON "newsletter_issues_blocks_advertisement" USING btree ("ad_id");
  CREATE INDEX "newsletter_issues_blocks_picture_order_idx" ON "newsletter_issues_blocks_picture" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_picture_parent_id_idx" ON "newsletter_issues_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_picture_path_idx" ON "newsletter_issues_blocks_picture" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_picture_picture_idx" ON "newsletter_issues_blocks_picture" USING btree ("picture_id");
  CREATE INDEX "newsletter_issues_blocks_button_order_idx" ON "newsletter_issues_blocks_button" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_button_parent_id_idx" ON "newsletter_issues_blocks_button" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_button_path_idx" ON "newsletter_issues_blocks_button" USING btree ("_path");
  CREATE INDEX "newsletter_issues_rels_order_idx" ON "newsletter_issues_rels" USING btree ("order");
  CREATE INDEX "newsletter_issues_rels_parent_idx" ON "newsletter_issues_rels" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_rels_path_idx" ON "newsletter_issues_rels" USING btree ("path");
  CREATE INDEX "newsletter_issues_rels_blog_posts_id_idx" ON "newsletter_issues_rels" USING btree ("blog_posts_id");
  CREATE INDEX "newsletter_issues_rels_communities_id_idx" ON "newsletter_issues_rels" USING btree ("communities_id");
  CREATE INDEX "newsletter_issues_rels_homes_id_idx" ON "newsletter_issues_rels" USING btree ("homes_id");
  CREATE INDEX "_newsletter_issues_v_blocks_text_order_idx" ON "_newsletter_issues_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_text_parent_id_idx" ON "_newsletter_issues_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_text_path_idx" ON "_newsletter_issues_v_blocks_text" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_articles_order_idx" ON "_newsletter_issues_v_blocks_articles" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_articles_parent_id_idx" ON "_newsletter_issues_v_blocks_articles" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_articles_path_idx" ON "_newsletter_issues_v_blocks_articles" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_listings_order_idx" ON "_newsletter_issues_v_blocks_listings" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_listings_parent_id_idx" ON "_newsletter_issues_v_blocks_listings" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_listings_path_idx" ON "_newsletter_issues_v_blocks_listings" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_rule_order_idx" ON "_newsletter_issues_v_blocks_rule" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_rule_parent_id_idx" ON "_newsletter_issues_v_blocks_rule" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_rule_path_idx" ON "_newsletter_issues_v_blocks_rule" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_advertisement_order_idx" ON "_newsletter_issues_v_blocks_advertisement" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_advertisement_parent_id_idx" ON "_newsletter_issues_v_blocks_advertisement" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_advertisement_path_idx" ON "_newsletter_issues_v_blocks_advertisement" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_advertisement_ad_idx" ON "_newsletter_issues_v_blocks_advertisement" USING btree ("ad_id");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_order_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_parent_id_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_path_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_blocks_picture_picture_idx" ON "_newsletter_issues_v_blocks_picture" USING btree ("picture_id");
  CREATE INDEX "_newsletter_issues_v_blocks_button_order_idx" ON "_newsletter_issues_v_blocks_button" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_blocks_button_parent_id_idx" ON "_newsletter_issues_v_blocks_button" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_blocks_button_path_idx" ON "_newsletter_issues_v_blocks_button" USING btree ("_path");
  CREATE INDEX "_newsletter_issues_v_rels_order_idx" ON "_newsletter_issues_v_rels" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_rels_parent_idx" ON "_newsletter_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_rels_path_idx" ON "_newsletter_issues_v_rels" USING btree ("path");
  CREATE INDEX "_newsletter_issues_v_rels_blog_posts_id_idx" ON "_newsletter_issues_v_rels" USING btree ("blog_posts_id");
  CREATE INDEX "_newsletter_issues_v_rels_communities_id_idx" ON "_newsletter_issues_v_rels" USING btree ("communities_id");
  CREATE INDEX "_newsletter_issues_v_rels_homes_id_idx" ON "_newsletter_issues_v_rels" USING btree ("homes_id");
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_published_at_idx" ON "newsletter_issues" USING btree ("published_at");
  CREATE INDEX "_newsletter_issues_v_version_version_published_at_idx" ON "_newsletter_issues_v" USING btree ("version_published_at");
  CREATE INDEX "redirects_rels_newsletter_issues_id_idx" ON "redirects_rels" USING btree ("newsletter_issues_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_listings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_rule" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_advertisement" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_picture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_button" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_blocks_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_blocks_listings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_blocks_rule" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_blocks_advertisement" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_blocks_picture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_blocks_button" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_newsletter_issues_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_issues_blocks_text" CASCADE;
  DROP TABLE "newsletter_issues_blocks_articles" CASCADE;
  DROP TABLE "newsletter_issues_blocks_listings" CASCADE;
  DROP TABLE "newsletter_issues_blocks_rule" CASCADE;
  DROP TABLE "newsletter_issues_blocks_advertisement" CASCADE;
  DROP TABLE "newsletter_issues_blocks_picture" CASCADE;
  DROP TABLE "newsletter_issues_blocks_button" CASCADE;
  DROP TABLE "newsletter_issues_rels" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_text" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_articles" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_listings" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_rule" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_advertisement" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_picture" CASCADE;
  DROP TABLE "_newsletter_issues_v_blocks_button" CASCADE;
  DROP TABLE "_newsletter_issues_v_rels" CASCADE;
  ALTER TABLE "redirects_rels" DROP CONSTRAINT "redirects_rels_newsletter_issues_fk";
  
  DELETE FROM "deliveries" WHERE "kind" = 'newsletter-test';
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-copy', 'lead-reply', 'lead-question', 'lead-webhook', 'lead-hand-over', 'newsletter-confirm', 'newsletter-letter', 'alert', 'alert-confirm', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary', 'builder-report', 'ad-renewal', 'account-notice', 'mistake-answer');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  DROP INDEX "newsletter_issues_published_at_idx";
  DROP INDEX "_newsletter_issues_v_version_version_published_at_idx";
  DROP INDEX "redirects_rels_newsletter_issues_id_idx";
  ALTER TABLE "newsletter_issues" DROP COLUMN "published_at";
  ALTER TABLE "newsletter_issues" DROP COLUMN "wording_reason";
  ALTER TABLE "_newsletter_issues_v" DROP COLUMN "version_published_at";
  ALTER TABLE "_newsletter_issues_v" DROP COLUMN "version_wording_reason";
  ALTER TABLE "redirects_rels" DROP COLUMN "newsletter_issues_id";
  DROP TYPE "public"."enum_newsletter_issues_blocks_rule_rule";
  DROP TYPE "public"."enum__newsletter_issues_v_blocks_rule_rule";`)
}
