import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Similar names are found by their words (docs/decisions/archive/0115-similar-names-by-words.md).
 * Written by hand, like the search table: Payload's schema does not contain these objects.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table search_documents add column name_words tsvector
      generated always as (to_tsvector('simple', folded_names)) stored;
    create index search_documents_name_words_idx on search_documents using gin (name_words);

    -- The different words of all names. Concurrent transactions may add a word twice, because a
    -- unique index would make the second wait for the first. A word stays when its last document is
    -- gone, and then finds nothing.
    create table search_words (word text not null);
    create index search_words_word_idx on search_words (word);
    create index search_words_trigrams_idx on search_words using gin (word gin_trgm_ops);

    -- Only letters and digits: such a word is also a valid tsquery.
    create function add_search_words() returns trigger language plpgsql as $$
      begin
        insert into search_words (word)
        select distinct lexeme from changed, unnest(changed.name_words)
        where lexeme ~ '^\\w+$'
          and not exists (select from search_words known where known.word = lexeme);
        return null;
      end $$;
    create trigger search_words_after_insert after insert on search_documents
      referencing new table as changed for each statement execute function add_search_words();
    create trigger search_words_after_update after update on search_documents
      referencing new table as changed for each statement execute function add_search_words();

    insert into search_words (word)
    select distinct lexeme from search_documents, unnest(name_words) where lexeme ~ '^\\w+$';
  `)
  await db.execute(sql`drop function search_alike(text)`)
  await db.execute(sql`
    -- The likeness of a document is the mean over the words of the search, weighted by their length,
    -- of the similarity to the nearest word in its names. A query excludes the words that are nearer,
    -- so that a document is counted once for each word of the search.
    create function search_alike(asked text)
    returns table (kind text, document_id integer, title text, until timestamptz, likeness real)
    language sql stable rows 20 set pg_trgm.word_similarity_threshold = 0.3 as $$
      with asked_words as materialized (
        select lexeme as word, length(lexeme) as weight from unnest(to_tsvector('simple', asked))
      ),
      similar_words as materialized (
        select a.word as asked_word, near.word, near.similarity * a.weight as weight
        from asked_words a cross join lateral (
          select distinct w.word, word_similarity(a.word, w.word) as similarity
          from search_words w where a.word <% w.word order by similarity desc, w.word limit 20
        ) near
      ),
      queries as materialized (
        select s.weight, concat_ws(' & !', s.word, string_agg(s.word, ' & !') over (
          partition by s.asked_word order by s.weight desc, s.word
          rows between unbounded preceding and 1 preceding))::tsquery as query
        from similar_words s
      )
      select d.kind, d.document_id, d.title, d.until,
        (sum(q.weight) / (select sum(a.weight) from asked_words a))::real
      from queries q join search_documents d on d.name_words @@ q.query
      where d.until is null or d.until >= now()
      group by d.kind, d.document_id
      having sum(q.weight) >= 0.43 * (select sum(a.weight) from asked_words a)
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function search_alike(text);
    drop trigger search_words_after_insert on search_documents;
    drop trigger search_words_after_update on search_documents;
    drop function add_search_words();
    drop table search_words;
    alter table search_documents drop column name_words;
  `)
  await db.execute(sql`
    create function search_alike(asked text)
    returns table (kind text, document_id integer, title text, until timestamptz, likeness real)
    language sql stable rows 20 set pg_trgm.word_similarity_threshold = 0.45 as $$
      select d.kind, d.document_id, d.title, d.until, word_similarity(asked, d.folded_names)
      from search_documents d
      where asked <% d.folded_names and (d.until is null or d.until >= now())
    $$;
  `)
}
