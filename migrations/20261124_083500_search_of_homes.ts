import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The search of the site also finds plans and homes for sale. Written by hand, like the search table:
 * Payload's schema does not contain these objects.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter view searchable rename to searchable_pages;

    create view searchable (kind, document_id, title, names, facts, body, until) as
      select * from searchable_pages
      union all
      select 'plan', p.id, p.name, concat_ws(' ', c.name, b.name),
        concat_ws(' ', p.plan_number, c.city, c.county, c.school_district,
          replace(p.home_type, '-', ' ')),
        coalesce(p.description, ''), null::timestamptz
      from floor_plans p
        join communities c on c.id = p.community_id and c._status = 'published'
        left join builders b on b.id = p.builder_id and b._status = 'published'
      where p._status = 'published'
      union all
      select 'home', h.id, h.address, concat_ws(' ', c.name, p.name, b.name),
        concat_ws(' ', h.lot, h.builder_number, c.city, c.county, c.school_district), '', null
      from homes h
        join communities c on c.id = h.community_id and c._status = 'published'
        left join floor_plans p on p.id = h.plan_id and p._status = 'published'
        left join builders b on b.id = h.builder_id and b._status = 'published'
      where h._status = 'published' and h.status <> 'sold';

    -- Plans and homes carry names of others. Most updates of those change none of what they carry.
    create function refresh_search_of_homes() returns trigger language plpgsql as $$
      declare ids integer[];
      begin
        if tg_table_name = 'communities' then
          ids := array(select n.id from changed n join before o using (id)
            where (n.name, n.city, n.county, n.school_district, n._status) is distinct from
              (o.name, o.city, o.county, o.school_district, o._status));
          if cardinality(ids) > 0 then
            perform refresh_search('plan', array(
              select p.id from floor_plans p where p.community_id = any (ids)));
            perform refresh_search('home', array(
              select h.id from homes h where h.community_id = any (ids)));
          end if;
        elsif tg_table_name = 'builders' then
          ids := array(select n.id from changed n join before o using (id)
            where (n.name, n._status) is distinct from (o.name, o._status));
          if cardinality(ids) > 0 then
            perform refresh_search('plan', array(
              select p.id from floor_plans p where p.builder_id = any (ids)));
            perform refresh_search('home', array(
              select h.id from homes h where h.builder_id = any (ids)));
          end if;
        else
          ids := array(select n.id from changed n join before o using (id)
            where (n.name, n._status) is distinct from (o.name, o._status));
          if cardinality(ids) > 0 then
            perform refresh_search('home', array(
              select h.id from homes h where h.plan_id = any (ids)));
          end if;
        end if;
        return null;
      end $$;
  `)
  await db.execute(sql`
    do $$
    declare source record; change text;
    begin
      for source in select * from (values ('floor_plans', 'plan'), ('homes', 'home'))
        as sources (relation, kind)
      loop
        foreach change in array array['insert', 'update', 'delete'] loop
          execute format('create trigger search_after_%1$s after %1$s on %2$I
            referencing %3$s table as changed for each statement
            execute function refresh_search_of_changed(%4$L, ''id'')', change, source.relation,
            case change when 'delete' then 'old' else 'new' end, source.kind);
        end loop;
      end loop;
      foreach change in array array['communities', 'builders', 'floor_plans'] loop
        execute format('create trigger search_homes_after_update after update on %I
          referencing new table as changed old table as before for each statement
          execute function refresh_search_of_homes()', change);
      end loop;
    end $$;

    select refresh_search('plan', array(select id from floor_plans));
    select refresh_search('home', array(select id from homes));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function refresh_search_of_homes() cascade;
    drop trigger search_after_insert on floor_plans;
    drop trigger search_after_update on floor_plans;
    drop trigger search_after_delete on floor_plans;
    drop trigger search_after_insert on homes;
    drop trigger search_after_update on homes;
    drop trigger search_after_delete on homes;
    delete from search_documents where kind in ('plan', 'home');
    drop view searchable;
    alter view searchable_pages rename to searchable;
  `)
}
