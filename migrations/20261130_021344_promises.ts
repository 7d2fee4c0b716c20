import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const prices = [
  { table: 'communities', owner: 'community_id', field: 'startPrice', column: 'start_price' },
  { table: 'communities', owner: 'community_id', field: 'endPrice', column: 'end_price' },
  { table: 'floor_plans', owner: 'plan_id', field: 'basePrice', column: 'base_price' },
  { table: 'homes', owner: 'home_id', field: 'price', column: 'price' },
].map((price) => ({ ...price, type: 'price' }))

const ofHome = { table: 'homes', owner: 'home_id' }

/** The fields whose published values are recorded. */
const facts = [
  ...prices,
  { ...ofHome, field: 'moveIn', column: 'move_in', type: 'day' },
  { ...ofHome, field: 'stage', column: 'stage', type: 'choice' },
  { ...ofHome, field: 'status', column: 'status', type: 'choice' },
]

/** Values are recorded while the listing is published. A home that is withdrawn has no availability. */
const isRecorded = (column: string) =>
  column === 'status'
    ? `(new._status = 'published' or old._status = 'published')`
    : `new._status = 'published'`

/**
 * The history of prices becomes that of all facts that buyers are promised: of homes also the move-in
 * date, the stage and the availability. One function records them all, by the rules of prices: of
 * several changes on a day the last one counts, and one that returns to the value of the day before
 * leaves nothing. Rows of a home name its place, so that a later listing at the address has them too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column } of prices) {
    await db.execute(sql.raw(`drop trigger record_first_${column} on ${table}`))
    await db.execute(sql.raw(`drop trigger record_${column} on ${table}`))
  }
  await db.execute(sql`drop function record_price_change()`)
  await db.execute(sql`
   ALTER TABLE "price_changes" RENAME TO "listing_changes";
  ALTER SEQUENCE "price_changes_id_seq" RENAME TO "listing_changes_id_seq";
  ALTER INDEX "price_changes_pkey" RENAME TO "listing_changes_pkey";
  ALTER TABLE "listing_changes" DROP CONSTRAINT "price_changes_community_id_communities_id_fk";
  
  ALTER TABLE "listing_changes" DROP CONSTRAINT "price_changes_plan_id_floor_plans_id_fk";
  
  ALTER TABLE "listing_changes" DROP CONSTRAINT "price_changes_home_id_homes_id_fk";
  
  DROP INDEX "price_changes_community_idx";
  DROP INDEX "price_changes_plan_idx";
  DROP INDEX "price_changes_home_idx";
  DROP INDEX "price_changes_day_idx";
  ALTER TABLE "listing_changes" ADD COLUMN "place" varchar(200);
  ALTER TABLE "listing_changes" ADD COLUMN "value" varchar(20);
  ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "listing_changes_community_idx" ON "listing_changes" USING btree ("community_id","field","day");
  CREATE UNIQUE INDEX "listing_changes_plan_idx" ON "listing_changes" USING btree ("plan_id","field","day");
  CREATE UNIQUE INDEX "listing_changes_home_idx" ON "listing_changes" USING btree ("home_id","field","day");
  CREATE INDEX "listing_changes_day_idx" ON "listing_changes" USING btree ("day");
  CREATE INDEX "listing_changes_place_idx" ON "listing_changes" USING btree ("place");`)
  await db.execute(sql`
    -- The same house whatever the case and punctuation of its address.
    create function get_home_place(community integer, address text) returns text
      language sql immutable as $$
        select community || '/' || trim(lower(regexp_replace(address, '[^[:alnum:]]+', ' ', 'g')))
      $$;
    create function record_listing_change() returns trigger language plpgsql as $$
    declare
      owner text := tg_argv[0];
      changed_field text := tg_argv[1];
      type text := tg_argv[3];
      shown jsonb := to_jsonb(new);
      published text := case when new._status = 'published' then shown ->> tg_argv[2] end;
      new_price integer := case when type = 'price' then round(published::numeric) end;
      new_value text := case type when 'choice' then published when 'day' then
        to_char(published::timestamptz at time zone 'America/Chicago', 'YYYY-MM-DD') end;
      new_place text := case when owner = 'home_id' then
        get_home_place((shown ->> 'community_id')::integer, shown ->> 'address') end;
      today date := (now() at time zone 'America/Chicago')::date;
      earlier_price integer;
      earlier_value text;
      earlier_day date;
    begin
      execute format('select price, value, day from listing_changes
        where %I = $1 and field = $2 and day < $3 order by day desc limit 1', owner)
        into earlier_price, earlier_value, earlier_day using new.id, changed_field, today;
      if earlier_day is not null and earlier_price is not distinct from new_price
        and earlier_value is not distinct from new_value then
        execute format('delete from listing_changes where %I = $1 and field = $2 and day = $3', owner)
          using new.id, changed_field, today;
      else
        execute format('insert into listing_changes as known
            (%1$I, place, field, day, price, value, source)
          values ($1, $2, $3, $4, $5, $6, $7)
          on conflict (%1$I, field, day) do update
          set price = excluded.price, value = excluded.value, source = excluded.source
          where known.price is distinct from excluded.price
            or known.value is distinct from excluded.value', owner)
          using new.id, new_place, changed_field, today, new_price, new_value,
            coalesce(nullif(current_setting('guide.change_source', true), ''), 'editor');
      end if;
      return null;
    end $$;
    create function move_listing_changes() returns trigger language plpgsql as $$
    begin
      update listing_changes set place = get_home_place(new.community_id, new.address)
        where home_id = new.id;
      return null;
    end $$;
    create trigger move_listing_changes after update on homes for each row
      when (old.community_id is distinct from new.community_id
        or old.address is distinct from new.address)
      execute function move_listing_changes();`)
  for (const { table, owner, field, column, type } of facts) {
    await db.execute(
      sql.raw(`
    create trigger record_first_${column} after insert on ${table} for each row
      when (new._status = 'published')
      execute function record_listing_change('${owner}', '${field}', '${column}', '${type}');
    create trigger record_${column} after update on ${table} for each row
      when (${isRecorded(column)} and (old._status is distinct from new._status
        or old.${column} is distinct from new.${column}))
      execute function record_listing_change('${owner}', '${field}', '${column}', '${type}');`),
    )
  }
  // A published home was listed on the day of its first recorded price. From which day it had its
  // date and stage is not known, so these begin today. The source says that it is not the real start.
  await db.execute(sql`
    update listing_changes x set place = get_home_place(h.community_id, h.address)
      from homes h where h.id = x.home_id;
    with published as (
      select h.*, get_home_place(h.community_id, h.address) as place, today,
        coalesce((select min(day) from listing_changes x where x.home_id = h.id), today) as first_day,
        coalesce((h.sold_at at time zone 'America/Chicago')::date, today) as sold_day
      from homes h, (select (now() at time zone 'America/Chicago')::date as today) t
      where h._status = 'published'
    )
    insert into listing_changes (home_id, place, field, day, value, source)
      select id, place, 'moveIn', today,
        to_char(move_in at time zone 'America/Chicago', 'YYYY-MM-DD'), 'start' from published
      union all select id, place, 'stage', today, stage::text, 'start' from published
      union all select id, place, 'status', first_day, 'available', 'start' from published
        where status = 'available' or (status = 'pending' and first_day < today)
          or (status = 'sold' and first_day < sold_day)
      union all select id, place, 'status', case status when 'sold' then sold_day else today end,
        status::text, 'start' from published where status <> 'available';
    update submission_changes set before = before - 'prices' ||
      jsonb_build_object('dayChanges', coalesce((
        select jsonb_agg(price || '{"value": null}') from jsonb_array_elements(before->'prices') price
      ), '[]')) where before ? 'prices';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, column } of facts) {
    await db.execute(sql.raw(`drop trigger record_first_${column} on ${table}`))
    await db.execute(sql.raw(`drop trigger record_${column} on ${table}`))
  }
  await db.execute(sql`
    drop trigger move_listing_changes on homes;
    drop function move_listing_changes();
    drop function record_listing_change();
    drop function get_home_place(integer, text);
    delete from listing_changes
      where field in ('moveIn', 'stage', 'status') or num_nonnulls(community_id, plan_id, home_id) = 0;
    update submission_changes set before = before - 'dayChanges' ||
      jsonb_build_object('prices', coalesce((
        select jsonb_agg(change - 'value') from jsonb_array_elements(before->'dayChanges') change
          where change->>'field' not in ('moveIn', 'stage', 'status')
      ), '[]')) where before ? 'dayChanges';`)
  await db.execute(sql`
   ALTER TABLE "listing_changes" RENAME TO "price_changes";
  ALTER SEQUENCE "listing_changes_id_seq" RENAME TO "price_changes_id_seq";
  ALTER INDEX "listing_changes_pkey" RENAME TO "price_changes_pkey";
  ALTER TABLE "price_changes" DROP CONSTRAINT "listing_changes_community_id_communities_id_fk";
  
  ALTER TABLE "price_changes" DROP CONSTRAINT "listing_changes_plan_id_floor_plans_id_fk";
  
  ALTER TABLE "price_changes" DROP CONSTRAINT "listing_changes_home_id_homes_id_fk";
  
  DROP INDEX "listing_changes_community_idx";
  DROP INDEX "listing_changes_plan_idx";
  DROP INDEX "listing_changes_home_idx";
  DROP INDEX "listing_changes_day_idx";
  DROP INDEX "listing_changes_place_idx";
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "price_changes_community_idx" ON "price_changes" USING btree ("community_id","field","day");
  CREATE UNIQUE INDEX "price_changes_plan_idx" ON "price_changes" USING btree ("plan_id","field","day");
  CREATE UNIQUE INDEX "price_changes_home_idx" ON "price_changes" USING btree ("home_id","field","day");
  CREATE INDEX "price_changes_day_idx" ON "price_changes" USING btree ("day");
  ALTER TABLE "price_changes" DROP COLUMN "place";
  ALTER TABLE "price_changes" DROP COLUMN "value";`)
  await db.execute(sql`
    create function record_price_change() returns trigger language plpgsql as $$
    declare
      owner text := tg_argv[0];
      price_field text := tg_argv[1];
      asked integer := round((to_jsonb(new) ->> tg_argv[2])::numeric);
      today date := (now() at time zone 'America/Chicago')::date;
      earlier integer;
      earlier_day date;
    begin
      execute format('select price, day from price_changes
        where %I = $1 and field = $2 and day < $3 order by day desc limit 1', owner)
        into earlier, earlier_day using new.id, price_field, today;
      if earlier_day is not null and earlier is not distinct from asked then
        execute format('delete from price_changes where %I = $1 and field = $2 and day = $3', owner)
          using new.id, price_field, today;
      else
        execute format('insert into price_changes as known (%1$I, field, day, price, source)
          values ($1, $2, $3, $4, $5)
          on conflict (%1$I, field, day) do update
          set price = excluded.price, source = excluded.source
          where known.price is distinct from excluded.price', owner)
          using new.id, price_field, today, asked,
            coalesce(nullif(current_setting('guide.price_source', true), ''), 'editor');
      end if;
      return null;
    end $$`)
  for (const { table, owner, field, column } of prices) {
    await db.execute(
      sql.raw(`
    create trigger record_first_${column} after insert on ${table} for each row
      when (new._status = 'published')
      execute function record_price_change('${owner}', '${field}', '${column}');
    create trigger record_${column} after update on ${table} for each row
      when (new._status = 'published' and (old._status is distinct from new._status
        or old.${column} is distinct from new.${column}))
      execute function record_price_change('${owner}', '${field}', '${column}');`),
    )
  }
}
