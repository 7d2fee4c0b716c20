import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { isoDate } from '../iso-date'
import { type Connection, queryRows, runStatement } from '../sql/query'

const knownWord = z.object({
  field: z.string(),
  text: z.string(),
  meaning: z.unknown(),
  by: z.string(),
  at: z.string(),
})

/** The meanings of a builder's words, the latest first. */
export function readKnownWords(connection: Connection, builder: number) {
  return queryRows(
    connection,
    knownWord,
    sql`select field, word as text, meaning, user_name as by,
        ${isoDate(sql`explained_at`)} as at
      from builder_words where builder_id = ${builder} order by explained_at desc, field, key`,
  )
}

interface NewWord {
  readonly field: string
  /** Lower case, with single spaces. */
  readonly key: string
  readonly text: string
  readonly meaning: object
}

/** Stores what words mean over what they meant. */
export async function saveWords(
  connection: Connection,
  { builder, by }: { readonly builder: number; readonly by: string },
  words: readonly NewWord[],
): Promise<void> {
  await runStatement(
    connection,
    sql`insert into builder_words (builder_id, field, key, word, meaning, user_name)
      select ${builder}::int, w.field, w.key, w.text, w.meaning, ${by}
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
        w(field text, key text, text text, meaning jsonb)
      on conflict (builder_id, field, key) do update set meaning = excluded.meaning,
        user_name = excluded.user_name, explained_at = now()`,
  )
}

/** Forgets what words mean. */
export async function forgetWords(
  connection: Connection,
  builder: number,
  words: readonly Pick<NewWord, 'field' | 'key'>[],
): Promise<void> {
  await runStatement(
    connection,
    sql`delete from builder_words b
      using jsonb_to_recordset(${JSON.stringify(words)}::jsonb) w(field text, key text)
      where b.builder_id = ${builder} and b.field = w.field and b.key = w.key`,
  )
}

const foundWord = z.object({
  field: z.string(),
  text: z.string(),
  rows: z.int(),
  place: z.unknown(),
  /** Of a list: the option that it probably means. */
  option: z.nullable(z.string()),
  /** The proposal of the first cell with it. */
  proposal: z.unknown(),
})

/** The words in the values of a submission that were not understood when it was read. */
export function readUnknownWords(connection: Connection, submission: number) {
  return queryRows(
    connection,
    foundWord,
    sql`select v.key as field, (array_agg(w.word->>'text' order by r.place))[1] as text,
        count(distinct r.record)::int as rows,
        (array_agg(r.data->'places'->0 order by r.place))[1] as place,
        (array_agg(w.word->>'option' order by r.place))[1] as option,
        (array_agg(v.value->'proposal' order by r.place))[1] as proposal
      from submission_records r
      cross join lateral jsonb_each(r.data->'values') v
      cross join lateral jsonb_array_elements(v.value->'words') w(word)
      where r.submission_id = ${submission} and r.data is not null
      group by v.key, lower(regexp_replace(w.word->>'text', '\\s+', ' ', 'g'))
      order by 3 desc, 1, 2`,
  )
}

const foundName = z.object({
  field: z.enum(['community.name', 'plan.name']),
  text: z.string(),
  rows: z.int(),
  place: z.unknown(),
  /** The listings that may be meant. */
  candidates: z.array(z.int()),
})

/** The names of communities and plans for which no listing was found, or one by an explained name. */
export function readUnknownNames(
  connection: Connection,
  submission: number,
  known: readonly { readonly field: string; readonly key: string }[],
) {
  return queryRows(
    connection,
    foundName,
    sql`with known as (
        select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) k(field text, key text)
      ), own as (
        select data->>'communityRecord' as record, count(*)::int as rows
        from submission_records
        where submission_id = ${submission} and data->>'communityRecord' is not null group by 1
      ), communities as (
        select r.data->'values'->'community.name'->>'value' as text, r.place,
          coalesce(own.rows, 0) + case when (r.data->>'isReference')::boolean then 0 else 1 end
            as rows,
          r.data->'places'->0 as first,
          coalesce((select jsonb_agg(c->'listing')
            from jsonb_array_elements(r.match->'candidates') c), '[]') as candidates
        from submission_records r left join own on own.record = r.record
        where r.submission_id = ${submission} and r.kind = 'community'
          and (r.outcome = 'unmatched' or exists (select from known k
            where k.field = 'community.name' and k.key = lower(regexp_replace(
              r.data->'values'->'community.name'->>'value', '\\s+', ' ', 'g'))))
      ), named as (
        select r.place, r.data->'places'->0 as first,
          case r.kind when 'home' then r.data->'plan'->>'name'
            else r.data->'values'->'plan.name'->>'value' end as text,
          case r.kind when 'home'
            then r.outcome <> 'unmatched' and r.match->'plan' = 'null'
              and r.match->'community'->'listing' is not null
            else r.outcome = 'unmatched' and r.match->'community' <> 'null' end as is_unknown
        from submission_records r
        where r.submission_id = ${submission} and r.kind in ('plan', 'home')
      ), plans as (
        select (array_agg(n.text order by n.place))[1] as text, count(*)::int as rows,
          (array_agg(n.first order by n.place))[1] as first
        from named n
        where n.text is not null and (n.is_unknown or exists (select from known k
          where k.field = 'plan.name' and k.key = lower(regexp_replace(n.text, '\\s+', ' ', 'g'))))
        group by lower(regexp_replace(n.text, '\\s+', ' ', 'g'))
      )
      select 'community.name' as field, text, rows, first as place, candidates
      from communities where text is not null
      union all select 'plan.name', text, rows, first, '[]' from plans
      order by 1, 3 desc, 2`,
  )
}
