import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The homes for sale of each community as one text, from which they are counted
 * (docs/decisions/archive/0147-homes-counted-from-columns.md). Written by hand: Payload's schema
 * does not contain these objects.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table home_columns (
      community_id integer primary key,
      -- 56 characters for each home; src/domain/homes/home-columns.ts reads them.
      homes text not null default '',
      -- The home types to which the homes refer by their number.
      home_types text[] not null default '{}'
    );

    -- The row is written first and thereby locked. The homes are read in a later statement, so that
    -- those of a concurrent transaction are committed by then.
    create function refresh_home_columns(ids integer[]) returns void language plpgsql as $$
      begin
        insert into home_columns (community_id)
        select distinct id from unnest(ids) id where id is not null order by id
        on conflict (community_id) do update set community_id = excluded.community_id;

        update home_columns k set home_types = array(
          select distinct p.home_type from homes h
          join floor_plans p on p.id = h.plan_id and p._status = 'published'
          where h.community_id = k.community_id and p.home_type is not null order by 1)
        where k.community_id = any (ids);

        update home_columns k set homes = coalesce((
          select string_agg(
            lpad(h.id::text, 10)
              || lpad(coalesce(h.builder_id::text, ''), 8)
              || lpad(coalesce(round(h.price * 100)::text, ''), 11)
              || lpad(coalesce(trunc(h.square_feet)::text, ''), 6)
              || lpad(coalesce(trunc(h.beds)::text, ''), 2)
              || lpad(coalesce(trunc(h.baths)::text, ''), 2)
              || lpad(coalesce(trunc(p.stories)::text, ''), 2)
              || lpad(coalesce(trunc(p.garage)::text, ''), 2)
              || lpad(coalesce(array_position(k.home_types, p.home_type::text)::text, ''), 2)
              || case h.stage when 'to-be-built' then '0' when 'under-construction' then '1'
                else '2' end
              || coalesce(to_char(h.move_in at time zone 'America/Chicago', 'YYYY-MM-DD'),
                repeat(' ', 10)),
            '' order by h.id)
          from homes h left join floor_plans p on p.id = h.plan_id and p._status = 'published'
          where h.community_id = k.community_id and h._status = 'published'
            and h.status <> 'sold'), '')
        where k.community_id = any (ids);
      end $$;

    create function refresh_home_columns_of_homes() returns trigger language plpgsql as $$
      declare ids integer[];
      begin
        if tg_op = 'UPDATE' then
          ids := array(select community_id from changed union select community_id from before);
        else
          ids := array(select distinct community_id from changed);
        end if;
        perform refresh_home_columns(ids);
        return null;
      end $$;
    create trigger home_columns_after_insert after insert on homes
      referencing new table as changed for each statement
      execute function refresh_home_columns_of_homes();
    create trigger home_columns_after_update after update on homes
      referencing new table as changed old table as before for each statement
      execute function refresh_home_columns_of_homes();
    create trigger home_columns_after_delete after delete on homes
      referencing old table as changed for each statement
      execute function refresh_home_columns_of_homes();

    create function refresh_home_columns_of_plans() returns trigger language plpgsql as $$
      declare ids integer[];
      begin
        ids := array(select distinct h.community_id from changed n join before o using (id)
          join homes h on h.plan_id = n.id
          where (n.stories, n.garage, n.home_type, n._status) is distinct from
            (o.stories, o.garage, o.home_type, o._status));
        if cardinality(ids) > 0 then
          perform refresh_home_columns(ids);
        end if;
        return null;
      end $$;
    create trigger home_columns_after_update after update on floor_plans
      referencing new table as changed old table as before for each statement
      execute function refresh_home_columns_of_plans();

    select refresh_home_columns(array(select distinct community_id from homes));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function refresh_home_columns_of_homes() cascade;
    drop function refresh_home_columns_of_plans() cascade;
    drop function refresh_home_columns(integer[]);
    drop table home_columns;
  `)
}
