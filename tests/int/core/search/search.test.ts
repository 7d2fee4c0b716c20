import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { search } from '@/data/search/queries'
import { searchStatement } from '@/data/search/statement'
import { searchQuestion } from '@/domain/search/search'
import { insertManyCommunities } from '../../../fixtures/many-communities'
import { richText } from '../../../fixtures/rich-text'
import { countStatements, emptyTables } from '../../../fixtures/rows'
import { aBuilder, aCommunity, anArticle, anEvent, testPayload } from '../../../fixtures/site'

const find = (q: string, more: Record<string, string> = {}) =>
  search(searchQuestion({ q, ...more }))

/** The titles of the results by group. */
async function titles(q: string, more?: Record<string, string>): Promise<Record<string, string[]>> {
  const { groups } = await find(q, more)
  return Object.fromEntries(
    groups.map(({ section, items }) => [section, items.map(({ title }) => title)]),
  )
}

beforeAll(async () => {
  const payload = await testPayload()
  const stonegate = await aBuilder({
    name: 'Stonegate Custom',
    slug: 'stonegate',
    description: 'Limestone houses.',
    tier: 'regional',
  })
  const kallison = await aBuilder({ name: 'Kallison Homes', slug: 'kallison' })
  await aCommunity({ name: 'Gruene', slug: 'gruene', city: 'New Braunfels', startPrice: 412_000 })
  await aCommunity({ name: 'Gruene Landing', slug: 'landing', city: 'New Braunfels' })
  await aCommunity({
    name: 'Old Gruene',
    slug: 'old',
    city: 'New Braunfels',
    status: 'sold_out',
    builders: [stonegate.id, kallison.id],
    amenities: ['golf'],
  })
  await aCommunity({
    name: 'Sotol Bluff',
    slug: 'sotol',
    city: 'San Antonio',
    description: 'A short drive from Gruene, with a dance hall.',
  })
  await aCommunity({ name: 'Hidden Gruene', slug: 'hidden', _status: 'draft' })
  await aBuilder({ name: 'Gruene Secret Homes', slug: 'secret', _status: 'draft' })
  await anArticle({
    title: 'What a slab costs',
    slug: 'slab',
    category: 'buyer-guide',
    content: richText('Clay moves.', 'A slab in Grüene rests on clay, and clay moves with rain.'),
  })
  await payload.create({
    collection: 'resources',
    data: {
      title: 'Slab checklist',
      slug: 'slab-checklist',
      description: 'What to look at.',
      category: 'home-buying-tips',
      type: 'checklist',
      _status: 'published',
      content: richText('Look at the slab.'),
    },
  })
  await payload.create({
    collection: 'resources',
    data: {
      title: 'Slab tables',
      slug: 'slab-tables',
      description: 'Elsewhere.',
      category: 'market-insights',
      type: 'data',
      link: '/blog/slab',
      _status: 'published',
    },
  })
  await payload.create({
    collection: 'helpful-articles',
    data: {
      title: 'Watering a slab',
      slug: 'watering',
      excerpt: 'In summer.',
      category: 'after-closing',
      content: richText('Evenly.'),
      _status: 'published',
    },
  })
  await anEvent({ title: 'Slab pour', slug: 'pour', location: 'Gruene Landing' })
  await anEvent({ title: 'Slab pour of last year', eventDate: '2025-01-01T15:00:00.000Z' })
})

describe('search results', () => {
  it('are grouped with their counts, and each links to its page', async () => {
    const { groups, nearness } = await find('slab')
    expect(nearness).toBe('exact')
    expect(
      groups.map(({ section, total, items }) => [section, total, items.map(({ href }) => href)]),
    ).toEqual([
      ['articles', 2, ['/blog/slab', '/resources/helpful-articles/watering']],
      ['resources', 2, ['/resources/home-buying-tips/slab-checklist', '/blog/slab']],
      ['events', 1, ['/resources/events']],
    ])
  })

  it('of the abbreviation of a school district are those of its name', async () => {
    const payload = await testPayload()
    const district = { name: 'Kestrel Valley ISD', abbreviation: 'KVISD' }
    await payload.create({ collection: 'school-districts', data: district })
    await aCommunity({ name: 'Kestrel Row', slug: 'kestrel-row', schoolDistrict: district.name })
    const { groups } = await find('kvisd')
    expect(groups.flatMap(({ items }) => items.map(({ href }) => href))).toEqual([
      '/communities/kestrel-row',
    ])
  })

  it('have the fields that their group shows', async () => {
    const { groups } = await find('stonegate')
    expect(groups).toMatchObject([
      {
        section: 'communities',
        items: [
          {
            title: 'Old Gruene',
            city: 'New Braunfels',
            status: 'sold_out',
            excerpt: null,
            builders: ['Stonegate Custom', 'Kallison Homes'],
          },
        ],
      },
      { section: 'builders', items: [{ title: 'Stonegate Custom', tier: 'Regional' }] },
    ])
    const [first, , , last] = (await find('gruene')).groups[0]?.items ?? []
    expect(first).toMatchObject({ startPrice: 412_000, excerpt: null })
    expect(last?.excerpt).toBe('… short drive from Gruene, with a dance hall.')
  })

  it('are published and not past', async () => {
    expect(await titles('hidden')).toEqual({})
    expect(await titles('secret')).toEqual({})
    expect((await titles('slab pour')).events).toEqual(['Slab pour'])
  })

  it('show the matching passage of a text', async () => {
    const { groups } = await find('clay rain')
    expect(groups[0]?.items[0]?.excerpt).toMatch(
      /^… .*A slab in Grüene rests on clay, and clay moves with rain\.$/,
    )
  })

  it('are paginated within one group, and other groups are only counted', async () => {
    const { groups } = await find('gruene', { in: 'communities' })
    expect(groups.map(({ total, items }) => [total, items.length])).toEqual([
      [4, 4],
      [1, 0],
      [1, 0],
    ])
    expect(await titles('gruene', { in: 'communities', page: '2' })).toMatchObject({
      communities: [],
    })
  })
})

describe('the ranking', () => {
  it('puts exact titles first, then prefixes, then partial matches, then texts', async () => {
    expect((await titles('gruene')).communities).toEqual([
      'Gruene',
      'Gruene Landing',
      'Old Gruene',
      'Sotol Bluff',
    ])
    expect((await titles('GRÜENE')).communities?.[0]).toBe('Gruene')
  })

  it('puts a title before a city or a builder, and these before a text', async () => {
    const inOrder = async (q: string) => (await titles(q)).communities
    const names = await aBuilder({ name: 'Zephyr', slug: 'zephyr' })
    await aCommunity({ name: 'A text', slug: 'z1', description: 'The zephyr blows here.' })
    await aCommunity({ name: 'By a builder', slug: 'z2', builders: [names.id] })
    await aCommunity({ name: 'The Zephyr', slug: 'z3' })
    expect(await inOrder('zephyrs')).toEqual(['The Zephyr', 'By a builder', 'A text'])
  })

  it('sorts events soonest first', async () => {
    await anEvent({ title: 'A lantern walk, lantern in hand', eventDate: '2099-03-02T18:00:00Z' })
    await anEvent({ title: 'Walk with a lantern', eventDate: '2099-03-01T18:00:00Z' })
    expect((await titles('lantern')).events?.[0]).toBe('Walk with a lantern')
  })
})

describe('search words', () => {
  it.each([
    ['the builder and the city', 'stonegate new braunfels', 'Old Gruene'],
    ['an amenity and the city', 'golf in new braunfels', 'Old Gruene'],
    ['another form of a word', 'dancing halls', 'Sotol Bluff'],
    ['the beginning of a name', 'sot', 'Sotol Bluff'],
    ['the beginning of a city', 'new brau', 'Gruene'],
    ['a part of a word', 'tol blu', 'Sotol Bluff'],
  ])('can be %s', async (_, q, title) => {
    expect((await titles(q)).communities?.[0]).toBe(title)
  })

  it.each([
    ['stongate', 'builders', 'Stonegate Custom'],
    ['kalison', 'builders', 'Kallison Homes'],
    ['new braunfls', 'communities', 'Gruene'],
    ['sotl bluf', 'communities', 'Sotol Bluff'],
  ])('can be misspelled: %s', async (q, section, title) => {
    const { nearness } = await find(q)
    expect(nearness).toBe('alike')
    expect((await titles(q))[section]?.[0]).toBe(title)
  })

  it('are weighted by their length when misspelled', async () => {
    await aCommunity({ name: 'Oystercatcher Run', slug: 'oystercatcher-run' })
    await aCommunity({ name: 'Sandpiper Dune', slug: 'sandpiper-dune' })
    expect((await titles('dune oystercacher')).communities).toEqual(['Oystercatcher Run'])
  })

  it('count once when a name has several similar words', async () => {
    await aCommunity({ name: 'Plovers Plover', slug: 'plovers' })
    const { pool } = (await testPayload()).db
    const { rows } = await pool.query(`select title, likeness from search_alike('plover')`)
    expect(rows).toEqual([{ title: 'Plovers Plover', likeness: 1 }])
  })

  it('are optional when no document has all of them', async () => {
    const { nearness } = await find('gruene submarine atlantis periscope')
    expect(nearness).toBe('some')
    expect((await titles('limestone submarine periscope')).builders).toEqual(['Stonegate Custom'])
  })

  it('can have no results', async () => {
    expect(await find('qwzx')).toMatchObject({ groups: [] })
  })

  it('can be excluded with a minus or quoted', async () => {
    expect((await titles('gruene -landing')).communities).not.toContain('Gruene Landing')
    expect((await titles('"dance hall"')).communities).toEqual(['Sotol Bluff'])
  })
})

describe('hostile queries', () => {
  it.each([
    "'",
    '"',
    '\\',
    '%',
    '_',
    '%%%',
    '\\%',
    '!',
    '&',
    '|',
    '<->',
    ':*',
    "a' or 1=1; --",
    'the',
    'the and of',
    '-',
    '- -',
    '"unclosed',
    'a:*b',
    '\u0000',
    '\ud800',
    '🏡',
    '東京',
    'x'.repeat(10_000),
    'a b '.repeat(3000),
    '((((',
    '$1',
    '\u202e',
    '<script>',
  ])('are treated as text: %s', async (q) => {
    const { groups } = await find(q)
    expect(groups.length).toBeLessThanOrEqual(5)
  })

  it('contain no wildcards: a percent sign is a character', async () => {
    expect(await titles('%ruene')).not.toHaveProperty('builders')
    expect((await find('%')).groups).toEqual([])
    expect((await find('_')).groups).toEqual([])
  })

  it('never fail, with any characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (q) => {
        await find(q)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a change', () => {
  const save = async (collection: 'communities' | 'builders', id: number, data: object) =>
    (await testPayload()).update({ collection, id, data })

  it('is found immediately: a new name, a new text, unpublished, deleted', async () => {
    const { id } = await aCommunity({ name: 'Whimbrel Point', slug: 'whimbrel' })
    await save('communities', id, { name: 'Curlew Point', description: 'By the estuary.' })
    expect(await titles('whimbrel')).toEqual({})
    expect((await titles('estuary curlew')).communities).toEqual(['Curlew Point'])
    await save('communities', id, { _status: 'draft' })
    expect(await titles('curlew')).toEqual({})
    await save('communities', id, { _status: 'published' })
    await (await testPayload()).delete({ collection: 'communities', id })
    expect(await titles('curlew')).toEqual({})
  })

  it('of a name is found when misspelled, and the previous name is not', async () => {
    const { id } = await aCommunity({ name: 'Phalarope Point', slug: 'phalarope' })
    expect((await titles('phalrope')).communities).toEqual(['Phalarope Point'])
    await save('communities', id, { name: 'Dowitcher Point' })
    expect((await titles('dowicher')).communities).toEqual(['Dowitcher Point'])
    expect(await titles('phalrope')).toEqual({})
    await save('communities', id, { _status: 'draft' })
    expect(await titles('dowicher')).toEqual({})
  })

  it('of a builder updates its communities', async () => {
    const { id } = await aBuilder({ name: 'Avocet Homes', slug: 'avocet' })
    const place = await aCommunity({ name: 'Saltmarsh', slug: 'saltmarsh', builders: [id] })
    await save('builders', id, { name: 'Godwit Homes' })
    expect((await titles('godwit')).communities).toEqual(['Saltmarsh'])
    expect(await titles('avocet')).toEqual({})
    await save('communities', place.id, { builders: [] })
    expect((await titles('godwit')).communities).toBeUndefined()
  })
})

describe('among ten thousand communities', () => {
  beforeAll(async () => {
    await emptyTables('communities', 'builders')
    await insertManyCommunities(process.env.DATABASE_URL ?? '', 10_000)
    await (await testPayload()).db.pool.query('vacuum analyze')
  }, 120_000)

  it('a search needs one statement, besides that for the abbreviations, which the server keeps', async () => {
    expect(await countStatements(() => find('boerne golf'))).toBe(2)
  })

  it.each(['boerne golf', 'test community 77', 'brn'])(
    'a search uses its indexes: %s',
    async (q) => {
      const { sql, params } = new PgDialect().sqlToQuery(searchStatement(searchQuestion({ q })))
      const { pool } = (await testPayload()).db
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('search_documents_words_idx')
      expect(plan).toContain('search_documents_names_idx')
      expect(plan).not.toMatch(/Seq Scan on (search_documents|communities )/)
    },
  )

  it('a bulk update reads each community a few times, also with statistics of an empty table', async () => {
    const client = await (await testPayload()).db.pool.connect()
    const changeMany = (description: string) =>
      client.query(
        `update communities set description = $1
         where id in (select id from communities order by id limit 500)`,
        [description],
      )
    const rowsRead = async () => {
      const { rows } = await client.query<{ read: string }>(
        `select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
         where relname = 'communities'`,
      )
      return Number(rows[0]?.read)
    }
    try {
      await client.query('begin')
      await client.query('delete from search_documents; analyze search_documents')
      await changeMany('A creek.')
      const before = await rowsRead()
      await changeMany('A creek and a trail.')
      expect((await rowsRead()) - before).toBeLessThan(10 * 10_000)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('a search finds a misspelled word in every name', async () => {
    const { nearness, groups } = await find('test comunity')
    expect(nearness).toBe('alike')
    expect(groups).toMatchObject([{ section: 'communities', total: 10_000 }])
  })

  it.each([
    ['similar words', `search_words where 'brne' <% word`, 'search_words_trigrams_idx'],
    ['names', `search_documents where name_words @@ 'boerne'`, 'search_documents_name_words_idx'],
  ])('a search finds %s with an index', async (_, condition, index) => {
    const { pool } = (await testPayload()).db
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain select from ${condition}`)
    expect(rows.map((row) => row['QUERY PLAN']).join()).toContain(index)
  })

  it('a search compares a misspelled word with each word once, however many names contain it', async () => {
    const { pool } = (await testPayload()).db
    const { rows } = await pool.query(
      `select count(*)::int from search_words where word = 'community'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})
