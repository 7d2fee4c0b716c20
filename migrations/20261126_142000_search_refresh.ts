import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The function of 20261121_183202_search, with the condition for the rows of documents that are gone. */
const refreshSearch = (isGone: ReturnType<typeof sql>) => sql`
    create or replace function refresh_search(of_kind text, ids integer[]) returns void
    language plpgsql set plan_cache_mode = force_generic_plan as $$
      begin
      if cardinality(ids) > 100 then
        perform set_config('plan_cache_mode', 'force_custom_plan', true);
      end if;
      delete from search_documents d where d.kind = of_kind and d.document_id = any (ids)
        and ${isGone};
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
  `

/**
 * `refresh_search` joined the rows to delete with `searchable`. When the statistics of the planner
 * promised one row of a kind, it read all documents again for each row: minutes for the amenities of
 * 3,000 communities. A list of the documents is read once with every plan. Written by hand, like the
 * search table.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    refreshSearch(sql`d.document_id not in (
          select s.document_id from searchable s
          where s.kind = of_kind and s.document_id = any (ids))`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    refreshSearch(sql`not exists (
          select from searchable s where s.kind = of_kind and s.document_id = d.document_id)`),
  )
}
