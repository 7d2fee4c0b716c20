import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { SEARCH_GROUP, SEARCH_PAGE, type SearchQuestion } from '@/domain/search/search'
import { item } from './item'

/** The weights of a match in the text, the facts, the names and the title. */
const weights = sql`'{0.05, 0.15, 0.5, 1}'`

const notOver = sql`(d.until is null or d.until >= now())`

/** The parsed search. `loose` matches any of the words instead of all. */
const parsedSearch = (text: string): SQL => sql`
  select folded, regexp_replace(folded, '([\\\\%_])', '\\\\\\1', 'g') as escaped, query,
    case when strpos(query::text, '!') = 0
      then replace(query::text, ' & ', ' | ')::tsquery end as loose
  from (select lower(unaccent(${text})) as folded,
    websearch_to_tsquery('english', unaccent(${text})) as query) plain`

/**
 * Exact matches: ranked by whether the title equals the search, starts with it or contains it, then
 * by word weights.
 */
const exact = sql`
  select d.kind, d.document_id, d.title, d.until, 'exact' as nearness,
    case when d.folded_title = parsed.folded then 0
      when d.folded_title like parsed.escaped || '%' then 1
      when d.folded_title like '%' || parsed.escaped || '%' then 2
      else 3 end as level,
    ts_rank(${weights}, d.words, parsed.query) as rank
  from parsed, search_documents d
  where (d.words @@ parsed.query or d.folded_names like '%' || parsed.escaped || '%') and ${notOver}`

/** Titles with a similar spelling, only when there are no exact matches. */
const alike = sql`
  select kind, document_id, title, until, 'alike' as nearness, 0 as level, likeness as rank
  from search_alike((select folded from parsed)) where not exists (select from exact)`

/** Documents with some of the words, only when there are neither exact nor similar matches. */
const partly = sql`
  select d.kind, d.document_id, d.title, d.until, 'some' as nearness, 0 as level,
    ts_rank(${weights}, d.words, parsed.loose) as rank
  from parsed, search_documents d
  where not exists (select from exact) and not exists (select from alike)
    and d.words @@ parsed.loose and ${notOver}`

/** Best matches first, events by time, then by title, so that the order is deterministic. */
const order = (row: SQL): SQL => sql`${row}.level, ${row}.until, ${row}.rank desc,
  ${row}.title collate "C", ${row}.kind, ${row}.document_id`

/**
 * The complete search in one statement: groups with totals, and the best results of each. `text`
 * must not be empty and must not contain characters that PostgreSQL cannot store
 * (src/domain/search/search.ts).
 */
export function searchStatement({ text, section, page }: SearchQuestion): SQL {
  const limit = section
    ? sql`case when groups.section = ${section} then ${SEARCH_PAGE}::int else 0 end`
    : sql`${SEARCH_GROUP}::int`
  return sql`
    with parsed as materialized (${parsedSearch(text)}), exact as materialized (${exact}),
    alike as materialized (${alike}), partly as materialized (${partly}),
    found as materialized (
      select everything.*, case kind
        when 'community' then 'communities' when 'builder' then 'builders'
        when 'plan' then 'plans' when 'home' then 'homes'
        when 'resource' then 'resources' when 'event' then 'events' else 'articles' end as section
      from (select * from exact union all select * from alike union all select * from partly)
        as everything
    ),
    groups as (
      select section, count(*)::int as total, min(nearness) as nearness from found group by section
    )
    select groups.*, (
      select json_agg(${item} order by ${order(sql`best`)})
      from (select * from found where found.section = groups.section order by ${order(sql`found`)}
        limit ${limit} offset ${(page - 1) * SEARCH_PAGE}::int) best
      join search_documents d using (kind, document_id), parsed) as items,
      (select tsvector_to_array(to_tsvector('english', folded)) from parsed) as stems
    from groups`
}
