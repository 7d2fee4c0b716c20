import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the site's search looks through (docs/decisions/0021-search.md): one row for each published
 * document, kept by triggers in the transaction that changes it. Written by hand: Payload's schema
 * does not know these, so that no generated migration ever drops them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;

    create table search_documents (
      kind text not null,
      document_id integer not null,
      title text not null,
      -- In lower case and without accents: the title, and the names that people know it by.
      folded_title text not null,
      folded_names text not null,
      body text not null,
      words tsvector not null,
      -- An event is found until it is over.
      until timestamptz,
      primary key (kind, document_id)
    );
    create index search_documents_words_idx on search_documents using gin (words);
    create index search_documents_names_idx on search_documents using gin (folded_names gin_trgm_ops);
  `)
  await db.execute(sql`
    create function text_of_rich_text(content jsonb) returns text language sql immutable as $$
      select coalesce(string_agg(word #>> '{}', ' '), '')
      from jsonb_path_query(content, 'strict $.** ? (@.type == "text").text') word
    $$;

    -- Names weigh most after the title, then what a document says of itself, then its text.
    create view searchable (kind, document_id, title, names, facts, body, until) as
      select 'community', c.id, c.name,
        concat_ws(' ', c.city, (
          select string_agg(b.name, ' ' order by r."order")
          from communities_rels r join builders b on b.id = r.builders_id
          where r.parent_id = c.id and r.path = 'builders' and b._status = 'published')),
        concat_ws(' ', c.location, c.county, c.school_district,
          (select string_agg(replace(a.value::text, '-', ' '), ' ')
            from communities_amenities a where a.parent_id = c.id),
          (select string_agg(replace(h.value::text, '-', ' '), ' ')
            from communities_home_types h where h.parent_id = c.id)),
        coalesce(c.description, ''), null::timestamptz
      from communities c where c._status = 'published'
      union all
      select 'builder', b.id, b.name, '', concat_ws(' ', b.tier, b.address),
        coalesce(b.description, ''), null
      from builders b where b._status = 'published'
      union all
      select 'article', p.id, p.title, '',
        concat_ws(' ', replace(p.category::text, '-', ' '), (
          select string_agg(t.text, ' ') from blog_posts_texts t
          where t.parent_id = p.id and t.path = 'tags')),
        concat_ws(' ', p.excerpt, text_of_rich_text(p.content)), null
      from blog_posts p where p._status = 'published'
      union all
      select 'helpful-article', h.id, h.title, '', replace(h.category::text, '-', ' '),
        concat_ws(' ', h.excerpt, text_of_rich_text(h.content)), null
      from helpful_articles h where h._status = 'published'
      union all
      select 'resource', r.id, r.title, '',
        concat_ws(' ', replace(r.category::text, '-', ' '), r.type),
        concat_ws(' ', r.description, text_of_rich_text(r.content)), null
      from resources r where r._status = 'published'
      union all
      select 'event', e.id, e.title,
        concat_ws(' ', coalesce(e.community_name, c.name), coalesce(e.builder_name, b.name)),
        concat_ws(' ', replace(e.event_type::text, '-', ' '), e.location, e.address),
        coalesce(e.description, ''), coalesce(e.end_date, e.event_date)
      from events e
        left join communities c on c.id = e.community_id and c._status = 'published'
        left join builders b on b.id = e.builder_id and b._status = 'published'
      where e._status = 'published';

    -- Planned once for each connection, which takes longer than to run it, but anew for many rows.
    create function refresh_search(of_kind text, ids integer[]) returns void
    language plpgsql set plan_cache_mode = force_generic_plan as $$
      begin
      if cardinality(ids) > 100 then
        perform set_config('plan_cache_mode', 'force_custom_plan', true);
      end if;
      delete from search_documents d where d.kind = of_kind and d.document_id = any (ids)
        and not exists (
          select from searchable s where s.kind = of_kind and s.document_id = d.document_id);
      insert into search_documents as d
      select s.kind, s.document_id, s.title, lower(unaccent(s.title)),
        lower(unaccent(concat_ws(' ', s.title, s.names))), s.body,
        setweight(to_tsvector('english', unaccent(s.title)), 'A')
          || setweight(to_tsvector('english', unaccent(s.names)), 'B')
          || setweight(to_tsvector('english', unaccent(s.facts)), 'C')
          || setweight(to_tsvector('english', unaccent(s.body)), 'D'),
        s.until
      from searchable s where s.kind = of_kind and s.document_id = any (ids)
      order by s.document_id
      on conflict (kind, document_id) do update set title = excluded.title,
        folded_title = excluded.folded_title, folded_names = excluded.folded_names,
        body = excluded.body, words = excluded.words, until = excluded.until
      where (d.title, d.folded_names, d.body, d.words, d.until) is distinct from
        (excluded.title, excluded.folded_names, excluded.body, excluded.words, excluded.until);
      end
    $$;

    -- Arguments: the kind of document, and the column of the changed rows that names it.
    create function refresh_search_of_changed() returns trigger language plpgsql as $$
      declare ids integer[];
      begin
        execute format('select array_agg(distinct %I) from changed', tg_argv[1]) into ids;
        if ids is not null then
          perform refresh_search(tg_argv[0], ids);
        end if;
        return null;
      end $$;

    -- Communities and events carry the names of builders, events those of communities.
    create function refresh_search_of_bearers() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'builders' then
          perform refresh_search('community', array(select r.parent_id from communities_rels r
            where r.builders_id in (select id from changed)));
          perform refresh_search('event', array(select e.id from events e
            where e.builder_id in (select id from changed)));
        else
          perform refresh_search('event', array(select e.id from events e
            where e.community_id in (select id from changed)));
        end if;
        return null;
      end $$;
  `)
  await db.execute(sql`
    do $$
    declare source record; change text;
    begin
      for source in select * from (values
        ('communities', 'community', 'id'), ('communities_rels', 'community', 'parent_id'),
        ('communities_amenities', 'community', 'parent_id'),
        ('communities_home_types', 'community', 'parent_id'),
        ('builders', 'builder', 'id'), ('blog_posts', 'article', 'id'),
        ('blog_posts_texts', 'article', 'parent_id'),
        ('helpful_articles', 'helpful-article', 'id'), ('resources', 'resource', 'id'),
        ('events', 'event', 'id')) as sources (relation, kind, id_column)
      loop
        foreach change in array array['insert', 'update', 'delete'] loop
          execute format('create trigger search_after_%1$s after %1$s on %2$I
            referencing %3$s table as changed for each statement
            execute function refresh_search_of_changed(%4$L, %5$L)', change, source.relation,
            case change when 'delete' then 'old' else 'new' end, source.kind, source.id_column);
        end loop;
      end loop;
    end $$;

    create trigger search_bearers_after_update after update on builders
      referencing new table as changed for each statement
      execute function refresh_search_of_bearers();
    create trigger search_bearers_after_update after update on communities
      referencing new table as changed for each statement
      execute function refresh_search_of_bearers();

    -- The threshold of the operator is a setting; half the letters right is near enough.
    create function search_alike(asked text)
    returns table (kind text, document_id integer, title text, until timestamptz, likeness real)
    language sql stable rows 20 set pg_trgm.word_similarity_threshold = 0.45 as $$
      select d.kind, d.document_id, d.title, d.until, word_similarity(asked, d.folded_names)
      from search_documents d
      where asked <% d.folded_names and (d.until is null or d.until >= now())
    $$;

    select refresh_search('community', array(select id from communities));
    select refresh_search('builder', array(select id from builders));
    select refresh_search('article', array(select id from blog_posts));
    select refresh_search('helpful-article', array(select id from helpful_articles));
    select refresh_search('resource', array(select id from resources));
    select refresh_search('event', array(select id from events));
  `)
}

/** The extensions stay: others may use them by now. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop view searchable cascade;
    drop table search_documents cascade;
    drop function refresh_search_of_changed() cascade;
    drop function refresh_search_of_bearers() cascade;
    drop function refresh_search(text, integer[]);
    drop function search_alike(text);
    drop function text_of_rich_text(jsonb);
  `)
}
