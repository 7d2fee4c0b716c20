import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_communities_amenities" AS ENUM('pools', 'trails', 'golf', 'clubhouse', 'tennis', 'playground', 'parks', 'dog-park', 'fitness-center', 'splash-pad', 'pavilion', 'sports-courts', 'fishing-pond', 'gated-entry');
  CREATE TYPE "public"."enum_communities_home_types" AS ENUM('single-family', 'garden-home', 'townhome', 'duplex', 'condominium', 'acreage', 'custom', 'active-adult');
  CREATE TYPE "public"."enum_communities_county" AS ENUM('bexar', 'comal', 'guadalupe', 'kendall');
  CREATE TYPE "public"."enum_community_availability" AS ENUM('available', 'coming_soon', 'sold_out');
  CREATE TYPE "public"."enum_communities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__communities_v_version_amenities" AS ENUM('pools', 'trails', 'golf', 'clubhouse', 'tennis', 'playground', 'parks', 'dog-park', 'fitness-center', 'splash-pad', 'pavilion', 'sports-courts', 'fishing-pond', 'gated-entry');
  CREATE TYPE "public"."enum__communities_v_version_home_types" AS ENUM('single-family', 'garden-home', 'townhome', 'duplex', 'condominium', 'acreage', 'custom', 'active-adult');
  CREATE TYPE "public"."enum__communities_v_version_county" AS ENUM('bexar', 'comal', 'guadalupe', 'kendall');
  CREATE TYPE "public"."enum__communities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_builders_tier" AS ENUM('national', 'regional', 'local');
  CREATE TYPE "public"."enum_builders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__builders_v_version_tier" AS ENUM('national', 'regional', 'local');
  CREATE TYPE "public"."enum__builders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_posts_category" AS ENUM('market-analysis', 'community-spotlight', 'buyer-guide');
  CREATE TYPE "public"."enum_blog_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_posts_v_version_category" AS ENUM('market-analysis', 'community-spotlight', 'buyer-guide');
  CREATE TYPE "public"."enum__blog_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_event_type" AS ENUM('grand-opening', 'open-house', 'model-tour', 'community-event');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_event_type" AS ENUM('grand-opening', 'open-house', 'model-tour', 'community-event');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_resources_category" AS ENUM('home-buying-tips', 'mortgage-financing', 'neighborhood-guides', 'builder-directory', 'market-insights', 'videos-tours');
  CREATE TYPE "public"."enum_resources_type" AS ENUM('guide', 'article', 'checklist', 'calculator', 'tool', 'directory', 'report', 'data', 'news', 'video');
  CREATE TYPE "public"."enum_resources_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resources_v_version_category" AS ENUM('home-buying-tips', 'mortgage-financing', 'neighborhood-guides', 'builder-directory', 'market-insights', 'videos-tours');
  CREATE TYPE "public"."enum__resources_v_version_type" AS ENUM('guide', 'article', 'checklist', 'calculator', 'tool', 'directory', 'report', 'data', 'news', 'video');
  CREATE TYPE "public"."enum__resources_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_helpful_articles_category" AS ENUM('getting-started', 'financing', 'construction', 'neighborhoods', 'after-closing');
  CREATE TYPE "public"."enum_helpful_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__helpful_articles_v_version_category" AS ENUM('getting-started', 'financing', 'construction', 'neighborhoods', 'after-closing');
  CREATE TYPE "public"."enum__helpful_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_helpful_links_category" AS ENUM('education-schools', 'real-estate-housing', 'local-services', 'finance-mortgage');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'contacted', 'closed');
  CREATE TYPE "public"."enum_leads_source" AS ENUM('tour-request', 'builder-contact', 'contact-page');
  CREATE TYPE "public"."enum_leads_interest" AS ENUM('first-time', 'move-up', 'relocation', 'investment');
  CREATE TYPE "public"."enum_leads_quarantine_reason" AS ENUM('decoy', 'too-fast');
  CREATE TYPE "public"."enum_newsletter_subscriptions_interest" AS ENUM('first-time', 'move-up', 'relocation', 'investment');
  CREATE TYPE "public"."enum_newsletter_subscriptions_status" AS ENUM('pending', 'subscribed', 'unsubscribed');
  CREATE TYPE "public"."enum_newsletter_subscriptions_quarantine_reason" AS ENUM('decoy', 'too-fast');
  CREATE TYPE "public"."enum_ads_slot" AS ENUM('top', 'middle', 'bottom');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'contributor');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'deleted', 'exported', 'erased');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "communities_amenities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_communities_amenities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "communities_home_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_communities_home_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "communities_schools_elementary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar
  );
  
  CREATE TABLE "communities_schools_middle" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar
  );
  
  CREATE TABLE "communities_schools_high" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar
  );
  
  CREATE TABLE "communities_schools_private" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar
  );
  
  CREATE TABLE "communities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" varchar,
  	"start_price" numeric,
  	"end_price" numeric,
  	"homes_available" numeric DEFAULT 0,
  	"floor_plans" numeric DEFAULT 0,
  	"hoa_phone" varchar,
  	"hoa_contact" varchar,
  	"contact_email" varchar,
  	"location" varchar,
  	"city" varchar,
  	"county" "enum_communities_county",
  	"latitude" numeric,
  	"longitude" numeric,
  	"school_district" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"status" "enum_community_availability" DEFAULT 'available',
  	"is_featured" boolean DEFAULT false,
  	"verified_at" timestamp(3) with time zone,
  	"first_published_at" timestamp(3) with time zone,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_communities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "communities_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"builders_id" integer
  );
  
  CREATE TABLE "_communities_v_version_amenities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__communities_v_version_amenities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_communities_v_version_home_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__communities_v_version_home_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_communities_v_version_schools_elementary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_communities_v_version_schools_middle" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_communities_v_version_schools_high" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_communities_v_version_schools_private" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"rating" varchar,
  	"distance" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_communities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_start_price" numeric,
  	"version_end_price" numeric,
  	"version_homes_available" numeric DEFAULT 0,
  	"version_floor_plans" numeric DEFAULT 0,
  	"version_hoa_phone" varchar,
  	"version_hoa_contact" varchar,
  	"version_contact_email" varchar,
  	"version_location" varchar,
  	"version_city" varchar,
  	"version_county" "enum__communities_v_version_county",
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_school_district" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_status" "enum_community_availability" DEFAULT 'available',
  	"version_is_featured" boolean DEFAULT false,
  	"version_verified_at" timestamp(3) with time zone,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__communities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_communities_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"builders_id" integer
  );
  
  CREATE TABLE "builders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"logo_id" integer,
  	"description" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"address" varchar,
  	"founded_year" numeric,
  	"employees" varchar,
  	"tier" "enum_builders_tier",
  	"is_custom" boolean DEFAULT false,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_builders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_builders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_logo_id" integer,
  	"version_description" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_website" varchar,
  	"version_address" varchar,
  	"version_founded_year" numeric,
  	"version_employees" varchar,
  	"version_tier" "enum__builders_v_version_tier",
  	"version_is_custom" boolean DEFAULT false,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__builders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "blog_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"description" varchar,
  	"featured_image_id" integer,
  	"content" jsonb,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"category" "enum_blog_posts_category",
  	"author" varchar,
  	"published_at" timestamp(3) with time zone,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_blog_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blog_posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_blog_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_description" varchar,
  	"version_featured_image_id" integer,
  	"version_content" jsonb,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_category" "enum__blog_posts_v_version_category",
  	"version_author" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_blog_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"event_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"location" varchar,
  	"address" varchar,
  	"builder_id" integer,
  	"builder_name" varchar,
  	"community_id" integer,
  	"community_name" varchar,
  	"contact_phone" varchar,
  	"website" varchar,
  	"event_type" "enum_events_event_type" DEFAULT 'open-house',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_event_date" timestamp(3) with time zone,
  	"version_end_date" timestamp(3) with time zone,
  	"version_location" varchar,
  	"version_address" varchar,
  	"version_builder_id" integer,
  	"version_builder_name" varchar,
  	"version_community_id" integer,
  	"version_community_name" varchar,
  	"version_contact_phone" varchar,
  	"version_website" varchar,
  	"version_event_type" "enum__events_v_version_event_type" DEFAULT 'open-house',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "resources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"link" varchar,
  	"picture_id" integer,
  	"content" jsonb,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"category" "enum_resources_category",
  	"type" "enum_resources_type",
  	"read_minutes" numeric,
  	"is_featured" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_resources_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_resources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_link" varchar,
  	"version_picture_id" integer,
  	"version_content" jsonb,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_category" "enum__resources_v_version_category",
  	"version_type" "enum__resources_v_version_type",
  	"version_read_minutes" numeric,
  	"version_is_featured" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__resources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "helpful_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"picture_id" integer,
  	"content" jsonb,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"category" "enum_helpful_articles_category",
  	"author" varchar,
  	"publish_date" timestamp(3) with time zone,
  	"read_minutes" numeric,
  	"is_featured" boolean DEFAULT false,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_helpful_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_helpful_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_picture_id" integer,
  	"version_content" jsonb,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_category" "enum__helpful_articles_v_version_category",
  	"version_author" varchar,
  	"version_publish_date" timestamp(3) with time zone,
  	"version_read_minutes" numeric,
  	"version_is_featured" boolean DEFAULT false,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__helpful_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "helpful_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"url" varchar NOT NULL,
  	"category" "enum_helpful_links_category" NOT NULL,
  	"is_featured" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "school_districts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"rating" varchar,
  	"enrollment" varchar,
  	"website" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "school_districts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "private_schools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar,
  	"grades" varchar,
  	"tuition_range" varchar,
  	"website" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "realtors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar,
  	"bio" varchar,
  	"photo_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "realtors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "service_providers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" varchar,
  	"description" varchar,
  	"logo_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"address" varchar,
  	"offer_title" varchar,
  	"offer_text" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_providers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kicker" varchar,
  	"intro" varchar,
  	"content" jsonb,
  	"notice" varchar,
  	"slug" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kicker" varchar,
  	"version_intro" varchar,
  	"version_content" jsonb,
  	"version_notice" varchar,
  	"version_slug" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"subject" varchar,
  	"message" varchar NOT NULL,
  	"community_id" integer,
  	"builder_id" integer,
  	"notes" varchar,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"source" "enum_leads_source" NOT NULL,
  	"interest" "enum_leads_interest",
  	"type" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"quarantined" boolean DEFAULT false,
  	"quarantine_reason" "enum_leads_quarantine_reason",
  	"idempotency_key" varchar,
  	"body_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"zip_code" varchar,
  	"phone_number" varchar,
  	"is_realtor" boolean,
  	"other_area" varchar,
  	"consent_given_at" timestamp(3) with time zone,
  	"consent_form" varchar,
  	"consent_wording_version" varchar,
  	"interest" "enum_newsletter_subscriptions_interest",
  	"status" "enum_newsletter_subscriptions_status" DEFAULT 'subscribed' NOT NULL,
  	"quarantined" boolean DEFAULT false,
  	"quarantine_reason" "enum_newsletter_subscriptions_quarantine_reason",
  	"unsubscribed_at" timestamp(3) with time zone,
  	"unsubscribe_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscriptions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"advertiser" varchar,
  	"creative_id" integer NOT NULL,
  	"alt" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"slot" "enum_ads_slot" NOT NULL,
  	"active" boolean DEFAULT true,
  	"is_house" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"weight" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'contributor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"user_id" integer,
  	"user_name" varchar,
  	"collection_slug" varchar NOT NULL,
  	"document_id" varchar,
  	"document_title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"type" "enum_redirects_type" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"communities_id" integer,
  	"builders_id" integer,
  	"blog_posts_id" integer,
  	"resources_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"communities_id" integer,
  	"builders_id" integer,
  	"blog_posts_id" integer,
  	"events_id" integer,
  	"resources_id" integer,
  	"helpful_articles_id" integer,
  	"helpful_links_id" integer,
  	"school_districts_id" integer,
  	"private_schools_id" integer,
  	"realtors_id" integer,
  	"service_providers_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"leads_id" integer,
  	"newsletter_subscriptions_id" integer,
  	"ads_id" integer,
  	"users_id" integer,
  	"redirects_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"address_street" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"address_state" varchar NOT NULL,
  	"address_zip" varchar NOT NULL,
  	"og_image_id" integer,
  	"edition_line" varchar,
  	"price_notice" varchar NOT NULL,
  	"copyright_year" numeric NOT NULL,
  	"site_manager_credit" varchar,
  	"default_stats_total_communities" numeric NOT NULL,
  	"default_stats_total_builders" numeric NOT NULL,
  	"default_stats_total_available_homes" numeric NOT NULL,
  	"default_stats_total_floor_plans" numeric NOT NULL,
  	"double_opt_in" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_tagline" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_address_street" varchar NOT NULL,
  	"version_address_city" varchar NOT NULL,
  	"version_address_state" varchar NOT NULL,
  	"version_address_zip" varchar NOT NULL,
  	"version_og_image_id" integer,
  	"version_edition_line" varchar,
  	"version_price_notice" varchar NOT NULL,
  	"version_copyright_year" numeric NOT NULL,
  	"version_site_manager_credit" varchar,
  	"version_default_stats_total_communities" numeric NOT NULL,
  	"version_default_stats_total_builders" numeric NOT NULL,
  	"version_default_stats_total_available_homes" numeric NOT NULL,
  	"version_default_stats_total_floor_plans" numeric NOT NULL,
  	"version_double_opt_in" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "navigation_main_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_resources_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"hint" varchar
  );
  
  CREATE TABLE "navigation_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"resources_label" varchar DEFAULT 'Resources' NOT NULL,
  	"newsletter_button_label" varchar NOT NULL,
  	"newsletter_button_path" varchar NOT NULL,
  	"brand_text" varchar,
  	"contact_label" varchar DEFAULT 'Contact' NOT NULL,
  	"equal_housing_text" varchar DEFAULT 'Equal Housing Opportunity' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_navigation_v_version_main_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_resources_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"hint" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_resources_label" varchar DEFAULT 'Resources' NOT NULL,
  	"version_newsletter_button_label" varchar NOT NULL,
  	"version_newsletter_button_path" varchar NOT NULL,
  	"version_brand_text" varchar,
  	"version_contact_label" varchar DEFAULT 'Contact' NOT NULL,
  	"version_equal_housing_text" varchar DEFAULT 'Equal Housing Opportunity' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"sub" varchar NOT NULL,
  	"picture_id" integer NOT NULL
  );
  
  CREATE TABLE "home_resource_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"featured_communities_heading" varchar NOT NULL,
  	"featured_communities_intro" varchar,
  	"featured_communities_link_label" varchar NOT NULL,
  	"featured_communities_link_path" varchar NOT NULL,
  	"featured_builders_heading" varchar NOT NULL,
  	"featured_builders_intro" varchar,
  	"featured_builders_link_label" varchar NOT NULL,
  	"featured_builders_link_path" varchar NOT NULL,
  	"teaser_map_heading" varchar NOT NULL,
  	"teaser_map_intro" varchar,
  	"teaser_map_link_label" varchar NOT NULL,
  	"teaser_map_link_path" varchar NOT NULL,
  	"newsletter_heading" varchar NOT NULL,
  	"newsletter_intro" varchar,
  	"newsletter_note" varchar,
  	"latest_insights_heading" varchar NOT NULL,
  	"latest_insights_intro" varchar,
  	"latest_insights_link_label" varchar NOT NULL,
  	"latest_insights_link_path" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"sub" varchar NOT NULL,
  	"picture_id" integer NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_resource_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_featured_communities_heading" varchar NOT NULL,
  	"version_featured_communities_intro" varchar,
  	"version_featured_communities_link_label" varchar NOT NULL,
  	"version_featured_communities_link_path" varchar NOT NULL,
  	"version_featured_builders_heading" varchar NOT NULL,
  	"version_featured_builders_intro" varchar,
  	"version_featured_builders_link_label" varchar NOT NULL,
  	"version_featured_builders_link_path" varchar NOT NULL,
  	"version_teaser_map_heading" varchar NOT NULL,
  	"version_teaser_map_intro" varchar,
  	"version_teaser_map_link_label" varchar NOT NULL,
  	"version_teaser_map_link_path" varchar NOT NULL,
  	"version_newsletter_heading" varchar NOT NULL,
  	"version_newsletter_intro" varchar,
  	"version_newsletter_note" varchar,
  	"version_latest_insights_heading" varchar NOT NULL,
  	"version_latest_insights_intro" varchar,
  	"version_latest_insights_link_label" varchar NOT NULL,
  	"version_latest_insights_link_path" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "about_service_area" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"county" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about_differentiators" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about_publisher_policy_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_area_heading" varchar NOT NULL,
  	"differentiators_heading" varchar NOT NULL,
  	"newsletter_heading" varchar NOT NULL,
  	"newsletter_text" varchar NOT NULL,
  	"newsletter_link_label" varchar NOT NULL,
  	"newsletter_link_path" varchar NOT NULL,
  	"publisher_policy_heading" varchar NOT NULL,
  	"publisher_policy_intro" varchar,
  	"publisher_policy_link_label" varchar NOT NULL,
  	"publisher_policy_link_path" varchar NOT NULL,
  	"start_search_heading" varchar NOT NULL,
  	"start_search_text" varchar NOT NULL,
  	"start_search_link_label" varchar NOT NULL,
  	"start_search_link_path" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_service_area" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"county" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_differentiators" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_publisher_policy_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_service_area_heading" varchar NOT NULL,
  	"version_differentiators_heading" varchar NOT NULL,
  	"version_newsletter_heading" varchar NOT NULL,
  	"version_newsletter_text" varchar NOT NULL,
  	"version_newsletter_link_label" varchar NOT NULL,
  	"version_newsletter_link_path" varchar NOT NULL,
  	"version_publisher_policy_heading" varchar NOT NULL,
  	"version_publisher_policy_intro" varchar,
  	"version_publisher_policy_link_label" varchar NOT NULL,
  	"version_publisher_policy_link_path" varchar NOT NULL,
  	"version_start_search_heading" varchar NOT NULL,
  	"version_start_search_text" varchar NOT NULL,
  	"version_start_search_link_label" varchar NOT NULL,
  	"version_start_search_link_path" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "how_to_use_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar NOT NULL,
  	"link_path" varchar NOT NULL
  );
  
  CREATE TABLE "how_to_use_quick_start" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "how_to_use_service_area" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"county" varchar NOT NULL
  );
  
  CREATE TABLE "how_to_use" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"features_heading" varchar NOT NULL,
  	"quick_start_heading" varchar NOT NULL,
  	"service_area_heading" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "how_to_use_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_how_to_use_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar NOT NULL,
  	"link_path" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_how_to_use_v_version_quick_start" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_how_to_use_v_version_service_area" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"county" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_how_to_use_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_features_heading" varchar NOT NULL,
  	"version_quick_start_heading" varchar NOT NULL,
  	"version_service_area_heading" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_how_to_use_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "moving_checklist_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "moving_checklist" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "moving_checklist_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_moving_checklist_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_moving_checklist_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_moving_checklist_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "housing_guides_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "housing_guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"network_name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"website" varchar NOT NULL,
  	"website_label" varchar NOT NULL,
  	"logo_id" integer,
  	"notice" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_housing_guides_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_housing_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_network_name" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_website" varchar NOT NULL,
  	"version_website_label" varchar NOT NULL,
  	"version_logo_id" integer,
  	"version_notice" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  ALTER TABLE "communities_amenities" ADD CONSTRAINT "communities_amenities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_home_types" ADD CONSTRAINT "communities_home_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_schools_elementary" ADD CONSTRAINT "communities_schools_elementary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_schools_middle" ADD CONSTRAINT "communities_schools_middle_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_schools_high" ADD CONSTRAINT "communities_schools_high_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_schools_private" ADD CONSTRAINT "communities_schools_private_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities" ADD CONSTRAINT "communities_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "communities" ADD CONSTRAINT "communities_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "communities_rels" ADD CONSTRAINT "communities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_rels" ADD CONSTRAINT "communities_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "communities_rels" ADD CONSTRAINT "communities_rels_builders_fk" FOREIGN KEY ("builders_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_amenities" ADD CONSTRAINT "_communities_v_version_amenities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_home_types" ADD CONSTRAINT "_communities_v_version_home_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_schools_elementary" ADD CONSTRAINT "_communities_v_version_schools_elementary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_schools_middle" ADD CONSTRAINT "_communities_v_version_schools_middle_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_schools_high" ADD CONSTRAINT "_communities_v_version_schools_high_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_version_schools_private" ADD CONSTRAINT "_communities_v_version_schools_private_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v" ADD CONSTRAINT "_communities_v_parent_id_communities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_communities_v" ADD CONSTRAINT "_communities_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_communities_v" ADD CONSTRAINT "_communities_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_communities_v_rels" ADD CONSTRAINT "_communities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_communities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_rels" ADD CONSTRAINT "_communities_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_communities_v_rels" ADD CONSTRAINT "_communities_v_rels_builders_fk" FOREIGN KEY ("builders_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "builders" ADD CONSTRAINT "builders_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "builders" ADD CONSTRAINT "builders_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "builders" ADD CONSTRAINT "builders_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_builders_v" ADD CONSTRAINT "_builders_v_parent_id_builders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_builders_v" ADD CONSTRAINT "_builders_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_builders_v" ADD CONSTRAINT "_builders_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_builders_v" ADD CONSTRAINT "_builders_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blog_posts_texts" ADD CONSTRAINT "blog_posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_parent_id_blog_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v" ADD CONSTRAINT "_blog_posts_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blog_posts_v_texts" ADD CONSTRAINT "_blog_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_builder_id_builders_id_fk" FOREIGN KEY ("version_builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_community_id_communities_id_fk" FOREIGN KEY ("version_community_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources" ADD CONSTRAINT "resources_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources" ADD CONSTRAINT "resources_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resources" ADD CONSTRAINT "resources_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_parent_id_resources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resources_v" ADD CONSTRAINT "_resources_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "helpful_articles" ADD CONSTRAINT "helpful_articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "helpful_articles" ADD CONSTRAINT "helpful_articles_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_helpful_articles_v" ADD CONSTRAINT "_helpful_articles_v_parent_id_helpful_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."helpful_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_helpful_articles_v" ADD CONSTRAINT "_helpful_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_helpful_articles_v" ADD CONSTRAINT "_helpful_articles_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_districts_texts" ADD CONSTRAINT "school_districts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."school_districts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "realtors" ADD CONSTRAINT "realtors_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "realtors_texts" ADD CONSTRAINT "realtors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."realtors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_providers_texts" ADD CONSTRAINT "service_providers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_builder_id_builders_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_subscriptions_texts" ADD CONSTRAINT "newsletter_subscriptions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ads" ADD CONSTRAINT "ads_creative_id_media_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_entries_texts" ADD CONSTRAINT "audit_entries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_communities_fk" FOREIGN KEY ("communities_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_builders_fk" FOREIGN KEY ("builders_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_resources_fk" FOREIGN KEY ("resources_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_communities_fk" FOREIGN KEY ("communities_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_builders_fk" FOREIGN KEY ("builders_id") REFERENCES "public"."builders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_posts_fk" FOREIGN KEY ("blog_posts_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resources_fk" FOREIGN KEY ("resources_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_helpful_articles_fk" FOREIGN KEY ("helpful_articles_id") REFERENCES "public"."helpful_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_helpful_links_fk" FOREIGN KEY ("helpful_links_id") REFERENCES "public"."helpful_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_school_districts_fk" FOREIGN KEY ("school_districts_id") REFERENCES "public"."school_districts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_schools_fk" FOREIGN KEY ("private_schools_id") REFERENCES "public"."private_schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_realtors_fk" FOREIGN KEY ("realtors_id") REFERENCES "public"."realtors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_providers_fk" FOREIGN KEY ("service_providers_id") REFERENCES "public"."service_providers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk" FOREIGN KEY ("newsletter_subscriptions_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ads_fk" FOREIGN KEY ("ads_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_og_image_id_media_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_og_image_id_media_id_fk" FOREIGN KEY ("version_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main_links" ADD CONSTRAINT "navigation_main_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_resources_links" ADD CONSTRAINT "navigation_resources_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_social_links" ADD CONSTRAINT "navigation_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_columns_links" ADD CONSTRAINT "navigation_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_columns" ADD CONSTRAINT "navigation_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_texts" ADD CONSTRAINT "navigation_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_links" ADD CONSTRAINT "_navigation_v_version_main_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_resources_links" ADD CONSTRAINT "_navigation_v_version_resources_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_social_links" ADD CONSTRAINT "_navigation_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_columns_links" ADD CONSTRAINT "_navigation_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_columns" ADD CONSTRAINT "_navigation_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_texts" ADD CONSTRAINT "_navigation_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_slides" ADD CONSTRAINT "home_hero_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_hero_slides" ADD CONSTRAINT "home_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_resource_cards" ADD CONSTRAINT "home_resource_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_slides" ADD CONSTRAINT "_home_v_version_hero_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_slides" ADD CONSTRAINT "_home_v_version_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_resource_cards" ADD CONSTRAINT "_home_v_version_resource_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_service_area" ADD CONSTRAINT "about_service_area_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_differentiators" ADD CONSTRAINT "about_differentiators_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_publisher_policy_items" ADD CONSTRAINT "about_publisher_policy_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_service_area" ADD CONSTRAINT "_about_v_version_service_area_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_differentiators" ADD CONSTRAINT "_about_v_version_differentiators_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_publisher_policy_items" ADD CONSTRAINT "_about_v_version_publisher_policy_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "how_to_use_features" ADD CONSTRAINT "how_to_use_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."how_to_use"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "how_to_use_quick_start" ADD CONSTRAINT "how_to_use_quick_start_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."how_to_use"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "how_to_use_service_area" ADD CONSTRAINT "how_to_use_service_area_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."how_to_use"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "how_to_use_texts" ADD CONSTRAINT "how_to_use_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."how_to_use"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_how_to_use_v_version_features" ADD CONSTRAINT "_how_to_use_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_how_to_use_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_how_to_use_v_version_quick_start" ADD CONSTRAINT "_how_to_use_v_version_quick_start_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_how_to_use_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_how_to_use_v_version_service_area" ADD CONSTRAINT "_how_to_use_v_version_service_area_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_how_to_use_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_how_to_use_v_texts" ADD CONSTRAINT "_how_to_use_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_how_to_use_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "moving_checklist_groups" ADD CONSTRAINT "moving_checklist_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."moving_checklist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "moving_checklist_texts" ADD CONSTRAINT "moving_checklist_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."moving_checklist"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_moving_checklist_v_version_groups" ADD CONSTRAINT "_moving_checklist_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_moving_checklist_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_moving_checklist_v_texts" ADD CONSTRAINT "_moving_checklist_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_moving_checklist_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "housing_guides_facts" ADD CONSTRAINT "housing_guides_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."housing_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "housing_guides" ADD CONSTRAINT "housing_guides_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_housing_guides_v_version_facts" ADD CONSTRAINT "_housing_guides_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_housing_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_housing_guides_v" ADD CONSTRAINT "_housing_guides_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "communities_amenities_order_idx" ON "communities_amenities" USING btree ("order");
  CREATE INDEX "communities_amenities_parent_idx" ON "communities_amenities" USING btree ("parent_id");
  CREATE INDEX "communities_home_types_order_idx" ON "communities_home_types" USING btree ("order");
  CREATE INDEX "communities_home_types_parent_idx" ON "communities_home_types" USING btree ("parent_id");
  CREATE INDEX "communities_schools_elementary_order_idx" ON "communities_schools_elementary" USING btree ("_order");
  CREATE INDEX "communities_schools_elementary_parent_id_idx" ON "communities_schools_elementary" USING btree ("_parent_id");
  CREATE INDEX "communities_schools_middle_order_idx" ON "communities_schools_middle" USING btree ("_order");
  CREATE INDEX "communities_schools_middle_parent_id_idx" ON "communities_schools_middle" USING btree ("_parent_id");
  CREATE INDEX "communities_schools_high_order_idx" ON "communities_schools_high" USING btree ("_order");
  CREATE INDEX "communities_schools_high_parent_id_idx" ON "communities_schools_high" USING btree ("_parent_id");
  CREATE INDEX "communities_schools_private_order_idx" ON "communities_schools_private" USING btree ("_order");
  CREATE INDEX "communities_schools_private_parent_id_idx" ON "communities_schools_private" USING btree ("_parent_id");
  CREATE INDEX "communities_name_idx" ON "communities" USING btree ("name");
  CREATE INDEX "communities_start_price_idx" ON "communities" USING btree ("start_price");
  CREATE INDEX "communities_end_price_idx" ON "communities" USING btree ("end_price");
  CREATE INDEX "communities_city_idx" ON "communities" USING btree ("city");
  CREATE INDEX "communities_county_idx" ON "communities" USING btree ("county");
  CREATE INDEX "communities_school_district_idx" ON "communities" USING btree ("school_district");
  CREATE UNIQUE INDEX "communities_slug_idx" ON "communities" USING btree ("slug");
  CREATE INDEX "communities_status_idx" ON "communities" USING btree ("status");
  CREATE INDEX "communities_is_featured_idx" ON "communities" USING btree ("is_featured");
  CREATE INDEX "communities_verified_at_idx" ON "communities" USING btree ("verified_at");
  CREATE INDEX "communities_first_published_at_idx" ON "communities" USING btree ("first_published_at");
  CREATE INDEX "communities_meta_meta_image_idx" ON "communities" USING btree ("meta_image_id");
  CREATE INDEX "communities_updated_by_idx" ON "communities" USING btree ("updated_by_id");
  CREATE INDEX "communities_updated_at_idx" ON "communities" USING btree ("updated_at");
  CREATE INDEX "communities_created_at_idx" ON "communities" USING btree ("created_at");
  CREATE INDEX "communities__status_idx" ON "communities" USING btree ("_status");
  CREATE INDEX "communities_rels_order_idx" ON "communities_rels" USING btree ("order");
  CREATE INDEX "communities_rels_parent_idx" ON "communities_rels" USING btree ("parent_id");
  CREATE INDEX "communities_rels_path_idx" ON "communities_rels" USING btree ("path");
  CREATE INDEX "communities_rels_media_id_idx" ON "communities_rels" USING btree ("media_id");
  CREATE INDEX "communities_rels_builders_id_idx" ON "communities_rels" USING btree ("builders_id");
  CREATE INDEX "_communities_v_version_amenities_order_idx" ON "_communities_v_version_amenities" USING btree ("order");
  CREATE INDEX "_communities_v_version_amenities_parent_idx" ON "_communities_v_version_amenities" USING btree ("parent_id");
  CREATE INDEX "_communities_v_version_home_types_order_idx" ON "_communities_v_version_home_types" USING btree ("order");
  CREATE INDEX "_communities_v_version_home_types_parent_idx" ON "_communities_v_version_home_types" USING btree ("parent_id");
  CREATE INDEX "_communities_v_version_schools_elementary_order_idx" ON "_communities_v_version_schools_elementary" USING btree ("_order");
  CREATE INDEX "_communities_v_version_schools_elementary_parent_id_idx" ON "_communities_v_version_schools_elementary" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_version_schools_middle_order_idx" ON "_communities_v_version_schools_middle" USING btree ("_order");
  CREATE INDEX "_communities_v_version_schools_middle_parent_id_idx" ON "_communities_v_version_schools_middle" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_version_schools_high_order_idx" ON "_communities_v_version_schools_high" USING btree ("_order");
  CREATE INDEX "_communities_v_version_schools_high_parent_id_idx" ON "_communities_v_version_schools_high" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_version_schools_private_order_idx" ON "_communities_v_version_schools_private" USING btree ("_order");
  CREATE INDEX "_communities_v_version_schools_private_parent_id_idx" ON "_communities_v_version_schools_private" USING btree ("_parent_id");
  CREATE INDEX "_communities_v_parent_idx" ON "_communities_v" USING btree ("parent_id");
  CREATE INDEX "_communities_v_version_version_name_idx" ON "_communities_v" USING btree ("version_name");
  CREATE INDEX "_communities_v_version_version_start_price_idx" ON "_communities_v" USING btree ("version_start_price");
  CREATE INDEX "_communities_v_version_version_end_price_idx" ON "_communities_v" USING btree ("version_end_price");
  CREATE INDEX "_communities_v_version_version_city_idx" ON "_communities_v" USING btree ("version_city");
  CREATE INDEX "_communities_v_version_version_county_idx" ON "_communities_v" USING btree ("version_county");
  CREATE INDEX "_communities_v_version_version_school_district_idx" ON "_communities_v" USING btree ("version_school_district");
  CREATE INDEX "_communities_v_version_version_slug_idx" ON "_communities_v" USING btree ("version_slug");
  CREATE INDEX "_communities_v_version_version_status_idx" ON "_communities_v" USING btree ("version_status");
  CREATE INDEX "_communities_v_version_version_is_featured_idx" ON "_communities_v" USING btree ("version_is_featured");
  CREATE INDEX "_communities_v_version_version_verified_at_idx" ON "_communities_v" USING btree ("version_verified_at");
  CREATE INDEX "_communities_v_version_version_first_published_at_idx" ON "_communities_v" USING btree ("version_first_published_at");
  CREATE INDEX "_communities_v_version_meta_version_meta_image_idx" ON "_communities_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_communities_v_version_version_updated_by_idx" ON "_communities_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_communities_v_version_version_updated_at_idx" ON "_communities_v" USING btree ("version_updated_at");
  CREATE INDEX "_communities_v_version_version_created_at_idx" ON "_communities_v" USING btree ("version_created_at");
  CREATE INDEX "_communities_v_version_version__status_idx" ON "_communities_v" USING btree ("version__status");
  CREATE INDEX "_communities_v_created_at_idx" ON "_communities_v" USING btree ("created_at");
  CREATE INDEX "_communities_v_updated_at_idx" ON "_communities_v" USING btree ("updated_at");
  CREATE INDEX "_communities_v_latest_idx" ON "_communities_v" USING btree ("latest");
  CREATE INDEX "_communities_v_rels_order_idx" ON "_communities_v_rels" USING btree ("order");
  CREATE INDEX "_communities_v_rels_parent_idx" ON "_communities_v_rels" USING btree ("parent_id");
  CREATE INDEX "_communities_v_rels_path_idx" ON "_communities_v_rels" USING btree ("path");
  CREATE INDEX "_communities_v_rels_media_id_idx" ON "_communities_v_rels" USING btree ("media_id");
  CREATE INDEX "_communities_v_rels_builders_id_idx" ON "_communities_v_rels" USING btree ("builders_id");
  CREATE INDEX "builders_name_idx" ON "builders" USING btree ("name");
  CREATE UNIQUE INDEX "builders_slug_idx" ON "builders" USING btree ("slug");
  CREATE INDEX "builders_logo_idx" ON "builders" USING btree ("logo_id");
  CREATE INDEX "builders_tier_idx" ON "builders" USING btree ("tier");
  CREATE INDEX "builders_meta_meta_image_idx" ON "builders" USING btree ("meta_image_id");
  CREATE INDEX "builders_updated_by_idx" ON "builders" USING btree ("updated_by_id");
  CREATE INDEX "builders_updated_at_idx" ON "builders" USING btree ("updated_at");
  CREATE INDEX "builders_created_at_idx" ON "builders" USING btree ("created_at");
  CREATE INDEX "builders__status_idx" ON "builders" USING btree ("_status");
  CREATE INDEX "_builders_v_parent_idx" ON "_builders_v" USING btree ("parent_id");
  CREATE INDEX "_builders_v_version_version_name_idx" ON "_builders_v" USING btree ("version_name");
  CREATE INDEX "_builders_v_version_version_slug_idx" ON "_builders_v" USING btree ("version_slug");
  CREATE INDEX "_builders_v_version_version_logo_idx" ON "_builders_v" USING btree ("version_logo_id");
  CREATE INDEX "_builders_v_version_version_tier_idx" ON "_builders_v" USING btree ("version_tier");
  CREATE INDEX "_builders_v_version_meta_version_meta_image_idx" ON "_builders_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_builders_v_version_version_updated_by_idx" ON "_builders_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_builders_v_version_version_updated_at_idx" ON "_builders_v" USING btree ("version_updated_at");
  CREATE INDEX "_builders_v_version_version_created_at_idx" ON "_builders_v" USING btree ("version_created_at");
  CREATE INDEX "_builders_v_version_version__status_idx" ON "_builders_v" USING btree ("version__status");
  CREATE INDEX "_builders_v_created_at_idx" ON "_builders_v" USING btree ("created_at");
  CREATE INDEX "_builders_v_updated_at_idx" ON "_builders_v" USING btree ("updated_at");
  CREATE INDEX "_builders_v_latest_idx" ON "_builders_v" USING btree ("latest");
  CREATE INDEX "blog_posts_title_idx" ON "blog_posts" USING btree ("title");
  CREATE INDEX "blog_posts_featured_image_idx" ON "blog_posts" USING btree ("featured_image_id");
  CREATE UNIQUE INDEX "blog_posts_slug_idx" ON "blog_posts" USING btree ("slug");
  CREATE INDEX "blog_posts_category_idx" ON "blog_posts" USING btree ("category");
  CREATE INDEX "blog_posts_published_at_idx" ON "blog_posts" USING btree ("published_at");
  CREATE INDEX "blog_posts_meta_meta_image_idx" ON "blog_posts" USING btree ("meta_image_id");
  CREATE INDEX "blog_posts_updated_by_idx" ON "blog_posts" USING btree ("updated_by_id");
  CREATE INDEX "blog_posts_updated_at_idx" ON "blog_posts" USING btree ("updated_at");
  CREATE INDEX "blog_posts_created_at_idx" ON "blog_posts" USING btree ("created_at");
  CREATE INDEX "blog_posts__status_idx" ON "blog_posts" USING btree ("_status");
  CREATE INDEX "blog_posts_texts_order_parent" ON "blog_posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_blog_posts_v_parent_idx" ON "_blog_posts_v" USING btree ("parent_id");
  CREATE INDEX "_blog_posts_v_version_version_title_idx" ON "_blog_posts_v" USING btree ("version_title");
  CREATE INDEX "_blog_posts_v_version_version_featured_image_idx" ON "_blog_posts_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_blog_posts_v_version_version_slug_idx" ON "_blog_posts_v" USING btree ("version_slug");
  CREATE INDEX "_blog_posts_v_version_version_category_idx" ON "_blog_posts_v" USING btree ("version_category");
  CREATE INDEX "_blog_posts_v_version_version_published_at_idx" ON "_blog_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_blog_posts_v_version_meta_version_meta_image_idx" ON "_blog_posts_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_blog_posts_v_version_version_updated_by_idx" ON "_blog_posts_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_blog_posts_v_version_version_updated_at_idx" ON "_blog_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_posts_v_version_version_created_at_idx" ON "_blog_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_posts_v_version_version__status_idx" ON "_blog_posts_v" USING btree ("version__status");
  CREATE INDEX "_blog_posts_v_created_at_idx" ON "_blog_posts_v" USING btree ("created_at");
  CREATE INDEX "_blog_posts_v_updated_at_idx" ON "_blog_posts_v" USING btree ("updated_at");
  CREATE INDEX "_blog_posts_v_latest_idx" ON "_blog_posts_v" USING btree ("latest");
  CREATE INDEX "_blog_posts_v_texts_order_parent" ON "_blog_posts_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_picture_idx" ON "events" USING btree ("picture_id");
  CREATE INDEX "events_event_date_idx" ON "events" USING btree ("event_date");
  CREATE INDEX "events_end_date_idx" ON "events" USING btree ("end_date");
  CREATE INDEX "events_builder_idx" ON "events" USING btree ("builder_id");
  CREATE INDEX "events_community_idx" ON "events" USING btree ("community_id");
  CREATE INDEX "events_event_type_idx" ON "events" USING btree ("event_type");
  CREATE INDEX "events_meta_meta_image_idx" ON "events" USING btree ("meta_image_id");
  CREATE INDEX "events_updated_by_idx" ON "events" USING btree ("updated_by_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_picture_idx" ON "_events_v" USING btree ("version_picture_id");
  CREATE INDEX "_events_v_version_version_event_date_idx" ON "_events_v" USING btree ("version_event_date");
  CREATE INDEX "_events_v_version_version_end_date_idx" ON "_events_v" USING btree ("version_end_date");
  CREATE INDEX "_events_v_version_version_builder_idx" ON "_events_v" USING btree ("version_builder_id");
  CREATE INDEX "_events_v_version_version_community_idx" ON "_events_v" USING btree ("version_community_id");
  CREATE INDEX "_events_v_version_version_event_type_idx" ON "_events_v" USING btree ("version_event_type");
  CREATE INDEX "_events_v_version_meta_version_meta_image_idx" ON "_events_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_events_v_version_version_updated_by_idx" ON "_events_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "resources_picture_idx" ON "resources" USING btree ("picture_id");
  CREATE UNIQUE INDEX "resources_slug_idx" ON "resources" USING btree ("slug");
  CREATE INDEX "resources_category_idx" ON "resources" USING btree ("category");
  CREATE INDEX "resources_type_idx" ON "resources" USING btree ("type");
  CREATE INDEX "resources_is_featured_idx" ON "resources" USING btree ("is_featured");
  CREATE INDEX "resources_order_idx" ON "resources" USING btree ("order");
  CREATE INDEX "resources_meta_meta_image_idx" ON "resources" USING btree ("meta_image_id");
  CREATE INDEX "resources_updated_by_idx" ON "resources" USING btree ("updated_by_id");
  CREATE INDEX "resources_updated_at_idx" ON "resources" USING btree ("updated_at");
  CREATE INDEX "resources_created_at_idx" ON "resources" USING btree ("created_at");
  CREATE INDEX "resources__status_idx" ON "resources" USING btree ("_status");
  CREATE INDEX "_resources_v_parent_idx" ON "_resources_v" USING btree ("parent_id");
  CREATE INDEX "_resources_v_version_version_picture_idx" ON "_resources_v" USING btree ("version_picture_id");
  CREATE INDEX "_resources_v_version_version_slug_idx" ON "_resources_v" USING btree ("version_slug");
  CREATE INDEX "_resources_v_version_version_category_idx" ON "_resources_v" USING btree ("version_category");
  CREATE INDEX "_resources_v_version_version_type_idx" ON "_resources_v" USING btree ("version_type");
  CREATE INDEX "_resources_v_version_version_is_featured_idx" ON "_resources_v" USING btree ("version_is_featured");
  CREATE INDEX "_resources_v_version_version_order_idx" ON "_resources_v" USING btree ("version_order");
  CREATE INDEX "_resources_v_version_meta_version_meta_image_idx" ON "_resources_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_resources_v_version_version_updated_by_idx" ON "_resources_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_resources_v_version_version_updated_at_idx" ON "_resources_v" USING btree ("version_updated_at");
  CREATE INDEX "_resources_v_version_version_created_at_idx" ON "_resources_v" USING btree ("version_created_at");
  CREATE INDEX "_resources_v_version_version__status_idx" ON "_resources_v" USING btree ("version__status");
  CREATE INDEX "_resources_v_created_at_idx" ON "_resources_v" USING btree ("created_at");
  CREATE INDEX "_resources_v_updated_at_idx" ON "_resources_v" USING btree ("updated_at");
  CREATE INDEX "_resources_v_latest_idx" ON "_resources_v" USING btree ("latest");
  CREATE INDEX "helpful_articles_picture_idx" ON "helpful_articles" USING btree ("picture_id");
  CREATE UNIQUE INDEX "helpful_articles_slug_idx" ON "helpful_articles" USING btree ("slug");
  CREATE INDEX "helpful_articles_category_idx" ON "helpful_articles" USING btree ("category");
  CREATE INDEX "helpful_articles_publish_date_idx" ON "helpful_articles" USING btree ("publish_date");
  CREATE INDEX "helpful_articles_is_featured_idx" ON "helpful_articles" USING btree ("is_featured");
  CREATE INDEX "helpful_articles_updated_by_idx" ON "helpful_articles" USING btree ("updated_by_id");
  CREATE INDEX "helpful_articles_updated_at_idx" ON "helpful_articles" USING btree ("updated_at");
  CREATE INDEX "helpful_articles_created_at_idx" ON "helpful_articles" USING btree ("created_at");
  CREATE INDEX "helpful_articles__status_idx" ON "helpful_articles" USING btree ("_status");
  CREATE INDEX "_helpful_articles_v_parent_idx" ON "_helpful_articles_v" USING btree ("parent_id");
  CREATE INDEX "_helpful_articles_v_version_version_picture_idx" ON "_helpful_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_helpful_articles_v_version_version_slug_idx" ON "_helpful_articles_v" USING btree ("version_slug");
  CREATE INDEX "_helpful_articles_v_version_version_category_idx" ON "_helpful_articles_v" USING btree ("version_category");
  CREATE INDEX "_helpful_articles_v_version_version_publish_date_idx" ON "_helpful_articles_v" USING btree ("version_publish_date");
  CREATE INDEX "_helpful_articles_v_version_version_is_featured_idx" ON "_helpful_articles_v" USING btree ("version_is_featured");
  CREATE INDEX "_helpful_articles_v_version_version_updated_by_idx" ON "_helpful_articles_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_helpful_articles_v_version_version_updated_at_idx" ON "_helpful_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_helpful_articles_v_version_version_created_at_idx" ON "_helpful_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_helpful_articles_v_version_version__status_idx" ON "_helpful_articles_v" USING btree ("version__status");
  CREATE INDEX "_helpful_articles_v_created_at_idx" ON "_helpful_articles_v" USING btree ("created_at");
  CREATE INDEX "_helpful_articles_v_updated_at_idx" ON "_helpful_articles_v" USING btree ("updated_at");
  CREATE INDEX "_helpful_articles_v_latest_idx" ON "_helpful_articles_v" USING btree ("latest");
  CREATE INDEX "helpful_links_category_idx" ON "helpful_links" USING btree ("category");
  CREATE INDEX "helpful_links_is_featured_idx" ON "helpful_links" USING btree ("is_featured");
  CREATE INDEX "helpful_links_order_idx" ON "helpful_links" USING btree ("order");
  CREATE INDEX "helpful_links_updated_at_idx" ON "helpful_links" USING btree ("updated_at");
  CREATE INDEX "helpful_links_created_at_idx" ON "helpful_links" USING btree ("created_at");
  CREATE INDEX "school_districts_order_idx" ON "school_districts" USING btree ("order");
  CREATE INDEX "school_districts_updated_at_idx" ON "school_districts" USING btree ("updated_at");
  CREATE INDEX "school_districts_created_at_idx" ON "school_districts" USING btree ("created_at");
  CREATE INDEX "school_districts_texts_order_parent" ON "school_districts_texts" USING btree ("order","parent_id");
  CREATE INDEX "private_schools_order_idx" ON "private_schools" USING btree ("order");
  CREATE INDEX "private_schools_updated_at_idx" ON "private_schools" USING btree ("updated_at");
  CREATE INDEX "private_schools_created_at_idx" ON "private_schools" USING btree ("created_at");
  CREATE INDEX "realtors_photo_idx" ON "realtors" USING btree ("photo_id");
  CREATE INDEX "realtors_order_idx" ON "realtors" USING btree ("order");
  CREATE INDEX "realtors_updated_at_idx" ON "realtors" USING btree ("updated_at");
  CREATE INDEX "realtors_created_at_idx" ON "realtors" USING btree ("created_at");
  CREATE INDEX "realtors_texts_order_parent" ON "realtors_texts" USING btree ("order","parent_id");
  CREATE INDEX "service_providers_logo_idx" ON "service_providers" USING btree ("logo_id");
  CREATE INDEX "service_providers_order_idx" ON "service_providers" USING btree ("order");
  CREATE INDEX "service_providers_updated_at_idx" ON "service_providers" USING btree ("updated_at");
  CREATE INDEX "service_providers_created_at_idx" ON "service_providers" USING btree ("created_at");
  CREATE INDEX "service_providers_texts_order_parent" ON "service_providers_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_meta_meta_image_idx" ON "pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_updated_by_idx" ON "pages" USING btree ("updated_by_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_updated_by_idx" ON "_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_community_idx" ON "leads" USING btree ("community_id");
  CREATE INDEX "leads_builder_idx" ON "leads" USING btree ("builder_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_quarantined_idx" ON "leads" USING btree ("quarantined");
  CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_is_realtor_idx" ON "newsletter_subscriptions" USING btree ("is_realtor");
  CREATE INDEX "newsletter_subscriptions_interest_idx" ON "newsletter_subscriptions" USING btree ("interest");
  CREATE INDEX "newsletter_subscriptions_status_idx" ON "newsletter_subscriptions" USING btree ("status");
  CREATE INDEX "newsletter_subscriptions_quarantined_idx" ON "newsletter_subscriptions" USING btree ("quarantined");
  CREATE UNIQUE INDEX "newsletter_subscriptions_unsubscribe_token_idx" ON "newsletter_subscriptions" USING btree ("unsubscribe_token");
  CREATE INDEX "newsletter_subscriptions_updated_at_idx" ON "newsletter_subscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscriptions_created_at_idx" ON "newsletter_subscriptions" USING btree ("created_at");
  CREATE INDEX "newsletter_subscriptions_texts_order_parent" ON "newsletter_subscriptions_texts" USING btree ("order","parent_id");
  CREATE INDEX "ads_creative_idx" ON "ads" USING btree ("creative_id");
  CREATE INDEX "ads_slot_idx" ON "ads" USING btree ("slot");
  CREATE INDEX "ads_active_idx" ON "ads" USING btree ("active");
  CREATE INDEX "ads_starts_at_idx" ON "ads" USING btree ("starts_at");
  CREATE INDEX "ads_ends_at_idx" ON "ads" USING btree ("ends_at");
  CREATE INDEX "ads_updated_at_idx" ON "ads" USING btree ("updated_at");
  CREATE INDEX "ads_created_at_idx" ON "ads" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_entries_user_idx" ON "audit_entries" USING btree ("user_id");
  CREATE INDEX "audit_entries_collection_slug_idx" ON "audit_entries" USING btree ("collection_slug");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "audit_entries_texts_order_parent" ON "audit_entries_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_communities_id_idx" ON "redirects_rels" USING btree ("communities_id");
  CREATE INDEX "redirects_rels_builders_id_idx" ON "redirects_rels" USING btree ("builders_id");
  CREATE INDEX "redirects_rels_blog_posts_id_idx" ON "redirects_rels" USING btree ("blog_posts_id");
  CREATE INDEX "redirects_rels_resources_id_idx" ON "redirects_rels" USING btree ("resources_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_communities_id_idx" ON "payload_locked_documents_rels" USING btree ("communities_id");
  CREATE INDEX "payload_locked_documents_rels_builders_id_idx" ON "payload_locked_documents_rels" USING btree ("builders_id");
  CREATE INDEX "payload_locked_documents_rels_blog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_resources_id_idx" ON "payload_locked_documents_rels" USING btree ("resources_id");
  CREATE INDEX "payload_locked_documents_rels_helpful_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("helpful_articles_id");
  CREATE INDEX "payload_locked_documents_rels_helpful_links_id_idx" ON "payload_locked_documents_rels" USING btree ("helpful_links_id");
  CREATE INDEX "payload_locked_documents_rels_school_districts_id_idx" ON "payload_locked_documents_rels" USING btree ("school_districts_id");
  CREATE INDEX "payload_locked_documents_rels_private_schools_id_idx" ON "payload_locked_documents_rels" USING btree ("private_schools_id");
  CREATE INDEX "payload_locked_documents_rels_realtors_id_idx" ON "payload_locked_documents_rels" USING btree ("realtors_id");
  CREATE INDEX "payload_locked_documents_rels_service_providers_id_idx" ON "payload_locked_documents_rels" USING btree ("service_providers_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_ads_id_idx" ON "payload_locked_documents_rels" USING btree ("ads_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_og_image_idx" ON "site_settings" USING btree ("og_image_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_version_version_og_image_idx" ON "_site_settings_v" USING btree ("version_og_image_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "navigation_main_links_order_idx" ON "navigation_main_links" USING btree ("_order");
  CREATE INDEX "navigation_main_links_parent_id_idx" ON "navigation_main_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_resources_links_order_idx" ON "navigation_resources_links" USING btree ("_order");
  CREATE INDEX "navigation_resources_links_parent_id_idx" ON "navigation_resources_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_social_links_order_idx" ON "navigation_social_links" USING btree ("_order");
  CREATE INDEX "navigation_social_links_parent_id_idx" ON "navigation_social_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_columns_links_order_idx" ON "navigation_columns_links" USING btree ("_order");
  CREATE INDEX "navigation_columns_links_parent_id_idx" ON "navigation_columns_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_columns_order_idx" ON "navigation_columns" USING btree ("_order");
  CREATE INDEX "navigation_columns_parent_id_idx" ON "navigation_columns" USING btree ("_parent_id");
  CREATE INDEX "navigation_texts_order_parent" ON "navigation_texts" USING btree ("order","parent_id");
  CREATE INDEX "_navigation_v_version_main_links_order_idx" ON "_navigation_v_version_main_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_links_parent_id_idx" ON "_navigation_v_version_main_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_resources_links_order_idx" ON "_navigation_v_version_resources_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_resources_links_parent_id_idx" ON "_navigation_v_version_resources_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_social_links_order_idx" ON "_navigation_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_social_links_parent_id_idx" ON "_navigation_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_columns_links_order_idx" ON "_navigation_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_columns_links_parent_id_idx" ON "_navigation_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_columns_order_idx" ON "_navigation_v_version_columns" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_columns_parent_id_idx" ON "_navigation_v_version_columns" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_texts_order_parent" ON "_navigation_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "home_hero_slides_order_idx" ON "home_hero_slides" USING btree ("_order");
  CREATE INDEX "home_hero_slides_parent_id_idx" ON "home_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "home_hero_slides_picture_idx" ON "home_hero_slides" USING btree ("picture_id");
  CREATE INDEX "home_resource_cards_order_idx" ON "home_resource_cards" USING btree ("_order");
  CREATE INDEX "home_resource_cards_parent_id_idx" ON "home_resource_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_hero_slides_order_idx" ON "_home_v_version_hero_slides" USING btree ("_order");
  CREATE INDEX "_home_v_version_hero_slides_parent_id_idx" ON "_home_v_version_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_hero_slides_picture_idx" ON "_home_v_version_hero_slides" USING btree ("picture_id");
  CREATE INDEX "_home_v_version_resource_cards_order_idx" ON "_home_v_version_resource_cards" USING btree ("_order");
  CREATE INDEX "_home_v_version_resource_cards_parent_id_idx" ON "_home_v_version_resource_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "about_service_area_order_idx" ON "about_service_area" USING btree ("_order");
  CREATE INDEX "about_service_area_parent_id_idx" ON "about_service_area" USING btree ("_parent_id");
  CREATE INDEX "about_differentiators_order_idx" ON "about_differentiators" USING btree ("_order");
  CREATE INDEX "about_differentiators_parent_id_idx" ON "about_differentiators" USING btree ("_parent_id");
  CREATE INDEX "about_publisher_policy_items_order_idx" ON "about_publisher_policy_items" USING btree ("_order");
  CREATE INDEX "about_publisher_policy_items_parent_id_idx" ON "about_publisher_policy_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_service_area_order_idx" ON "_about_v_version_service_area" USING btree ("_order");
  CREATE INDEX "_about_v_version_service_area_parent_id_idx" ON "_about_v_version_service_area" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_differentiators_order_idx" ON "_about_v_version_differentiators" USING btree ("_order");
  CREATE INDEX "_about_v_version_differentiators_parent_id_idx" ON "_about_v_version_differentiators" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_publisher_policy_items_order_idx" ON "_about_v_version_publisher_policy_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_publisher_policy_items_parent_id_idx" ON "_about_v_version_publisher_policy_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "how_to_use_features_order_idx" ON "how_to_use_features" USING btree ("_order");
  CREATE INDEX "how_to_use_features_parent_id_idx" ON "how_to_use_features" USING btree ("_parent_id");
  CREATE INDEX "how_to_use_quick_start_order_idx" ON "how_to_use_quick_start" USING btree ("_order");
  CREATE INDEX "how_to_use_quick_start_parent_id_idx" ON "how_to_use_quick_start" USING btree ("_parent_id");
  CREATE INDEX "how_to_use_service_area_order_idx" ON "how_to_use_service_area" USING btree ("_order");
  CREATE INDEX "how_to_use_service_area_parent_id_idx" ON "how_to_use_service_area" USING btree ("_parent_id");
  CREATE INDEX "how_to_use_texts_order_parent" ON "how_to_use_texts" USING btree ("order","parent_id");
  CREATE INDEX "_how_to_use_v_version_features_order_idx" ON "_how_to_use_v_version_features" USING btree ("_order");
  CREATE INDEX "_how_to_use_v_version_features_parent_id_idx" ON "_how_to_use_v_version_features" USING btree ("_parent_id");
  CREATE INDEX "_how_to_use_v_version_quick_start_order_idx" ON "_how_to_use_v_version_quick_start" USING btree ("_order");
  CREATE INDEX "_how_to_use_v_version_quick_start_parent_id_idx" ON "_how_to_use_v_version_quick_start" USING btree ("_parent_id");
  CREATE INDEX "_how_to_use_v_version_service_area_order_idx" ON "_how_to_use_v_version_service_area" USING btree ("_order");
  CREATE INDEX "_how_to_use_v_version_service_area_parent_id_idx" ON "_how_to_use_v_version_service_area" USING btree ("_parent_id");
  CREATE INDEX "_how_to_use_v_created_at_idx" ON "_how_to_use_v" USING btree ("created_at");
  CREATE INDEX "_how_to_use_v_updated_at_idx" ON "_how_to_use_v" USING btree ("updated_at");
  CREATE INDEX "_how_to_use_v_texts_order_parent" ON "_how_to_use_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "moving_checklist_groups_order_idx" ON "moving_checklist_groups" USING btree ("_order");
  CREATE INDEX "moving_checklist_groups_parent_id_idx" ON "moving_checklist_groups" USING btree ("_parent_id");
  CREATE INDEX "moving_checklist_texts_order_parent" ON "moving_checklist_texts" USING btree ("order","parent_id");
  CREATE INDEX "_moving_checklist_v_version_groups_order_idx" ON "_moving_checklist_v_version_groups" USING btree ("_order");
  CREATE INDEX "_moving_checklist_v_version_groups_parent_id_idx" ON "_moving_checklist_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_moving_checklist_v_created_at_idx" ON "_moving_checklist_v" USING btree ("created_at");
  CREATE INDEX "_moving_checklist_v_updated_at_idx" ON "_moving_checklist_v" USING btree ("updated_at");
  CREATE INDEX "_moving_checklist_v_texts_order_parent" ON "_moving_checklist_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "housing_guides_facts_order_idx" ON "housing_guides_facts" USING btree ("_order");
  CREATE INDEX "housing_guides_facts_parent_id_idx" ON "housing_guides_facts" USING btree ("_parent_id");
  CREATE INDEX "housing_guides_logo_idx" ON "housing_guides" USING btree ("logo_id");
  CREATE INDEX "_housing_guides_v_version_facts_order_idx" ON "_housing_guides_v_version_facts" USING btree ("_order");
  CREATE INDEX "_housing_guides_v_version_facts_parent_id_idx" ON "_housing_guides_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_housing_guides_v_version_version_logo_idx" ON "_housing_guides_v" USING btree ("version_logo_id");
  CREATE INDEX "_housing_guides_v_created_at_idx" ON "_housing_guides_v" USING btree ("created_at");
  CREATE INDEX "_housing_guides_v_updated_at_idx" ON "_housing_guides_v" USING btree ("updated_at");
  CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "communities_amenities" CASCADE;
  DROP TABLE "communities_home_types" CASCADE;
  DROP TABLE "communities_schools_elementary" CASCADE;
  DROP TABLE "communities_schools_middle" CASCADE;
  DROP TABLE "communities_schools_high" CASCADE;
  DROP TABLE "communities_schools_private" CASCADE;
  DROP TABLE "communities" CASCADE;
  DROP TABLE "communities_rels" CASCADE;
  DROP TABLE "_communities_v_version_amenities" CASCADE;
  DROP TABLE "_communities_v_version_home_types" CASCADE;
  DROP TABLE "_communities_v_version_schools_elementary" CASCADE;
  DROP TABLE "_communities_v_version_schools_middle" CASCADE;
  DROP TABLE "_communities_v_version_schools_high" CASCADE;
  DROP TABLE "_communities_v_version_schools_private" CASCADE;
  DROP TABLE "_communities_v" CASCADE;
  DROP TABLE "_communities_v_rels" CASCADE;
  DROP TABLE "builders" CASCADE;
  DROP TABLE "_builders_v" CASCADE;
  DROP TABLE "blog_posts" CASCADE;
  DROP TABLE "blog_posts_texts" CASCADE;
  DROP TABLE "_blog_posts_v" CASCADE;
  DROP TABLE "_blog_posts_v_texts" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "resources" CASCADE;
  DROP TABLE "_resources_v" CASCADE;
  DROP TABLE "helpful_articles" CASCADE;
  DROP TABLE "_helpful_articles_v" CASCADE;
  DROP TABLE "helpful_links" CASCADE;
  DROP TABLE "school_districts" CASCADE;
  DROP TABLE "school_districts_texts" CASCADE;
  DROP TABLE "private_schools" CASCADE;
  DROP TABLE "realtors" CASCADE;
  DROP TABLE "realtors_texts" CASCADE;
  DROP TABLE "service_providers" CASCADE;
  DROP TABLE "service_providers_texts" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  DROP TABLE "newsletter_subscriptions_texts" CASCADE;
  DROP TABLE "ads" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "audit_entries_texts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "navigation_main_links" CASCADE;
  DROP TABLE "navigation_resources_links" CASCADE;
  DROP TABLE "navigation_social_links" CASCADE;
  DROP TABLE "navigation_columns_links" CASCADE;
  DROP TABLE "navigation_columns" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_texts" CASCADE;
  DROP TABLE "_navigation_v_version_main_links" CASCADE;
  DROP TABLE "_navigation_v_version_resources_links" CASCADE;
  DROP TABLE "_navigation_v_version_social_links" CASCADE;
  DROP TABLE "_navigation_v_version_columns_links" CASCADE;
  DROP TABLE "_navigation_v_version_columns" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_texts" CASCADE;
  DROP TABLE "home_hero_slides" CASCADE;
  DROP TABLE "home_resource_cards" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_hero_slides" CASCADE;
  DROP TABLE "_home_v_version_resource_cards" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "about_service_area" CASCADE;
  DROP TABLE "about_differentiators" CASCADE;
  DROP TABLE "about_publisher_policy_items" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_service_area" CASCADE;
  DROP TABLE "_about_v_version_differentiators" CASCADE;
  DROP TABLE "_about_v_version_publisher_policy_items" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "how_to_use_features" CASCADE;
  DROP TABLE "how_to_use_quick_start" CASCADE;
  DROP TABLE "how_to_use_service_area" CASCADE;
  DROP TABLE "how_to_use" CASCADE;
  DROP TABLE "how_to_use_texts" CASCADE;
  DROP TABLE "_how_to_use_v_version_features" CASCADE;
  DROP TABLE "_how_to_use_v_version_quick_start" CASCADE;
  DROP TABLE "_how_to_use_v_version_service_area" CASCADE;
  DROP TABLE "_how_to_use_v" CASCADE;
  DROP TABLE "_how_to_use_v_texts" CASCADE;
  DROP TABLE "moving_checklist_groups" CASCADE;
  DROP TABLE "moving_checklist" CASCADE;
  DROP TABLE "moving_checklist_texts" CASCADE;
  DROP TABLE "_moving_checklist_v_version_groups" CASCADE;
  DROP TABLE "_moving_checklist_v" CASCADE;
  DROP TABLE "_moving_checklist_v_texts" CASCADE;
  DROP TABLE "housing_guides_facts" CASCADE;
  DROP TABLE "housing_guides" CASCADE;
  DROP TABLE "_housing_guides_v_version_facts" CASCADE;
  DROP TABLE "_housing_guides_v" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TYPE "public"."enum_communities_amenities";
  DROP TYPE "public"."enum_communities_home_types";
  DROP TYPE "public"."enum_communities_county";
  DROP TYPE "public"."enum_community_availability";
  DROP TYPE "public"."enum_communities_status";
  DROP TYPE "public"."enum__communities_v_version_amenities";
  DROP TYPE "public"."enum__communities_v_version_home_types";
  DROP TYPE "public"."enum__communities_v_version_county";
  DROP TYPE "public"."enum__communities_v_version_status";
  DROP TYPE "public"."enum_builders_tier";
  DROP TYPE "public"."enum_builders_status";
  DROP TYPE "public"."enum__builders_v_version_tier";
  DROP TYPE "public"."enum__builders_v_version_status";
  DROP TYPE "public"."enum_blog_posts_category";
  DROP TYPE "public"."enum_blog_posts_status";
  DROP TYPE "public"."enum__blog_posts_v_version_category";
  DROP TYPE "public"."enum__blog_posts_v_version_status";
  DROP TYPE "public"."enum_events_event_type";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_event_type";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_resources_category";
  DROP TYPE "public"."enum_resources_type";
  DROP TYPE "public"."enum_resources_status";
  DROP TYPE "public"."enum__resources_v_version_category";
  DROP TYPE "public"."enum__resources_v_version_type";
  DROP TYPE "public"."enum__resources_v_version_status";
  DROP TYPE "public"."enum_helpful_articles_category";
  DROP TYPE "public"."enum_helpful_articles_status";
  DROP TYPE "public"."enum__helpful_articles_v_version_category";
  DROP TYPE "public"."enum__helpful_articles_v_version_status";
  DROP TYPE "public"."enum_helpful_links_category";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_source";
  DROP TYPE "public"."enum_leads_interest";
  DROP TYPE "public"."enum_leads_quarantine_reason";
  DROP TYPE "public"."enum_newsletter_subscriptions_interest";
  DROP TYPE "public"."enum_newsletter_subscriptions_status";
  DROP TYPE "public"."enum_newsletter_subscriptions_quarantine_reason";
  DROP TYPE "public"."enum_ads_slot";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_redirects_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
