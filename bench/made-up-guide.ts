type Run = (text: string, ...values: unknown[]) => Promise<unknown>

/** Plans in each community, and homes of each plan. */
const PLANS = 5
const HOMES = 2
const HOMES_PER_COMMUNITY = PLANS * HOMES

/** A name for a number: three syllables, one of 8,000. */
const word = (number: string) => `pg_temp.make_word(${number})`

/**
 * Adds made-up communities with plans, homes, prices, taxes, schools, amenities and pictures to a guide
 * that has those before number `from`, up to number `to`, all over a map of 20 by 10 degrees. There is a
 * city for 25 communities, a builder for 100, a school district for 50. Each document has one version, as
 * an editor's save makes it. Triggers are off meanwhile, so the connection has to be a superuser's; the
 * index of the site's search is written at the end, as the triggers would.
 */
export async function addCommunities(run: Run, from: number, to: number): Promise<void> {
  await run(`set session_replication_role = replica`)
  await run(`create or replace function pg_temp.make_word(n bigint) returns text language sql immutable
    as $$
      select initcap(parts[1 + n % 20] || parts[1 + n / 20 % 20] || parts[1 + n / 400 % 20])
      from (select array['al', 'ber', 'can', 'dor', 'el', 'fal', 'gar', 'hol', 'in', 'jas', 'ken', 'lor',
        'mer', 'nor', 'ol', 'per', 'quil', 'ros', 'sel', 'tam'] as parts) x $$`)
  await run(
    `insert into builders (name, slug, _status)
    select ${word('n * 37')} || ' Homes', 'builder-' || n, 'published'
    from generate_series((select count(*) from builders), $1::int / 100) n`,
    to,
  )
  await run(
    `insert into media (alt, filename, mime_type, filesize, width, height)
    select 'An elevation', 'elevation-' || n || '.webp', 'image/webp', 90000, 1600, 1000
    from generate_series((select count(*) from media), 199) n`,
  )
  await run(
    `insert into communities (id, name, slug, location, city, county, school_district, rating_source,
      description, start_price, homes_available, floor_plans, hoa_fee, hoa_period, latitude, longitude,
      is_featured, verified_at, first_published_at, _status)
    select n, ${word('n * 7')} || ' ' || (array['Ridge', 'Hollow', 'Bend', 'Park', 'Fields', 'Crossing',
        'Creek', 'Oaks'])[1 + n % 8], 'community-' || n, n || ' Main Street', ${word('n / 25 * 11')},
      (array['bexar', 'comal', 'guadalupe', 'kendall'])[1 + n / 1000 % 4]::enum_communities_county,
      ${word('n / 50 * 13')} || ' ISD', 'TEA',
      'Homes near ' || ${word('n * 3')} || ' Lake, with trails and a pool. ' || repeat('The streets ' ||
        'are quiet, and the school is a short walk away. ', 6),
      200000 + n::bigint * 7919 % 500000, $3, 5, 400, 'year',
      29 + n::bigint * 7919 % 100000 / 10000.0, -98 - n::bigint * 104729 % 200000 / 10000.0,
      n % 10000 = 0, now() - interval '1 day' * (n % 40), now() - interval '1 hour' * (n % 20000),
      'published'
    from generate_series($1::int, $2::int) n`,
    from,
    to,
    HOMES_PER_COMMUNITY,
  )
  await run(
    `insert into communities_texts ("order", parent_id, path, text)
    select place, n, 'amenities', (array['pools', 'trails', 'golf', 'clubhouse', 'tennis',
      'playground', 'parks'])[1 + (n + place) % 7]
    from generate_series($1::int, $2::int) n, generate_series(1, 3) place
    union all select 1, n, 'homeTypes', 'single-family' from generate_series($1::int, $2::int) n`,
    from,
    to,
  )
  await run(
    `insert into communities_rels ("order", parent_id, path, builders_id, media_id)
    select 1, n, 'builders', b.id, null from generate_series($1::int, $2::int) n
      join builders b on b.slug = 'builder-' || n::bigint * 31 % ($2 / 100 + 1)
    union all select 1, n, 'images', null, m.id from generate_series($1::int, $2::int) n
      join media m on m.filename = 'elevation-' || n % 200 || '.webp'`,
    from,
    to,
  )
  await run(
    `insert into communities_schools_elementary (_order, _parent_id, id, name, rating)
    select 1, n, 'school-' || n, 'An Elementary School', (array['A', 'B', 'C'])[1 + n % 3]
    from generate_series($1::int, $2::int) n`,
    from,
    to,
  )
  await run(
    `insert into communities_taxes (_order, _parent_id, id, kind, name, rate, year, source)
    select nr, n, 'tax-' || n || '-' || nr, (array['county', 'school'])[nr]::enum_communities_taxes_kind,
      'A tax', 0.3 * nr, 2026, 'The office' from generate_series($1::int, $2::int) n, generate_series(1, 2) nr`,
    from,
    to,
  )
  await run(
    `insert into floor_plans (name, slug, community_id, builder_id, base_price, square_feet, beds, baths,
      stories, garage, home_type, description, _status)
    select ${word('(n * 5 + nr) * 3')}, 'plan-' || nr, n, r.builders_id,
      200000 + (n::bigint * 7919 + nr * 40000) % 700000, 1200 + (n * 31 + nr * 397) % 2400,
      2 + (n + nr) % 4, 2 + nr % 2, 1 + nr % 2, 2 + nr % 2, 'single-family',
      'An open kitchen, a study and a covered patio.', 'published'
    from generate_series($1::int, $2::int) n
      join communities_rels r on r.parent_id = n and r.path = 'builders',
      generate_series(1, ${PLANS}) nr
    order by n, nr`,
    from,
    to,
  )
  await run(
    `insert into floor_plans_rels ("order", parent_id, path, media_id)
    select 1, p.id, 'elevations', m.id from floor_plans p
      join media m on m.filename = 'elevation-' || p.id % 200 || '.webp'
    where p.community_id between $1 and $2`,
    from,
    to,
  )
  await run(
    `insert into homes (address, slug, lot, community_id, builder_id, plan_id, price, square_feet, beds,
      baths, stage, move_in, status, is_model, sold_at, created_at, _status)
    select 100 + (p.id * 13 + nr * 4) % 9000 || ' ' || ${word('p.id')} || ' Run', p.id || '-' || nr, nr,
      p.community_id, p.builder_id, p.id, 200000 + (p.id::bigint * 7919 + nr * 104729) % 700000,
      p.square_feet, p.beds, p.baths,
      (array['to-be-built', 'under-construction', 'ready'])[1 + (p.id + nr) % 3]::enum_homes_stage,
      case when (p.id + nr) % 3 = 2 then null else date '2026-12-01' + (p.id + nr * 17) % 300 end,
      (case when h.place % 20 = 0 then 'sold' when h.place % 10 = 1 then 'pending' else 'available' end)
        ::enum_home_availability,
      h.place % 25 = 2, case when h.place % 20 = 0 then now() - interval '1 day' * (h.place / 20 % 400) end,
      now() - interval '1 minute' * (p.id::bigint * 7919 % 400000), 'published'
    from floor_plans p, generate_series(1, ${HOMES}) nr, lateral (select p.id * ${HOMES} + nr as place) h
    where p.community_id between $1 and $2
    order by p.id, nr`,
    from,
    to,
  )
  await addHistory(run, from, to)
  await addVersions(run, from, to)
  await addSearch(run, from, to)
  await run('set session_replication_role = origin')
  await run('vacuum analyze')
}

/** The first price of each listing, and a recent change of each tenth home. */
async function addHistory(run: Run, from: number, to: number): Promise<void> {
  const owners = [
    {
      table: 'communities',
      column: 'community_id',
      field: 'startPrice',
      price: 'start_price',
      own: 'id',
    },
    {
      table: 'floor_plans',
      column: 'plan_id',
      field: 'basePrice',
      price: 'base_price',
      own: 'community_id',
    },
    { table: 'homes', column: 'home_id', field: 'price', price: 'price', own: 'community_id' },
  ]
  for (const { table, column, field, price, own } of owners) {
    await run(
      `insert into listing_changes (${column}, field, day, price, source)
      select id, '${field}', current_date - 90, ${price}, 'editor' from ${table}
      where ${own} between $1 and $2`,
      from,
      to,
    )
  }
  await run(
    `insert into listing_changes (home_id, field, day, price, source)
    select id, 'price', current_date - id % 60, price - 5000, 'editor' from homes
    where community_id between $1 and $2 and id % 10 = 0`,
    from,
    to,
  )
  for (const fact of ['stage', 'status']) {
    await run(
      `insert into listing_changes (home_id, place, field, day, value, source)
      select id, get_home_place(community_id, address), '${fact}', current_date - 90, ${fact}::text,
        'editor' from homes where community_id between $1 and $2`,
      from,
      to,
    )
  }
}

/** A version of each document, with all columns that versions have. */
async function addVersions(run: Run, from: number, to: number): Promise<void> {
  for (const [table, own] of [
    ['communities', 'id'],
    ['floor_plans', 'community_id'],
    ['homes', 'community_id'],
  ] as const) {
    await run(`do $$
      declare columns text; selected text;
      begin
        select string_agg(quote_ident(v.column_name), ', '),
          string_agg(case v.data_type when 'USER-DEFINED'
            then format('t.%I::text::%I', t.column_name, v.udt_name)
            else format('t.%I', t.column_name) end, ', ')
        into columns, selected
        from information_schema.columns v join information_schema.columns t
          on v.column_name = 'version_' || t.column_name
        where v.table_name = '_${table}_v' and t.table_name = '${table}' and t.column_name <> 'id';
        execute format('insert into _${table}_v (parent_id, latest, %s) select t.id, true, %s
          from ${table} t where t.${own} between ${from} and ${to}', columns, selected);
      end $$`)
  }
}

/** Documents of the search, of a thousand communities at a time. */
async function addSearch(run: Run, from: number, to: number): Promise<void> {
  await run('set session_replication_role = origin')
  await run(`select refresh_search('builder', array(select id from builders))`)
  const own = {
    community: 'communities where id',
    plan: 'floor_plans where community_id',
    home: 'homes where community_id',
  }
  for (let first = from; first <= to; first += 1000) {
    for (const [kind, rows] of Object.entries(own)) {
      await run(
        `select refresh_search('${kind}', array(select id from ${rows} between $1 and $2))`,
        first,
        Math.min(first + 999, to),
      )
    }
  }
}
