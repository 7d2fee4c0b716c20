import { createHash } from 'node:crypto'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { migrations } from '../../../../migrations'
import { insertRows } from '../../../fixtures/rows'
import { aBuilder, aCommunity, aHome, anArticle, aUser, testPayload } from '../../../fixtures/site'

/** The migration that replaces the single note of a lead with a log of notes. */
const inbox = migrations.findIndex(({ name }) => name.endsWith('_inbox_newsletter_ads'))

type Migration = (typeof migrations)[number]

const own = (name: string) => migrations.filter((migration) => migration.name.endsWith(name))

/** A migration and all later ones, which rely on the values of its types. */
const since = (name: string) =>
  migrations.slice(migrations.findIndex((migration) => migration.name.endsWith(name)))

async function run(way: 'up' | 'down', chosen: readonly Migration[]): Promise<void> {
  const payload = await testPayload()
  const req = await createLocalReq({}, payload)
  for (const migration of chosen) {
    await payload.db.drizzle.transaction((db) => migration[way]({ db, payload, req }))
  }
}
const back = (chosen: readonly Migration[]) => run('down', chosen.toReversed())

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await (await testPayload()).db.pool.query(sql)).rows
}

/** Everything that migrations create: tables, columns, indexes, triggers, types, functions. */
const schema = () =>
  rows(`
    select 'column' as kind, concat_ws('.', attrelid::regclass, attname) as name,
      concat_ws(' ', format_type(atttypid, atttypmod), attnotnull,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef
          where adrelid = attrelid and adnum = attnum)) as what
      from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        and attnum > 0 and not attisdropped
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
      from pg_trigger where not tgisinternal
    union all select 'type', typname, array_to_string(array(select enumlabel from pg_enum
      where enumtypid = t.oid order by enumsortorder), ' ')
      from pg_type t where typnamespace = 'public'::regnamespace and typtype = 'e'
    union all select 'function', p.oid::regprocedure::text, prosrc
      from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1, 2`)

/** The id that the migration gives to the former note of a lead. */
const movedNote = (lead: number) => createHash('md5').update(`note ${lead}`).digest('hex')

const aLead = { name: 'Ben', phone: '2105550101', message: 'Hello', source: 'contact-page' }

describe('a note from before the log of notes', () => {
  const changed = '2026-11-20T16:00:00.000Z'
  const noted = '2026-11-19T16:00:00.000Z'
  const notes = [
    'Wants “two” stories; 東京\nor none\\',
    'By two',
    'By nobody known',
    ' \n',
    '',
    null,
  ]
  let ids: number[]

  beforeAll(async () => {
    const ana = await aUser('editor')
    const luis = await aUser('editor')
    await back(migrations.slice(inbox))
    ids = await insertRows(
      'leads',
      notes.map((note, n) => ({
        ...aLead,
        email: `b${n}@example.com`,
        notes: note,
        status: 'new',
        quarantined: false,
        id: 100 + n,
        created_at: changed,
        updated_at: changed,
      })),
    )
    const entry = (user: typeof ana, lead: number | undefined, created_at: string) => ({
      action: 'updated',
      collection_slug: 'leads',
      document_id: String(lead),
      user_id: user.id,
      user_name: user.name,
      created_at,
      updated_at: created_at,
    })
    const entries = [entry(ana, ids[0], noted), entry(ana, ids[1], noted)]
    entries.push(entry(luis, ids[1], changed), entry(luis, ids[0], '2026-11-21T16:00:00.000Z'))
    const logged = await insertRows(
      'audit_entries',
      entries.map((row, n) => ({ ...row, id: 100 + n })),
    )
    await insertRows(
      'audit_entries_texts',
      logged.map((parent_id) => ({
        id: parent_id,
        parent_id,
        order: 1,
        path: 'changedFields',
        text: 'notes',
      })),
    )
    await run('up', migrations.slice(inbox))
  })

  it('is migrated with the time and the author from the audit log', async () => {
    const { docs } = await (await testPayload()).find({
      collection: 'leads',
      where: { id: { in: ids } },
      sort: 'id',
      depth: 0,
    })
    expect(docs.map((lead) => lead.notes)).toEqual([
      [expect.objectContaining({ text: notes[0], at: noted, authorName: 'A editor' })],
      [expect.objectContaining({ text: notes[1], at: changed, author: null, authorName: null })],
      [expect.objectContaining({ text: notes[2], at: changed, author: null, authorName: null })],
      [],
      [],
      [],
    ])
  })

  it('is restored on the way down, together with later notes and their authors', async () => {
    const lead = ids[0] ?? 0
    await insertRows('leads_notes', [
      {
        _order: 2,
        _parent_id: lead,
        id: 'later',
        text: 'Called',
        author_name: 'Ana',
        at: '2026-11-21T03:00:00.000Z',
      },
    ])
    await back(migrations.slice(inbox))
    const [stored] = await rows(`select notes from leads where id = ${lead}`)
    await run('up', migrations.slice(inbox))
    expect(stored?.notes).toBe(`${notes[0]}\nCalled (Ana, Nov 20, 2026)`)
    expect(await rows(`select id from leads_notes where _parent_id = ${lead}`)).toEqual([
      { id: movedNote(lead) },
    ])
  })
})

describe('an API key from before keys were made by the server', () => {
  it('is removed if short, and kept if long', async () => {
    const payload = await testPayload()
    const keys = ['a', crypto.randomUUID()]
    for (const apiKey of keys) {
      const { id } = await aUser('editor')
      await payload.update({ collection: 'users', id, data: { enableAPIKey: true, apiKey } })
    }
    await back(since('_password_reset'))
    await run('up', since('_password_reset'))
    const left = await rows('select api_key from users where api_key_index is not null')
    expect(left.map(({ api_key }) => payload.decrypt(String(api_key)))).toEqual(keys.slice(1))
  })
})

describe('an API key from before admins allowed them', () => {
  it('stays valid, and its account may replace it', async () => {
    const payload = await testPayload()
    const [{ id }, { id: other }] = [await aUser('editor'), await aUser('editor')]
    await payload.update({
      collection: 'users',
      id,
      data: { enableAPIKey: true, apiKey: crypto.randomUUID() },
    })
    await back(own('_api_key_permission'))
    await run('up', own('_api_key_permission'))
    const allowed = await rows(
      `select may_use_api_key from users where id in (${id}, ${other}) order by id`,
    )
    expect(allowed.map(({ may_use_api_key }) => may_use_api_key)).toEqual([true, false])
  })
})

describe('records with numbers for their order', () => {
  it('keep their order, also beyond 62 records and in any collation', async () => {
    await back(own('_drag_to_order'))
    await insertRows(
      'realtors',
      Array.from({ length: 130 }, (_, n) => ({ name: `Realtor ${n}`, order: n === 129 ? 0 : 1 })),
    )
    await run('up', own('_drag_to_order'))
    const found = await rows('select name, _order from realtors order by _order')
    const names = Array.from({ length: 129 }, (_, n) => `Realtor ${n}`)
    expect(found.map(({ name }) => name)).toEqual(['Realtor 129', ...names])
    const keys = found.map(({ _order }) => String(_order))
    expect([...new Set(keys)].toSorted()).toEqual(keys)
    expect([keys[0], keys[61], keys[62], keys[129]]).toEqual(['a0', 'az', 'b00', 'b15'])
  })
})

describe('a document that was published without a date', () => {
  const created = '2026-01-01T12:00:00.000Z'
  const published = '2026-02-01T12:00:00.000Z'

  it('gets the date of its first known publication, in its newest version too', async () => {
    const payload = await testPayload()
    const [known, unknown, draft] = [await anArticle(), await anArticle(), await anArticle()]
    const dated = await anArticle()
    const ids = [known.id, unknown.id, draft.id, dated.id]
    await payload.db.pool.query(
      `update blog_posts set published_at = null, created_at = $1,
        _status = case id when $2 then 'draft'::enum_blog_posts_status else _status end
      where id <> $3`,
      [created, draft.id, dated.id],
    )
    await payload.db.pool.query(
      `update _blog_posts_v set version_published_at = null,
        created_at = case parent_id when $1 then $2::timestamptz else now() end`,
      [known.id, published],
    )
    await payload.db.pool.query('delete from _blog_posts_v where parent_id = $1', [unknown.id])
    await run('up', own('_publication_dates'))
    const stored = await rows(`select id, published_at from blog_posts where id in (${ids})`)
    expect(new Map(stored.map(({ id, published_at }) => [id, published_at]))).toEqual(
      new Map<number, unknown>([
        [known.id, new Date(published)],
        [unknown.id, new Date(created)],
        [draft.id, null],
        [dated.id, new Date('2026-05-01T12:00:00.000Z')],
      ]),
    )
    const newest = await payload.findByID({ collection: 'blog-posts', id: known.id, draft: true })
    expect(newest.publishedAt).toBe(published)
  })
})

describe('a global from before globals had drafts', () => {
  const drafts = migrations.findIndex(({ name }) => name.endsWith('_global_drafts'))

  it('is published with all of its versions, the newest of which is the latest', async () => {
    const payload = await testPayload()
    const write = (title: string, draft = false) =>
      payload.updateGlobal({
        slug: 'moving-checklist',
        data: { groups: [{ title, items: ['Pack'] }] },
        draft,
      })
    await write('Eight weeks before')
    await write('Six weeks before')
    await write('A draft', true)
    await back(migrations.slice(drafts))
    expect(await rows('select title from _moving_checklist_v_version_groups order by 1')).toEqual([
      { title: 'Eight weeks before' },
      { title: 'Six weeks before' },
    ])
    await run('up', migrations.slice(drafts))
    const shown = await payload.findGlobal({ slug: 'moving-checklist', overrideAccess: false })
    expect(shown).toMatchObject({ _status: 'published', groups: [{ title: 'Six weeks before' }] })
    const { docs } = await payload.findGlobalVersions({ slug: 'moving-checklist' })
    expect(
      docs.map(({ latest, version }) => [version.groups?.[0]?.title, version._status, latest]),
    ).toEqual([
      ['Six weeks before', 'published', true],
      ['Eight weeks before', 'published', null],
    ])
    const newest = await payload.findGlobal({ slug: 'moving-checklist', draft: true })
    expect(newest.updatedAt).toBe(shown.updatedAt)
  })
})

describe('a home from before its dates were recorded', () => {
  const today = siteDay(new Date())
  const daysAgo = (days: number) => addDays(today, -days)

  it('begins with what it has today, and was listed on the day of its first price', async () => {
    const { id: community } = await aCommunity()
    const moveIn = `${addDays(today, 40)}T18:00:00.000Z`
    const stage = 'under-construction'
    const available = await aHome({ community, stage, moveIn })
    const pending = await aHome({ community, stage, moveIn, status: 'pending' })
    const soldAt = `${daysAgo(9)}T18:00:00.000Z`
    const sold = await aHome({ community, status: 'sold', soldAt })
    const draft = await aHome({ community, _status: 'draft' })
    await rows('update listing_changes set day = day - 60')
    await back(since('_promises'))
    await run('up', since('_promises'))
    const changes = async ({ id }: { id: number }) =>
      (
        await rows(`select day::text, field, value, source from listing_changes
          where home_id = ${id} and field <> 'price' order by day, field`)
      ).map(({ day, field, value, source }) => [day, field, value, source])
    expect(await changes(available)).toEqual([
      [daysAgo(60), 'status', 'available', 'start'],
      [today, 'moveIn', addDays(today, 40), 'start'],
      [today, 'stage', stage, 'start'],
    ])
    expect(await changes(pending)).toEqual([
      [daysAgo(60), 'status', 'available', 'start'],
      [today, 'moveIn', addDays(today, 40), 'start'],
      [today, 'stage', stage, 'start'],
      [today, 'status', 'pending', 'start'],
    ])
    expect(await changes(sold)).toEqual([
      [daysAgo(60), 'status', 'available', 'start'],
      [daysAgo(9), 'status', 'sold', 'start'],
      [today, 'moveIn', null, 'start'],
      [today, 'stage', 'ready', 'start'],
    ])
    expect(await changes(draft)).toEqual([])
  })
})

describe('migrating all the way down', () => {
  it('leaves nothing behind in a database with content, and migrating up creates the same schema', async () => {
    await aCommunity({ builders: [(await aBuilder()).id] })
    const [article] = await insertRows('helpful_articles', [{ id: 1, title: 'Watering' }])
    const [redirect] = await insertRows('redirects', [{ id: 1, from: '/old', type: '301' }])
    await insertRows('redirects_rels', [
      { id: 1, parent_id: redirect, path: 'to.reference', helpful_articles_id: article },
    ])
    const at = new Date().toISOString()
    const stamps = { created_at: at, updated_at: at }
    await insertRows('audit_entries', [
      { id: 1, action: 'imported', collection_slug: 'redirects', ...stamps },
    ])
    await insertRows('payload_jobs', [{ id: 1, task_slug: 'deliver', ...stamps }])
    const before = await schema()
    await back(migrations)
    expect(await schema()).toEqual([])
    await run('up', migrations)
    expect(await schema()).toEqual(before)
  })
})
