import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const tables = ['communities', 'floor_plans', 'homes', 'builders', 'events'] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alerts_changes" AS ENUM('price-down', 'new-home', 'ready', 'incentive', 'sold', 'verified', 'event');
  CREATE TYPE "public"."enum_alerts_target" AS ENUM('communities', 'floor-plans', 'homes', 'builders', 'search');
  CREATE TYPE "public"."enum_alerts_frequency" AS ENUM('instantly', 'daily', 'weekly');
  CREATE TYPE "public"."enum_alerts_status" AS ENUM('pending', 'active', 'stopped');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'alert' BEFORE 'review-notice';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'alert-confirm' BEFORE 'review-notice';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'alerts' BEFORE 'deliveries';
  CREATE TABLE "alerts_changes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_alerts_changes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"search" varchar,
  	"target" "enum_alerts_target" NOT NULL,
  	"frequency" "enum_alerts_frequency" NOT NULL,
  	"status" "enum_alerts_status" NOT NULL,
  	"paused_until" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"document_id" numeric,
  	"since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "listing_events" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	"subject" varchar(20) NOT NULL,
  	"facet" varchar(80) NOT NULL,
  	"community_id" integer,
  	"plan_id" integer,
  	"home_id" integer,
  	"builder_id" integer,
  	"event_id" integer,
  	"name" varchar(300),
  	"old" varchar(300),
  	"new" varchar(300)
  );
  
  CREATE TABLE "alert_cursors" (
  	"frequency" varchar(20) PRIMARY KEY NOT NULL,
  	"event_id" bigint NOT NULL,
  	"ran_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "alert_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar(320) NOT NULL,
  	"alerts" jsonb NOT NULL,
  	"changes" jsonb NOT NULL,
  	"total" integer NOT NULL
  );
  
  ALTER TABLE "alerts_changes" ADD CONSTRAINT "alerts_changes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "alerts_changes_order_idx" ON "alerts_changes" USING btree ("order");
  CREATE INDEX "alerts_changes_parent_idx" ON "alerts_changes" USING btree ("parent_id");
  CREATE INDEX "alerts_email_idx" ON "alerts" USING btree ("email");
  CREATE INDEX "alerts_frequency_idx" ON "alerts" USING btree ("frequency");
  CREATE INDEX "alerts_status_idx" ON "alerts" USING btree ("status");
  CREATE INDEX "alerts_document_id_idx" ON "alerts" USING btree ("document_id");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
  CREATE INDEX "listing_events_facet_idx" ON "listing_events" USING btree ("facet");
  CREATE INDEX "listing_events_at_idx" ON "listing_events" USING btree ("at");`)
  // What visitors see of a row before and after a change decides what its events are. A value that
  // stays is no event, so a document that is saved without a change has none.
  await db.execute(sql`
    insert into alert_cursors (frequency, event_id, ran_at)
      select unnest(array['instantly', 'daily', 'weekly']), 0, now();
    create function is_row_shown(r jsonb) returns boolean language sql immutable as $$
      select coalesce(r ->> '_status' = 'published' and r ->> 'deleted_at' is null, false)
    $$;
    -- Places are those of the row after the change, or of the row that is deleted.
    create function add_listing_event(
      subject text, facet text, r jsonb, old_value text, new_value text
    ) returns void language plpgsql as $$
    begin
      if old_value is not distinct from new_value then return; end if;
      insert into listing_events
        (at, subject, facet, community_id, plan_id, home_id, builder_id, event_id, name, old, new)
      values (clock_timestamp(), subject, facet,
        (case when subject = 'community' then r ->> 'id' else r ->> 'community_id' end)::int,
        (case when subject = 'plan' then r ->> 'id' else r ->> 'plan_id' end)::int,
        (case when subject = 'home' then r ->> 'id' end)::int,
        (case when subject = 'builder' then r ->> 'id' else r ->> 'builder_id' end)::int,
        (case when subject = 'event' then r ->> 'id' end)::int,
        left(coalesce(r ->> 'name', r ->> 'address', r ->> 'title'), 300),
        left(old_value, 300), left(new_value, 300));
    end $$;
    create function record_listing_events() returns trigger language plpgsql as $$
    declare
      subject text := tg_argv[0];
      price_column text := nullif(tg_argv[1], '');
      before_row jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
      after_row jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
      was_shown boolean := is_row_shown(before_row);
      is_shown boolean := is_row_shown(after_row);
      place jsonb := case when tg_op = 'DELETE' then before_row else after_row end;
      old_status text := case when was_shown then 'published' end;
      new_status text := case when is_shown then 'published' end;
    begin
      if not was_shown and not is_shown then return null; end if;
      if subject = 'home' then
        -- A model home is not for sale.
        old_status := case when was_shown then case when (before_row ->> 'is_model')::boolean
          then 'model' else before_row ->> 'status' end end;
        new_status := case when is_shown then case when (after_row ->> 'is_model')::boolean
          then 'model' else after_row ->> 'status' end end;
      end if;
      perform add_listing_event(subject, 'status', place, old_status, new_status);
      if was_shown and is_shown then
        if price_column is not null then
          perform add_listing_event(subject, 'price', place, before_row ->> price_column,
            after_row ->> price_column);
        end if;
        perform add_listing_event(subject, 'stage', place, before_row ->> 'stage',
          after_row ->> 'stage');
        if (after_row ->> 'verified_at')::timestamptz
          > coalesce((before_row ->> 'verified_at')::timestamptz, '-infinity') then
          perform add_listing_event(subject, 'verified', place, before_row ->> 'verified_at',
            after_row ->> 'verified_at');
        end if;
      end if;
      return null;
    end $$;
    -- Saving a community deletes its incentives and inserts them again, under the same ids. What stays
    -- the same is then no change, because the first value equals the last one.
    create function record_incentive_events() returns trigger language plpgsql as $$
    declare
      incentive jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      community jsonb;
    begin
      select to_jsonb(c) into community from communities c
        where c.id = (incentive ->> '_parent_id')::int;
      if not is_row_shown(community) then return null; end if;
      perform add_listing_event('community', 'incentive:' || (incentive ->> 'id'), community,
        case when tg_op <> 'INSERT' then to_jsonb(old) ->> 'text' end,
        case when tg_op <> 'DELETE' then to_jsonb(new) ->> 'text' end);
      return null;
    end $$;
    create trigger record_incentive_events after insert or update or delete on communities_incentives
      for each row execute function record_incentive_events();
    create trigger record_events after insert or update or delete on communities
      for each row execute function record_listing_events('community', 'start_price');
    create trigger record_events after insert or update or delete on floor_plans
      for each row execute function record_listing_events('plan', 'base_price');
    create trigger record_events after insert or update or delete on homes
      for each row execute function record_listing_events('home', 'price');
    create trigger record_events after insert or update or delete on builders
      for each row execute function record_listing_events('builder', '');
    create trigger record_events after insert or update or delete on events
      for each row execute function record_listing_events('event', '');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`drop trigger record_events on ${table}`))
  await db.execute(sql`
   drop trigger record_incentive_events on communities_incentives;
   drop function record_incentive_events();
   drop function record_listing_events();
   drop function add_listing_event(text, text, jsonb, text, text);
   drop function is_row_shown(jsonb);`)
  await db.execute(sql`
   DROP TABLE "alerts_changes" CASCADE;
  DROP TABLE "alerts" CASCADE;
  DROP TABLE "listing_events" CASCADE;
  DROP TABLE "alert_cursors" CASCADE;
  DROP TABLE "alert_notices" CASCADE;
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('lead-notice', 'lead-copy', 'lead-reply', 'lead-question', 'lead-webhook', 'lead-hand-over', 'newsletter-confirm', 'newsletter-letter', 'review-notice', 'verification-reminder', 'submission-request', 'submission-summary', 'builder-report', 'ad-renewal', 'account-notice', 'mistake-answer');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('communities', 'builders', 'blog-posts', 'events', 'newsletter-issues', 'resources', 'helpful-articles', 'realtors', 'service-providers', 'pages', 'media', 'leads', 'mistake-reports', 'newsletter-subscriptions', 'deliveries', 'ads', 'bookings', 'advertisers');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_alerts_changes";
  DROP TYPE "public"."enum_alerts_target";
  DROP TYPE "public"."enum_alerts_frequency";
  DROP TYPE "public"."enum_alerts_status";`)
}
