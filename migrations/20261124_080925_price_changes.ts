import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The fields whose published values are recorded. */
const prices = [
  { table: 'communities', owner: 'community_id', field: 'startPrice', column: 'start_price' },
  { table: 'communities', owner: 'community_id', field: 'endPrice', column: 'end_price' },
  { table: 'floor_plans', owner: 'plan_id', field: 'basePrice', column: 'base_price' },
  { table: 'homes', owner: 'home_id', field: 'price', column: 'price' },
]

/**
 * Triggers record every change of a published price in its transaction, whichever statement makes
 * it (docs/decisions/archive/0153-price-history-by-triggers.md). Of several changes on a day the
 * last one counts, and one that returns to the price of the day before leaves nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "price_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"community_id" integer,
  	"plan_id" integer,
  	"home_id" integer,
  	"field" varchar(20) NOT NULL,
  	"day" date NOT NULL,
  	"price" integer,
  	"source" varchar(20) NOT NULL
  );
  
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_plan_id_floor_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_home_id_homes_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."homes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "price_changes_community_idx" ON "price_changes" USING btree ("community_id","field","day");
  CREATE UNIQUE INDEX "price_changes_plan_idx" ON "price_changes" USING btree ("plan_id","field","day");
  CREATE UNIQUE INDEX "price_changes_home_idx" ON "price_changes" USING btree ("home_id","field","day");
  CREATE INDEX "price_changes_day_idx" ON "price_changes" USING btree ("day");`)
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
      execute function record_price_change('${owner}', '${field}', '${column}');
    -- A row was last written when it had this price, or later.
    insert into price_changes (${owner}, field, day, price, source)
      select id, '${field}', (updated_at at time zone 'America/Chicago')::date, round(${column}),
        'import' from ${table} where _status = 'published'`),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { table, column } of prices) {
    await db.execute(sql.raw(`drop trigger record_first_${column} on ${table}`))
    await db.execute(sql.raw(`drop trigger record_${column} on ${table}`))
  }
  await db.execute(sql`drop function record_price_change()`)
  await db.execute(sql`
   DROP TABLE "price_changes" CASCADE;`)
}
