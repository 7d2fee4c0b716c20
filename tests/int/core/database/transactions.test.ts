import type { CollectionAfterChangeHook, CollectionSlug } from 'payload'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseDown } from '@/lib/log/database-errors'
import { beginOn } from '@/payload-patches/database/client-transaction'
import { countConcurrentQueries } from '../../../fixtures/concurrent-queries'
import { whileCommitFails } from '../../../fixtures/refuse-commit'
import { lentOut } from '../../../fixtures/rows'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'

const refused = { message: expect.stringContaining('refused at commit') }

/** A separate connection, which sees committed data only. */
const outside = new Client({ connectionString: process.env.DATABASE_URL })
beforeAll(() => outside.connect())
afterAll(() => outside.end())

async function rows(text: string, ...values: unknown[]) {
  return (await outside.query<Record<string, unknown>>(text, values)).rows
}

const aLink = (title: string) => ({
  title,
  url: 'https://www.example.com/',
  category: 'local-services' as const,
})

/** Runs a hook after every change to a collection, inside its transaction. */
async function withHook<T>(
  slug: CollectionSlug,
  hook: CollectionAfterChangeHook,
  act: () => Promise<T>,
): Promise<T> {
  const { afterChange } = (await testPayload()).collections[slug].config.hooks
  afterChange.push(hook)
  try {
    return await act()
  } finally {
    afterChange.splice(afterChange.indexOf(hook), 1)
  }
}

describe('a write that resolves', () => {
  it('is committed, as another connection sees', async () => {
    const payload = await testPayload()
    const link = await payload.create({ collection: 'helpful-links', data: aLink('One') })
    expect(await rows('select title from helpful_links where id = $1', link.id)).toEqual([
      { title: 'One' },
    ])
    const { id } = link
    await payload.update({ collection: 'helpful-links', id, data: { title: 'Two' } })
    expect(await rows('select title from helpful_links where id = $1', id)).toEqual([
      { title: 'Two' },
    ])
    await payload.delete({ collection: 'helpful-links', id })
    expect(await rows('select from helpful_links where id = $1', id)).toEqual([])
  })
})

describe('a write whose COMMIT fails', () => {
  it('rejects and leaves a record unchanged', async () => {
    const payload = await testPayload()
    const collection = 'helpful-links'
    const { id } = await payload.create({ collection, data: aLink('As it was') })
    const before = await rows('select * from helpful_links')
    await whileCommitFails('helpful_links', async () => {
      const create = payload.create({ collection, data: aLink('Lost') })
      await expect(create).rejects.toMatchObject(refused)
      const update = payload.update({ collection, id, data: { title: 'Changed' } })
      await expect(update).rejects.toMatchObject(refused)
      const bulk = payload.update({ collection, where: {}, data: { title: 'Changed' } })
      await expect(bulk).rejects.toMatchObject(refused)
      await expect(payload.delete({ collection, id })).rejects.toMatchObject(refused)
      await expect(payload.delete({ collection, where: {} })).rejects.toMatchObject(refused)
    })
    expect(await rows('select * from helpful_links')).toEqual(before)
  })

  it('rejects and leaves a document with its lists and versions unchanged', async () => {
    const payload = await testPayload()
    const { id } = await aCommunity({
      amenities: ['pools', 'trails'],
      schools: { elementary: [{ name: 'Oak' }, { name: 'Elm' }] },
    })
    const everything = async () => [
      await rows('select * from communities'),
      await rows('select * from communities_texts order by id'),
      await rows('select * from communities_schools_elementary order by id'),
      await rows('select count(*) from _communities_v'),
    ]
    const before = await everything()
    await whileCommitFails('communities', async () => {
      await expect(
        aCommunity({ schools: { elementary: [{ name: 'Ash' }] } }),
      ).rejects.toMatchObject(refused)
      const update = payload.update({
        collection: 'communities',
        id,
        data: { name: 'Changed', amenities: ['golf'], schools: { elementary: [{ name: 'Fir' }] } },
      })
      await expect(update).rejects.toMatchObject(refused)
      await expect(payload.delete({ collection: 'communities', id })).rejects.toMatchObject(refused)
    })
    expect(await everything()).toEqual(before)
  })

  it('releases its connection', async () => {
    const payload = await testPayload()
    const before = await lentOut()
    await whileCommitFails('helpful_links', async () => {
      const writes = Array.from({ length: 50 }, (_, n) =>
        payload.create({ collection: 'helpful-links', data: aLink(`Lost ${n}`) }),
      )
      const outcomes = await Promise.allSettled(writes)
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50)
    })
    expect(before).toEqual({ lent: 1, waiting: 0 })
    expect(await lentOut()).toEqual(before)
    expect(payload.db.pool.totalCount).toBeLessThanOrEqual(20)
    expect(payload.db.sessions).toEqual({})
    expect(await rows(`select from helpful_links where title like 'Lost%'`)).toEqual([])
  })
})

describe('a transaction that cannot commit', () => {
  beforeAll(() => aBuilder({ slug: 'taken' }))

  it.each<[string, CollectionAfterChangeHook]>([
    [
      'a hook fails',
      () => {
        throw new Error('The hook failed')
      },
    ],
    [
      'a statement fails silently',
      async ({ req: { payload, transactionID } }) => {
        const data = { name: 'Taken twice', slug: 'taken' }
        const again = { collection: 'builders', data, req: { transactionID } } as const
        await payload.db.create(again).catch(() => {})
      },
    ],
    [
      'a nested operation fails silently',
      async ({ req }) => {
        await req.payload.findByID({ collection: 'pages', id: 0, req }).catch(() => {})
      },
    ],
    [
      'its connection dies',
      async () => {
        await outside.query(`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'
        `)
      },
    ],
  ])('rejects and leaves nothing when %s', async (_, hook) => {
    const before = await lentOut()
    await withHook('communities', hook, async () => {
      await expect(aCommunity({ name: 'Never kept' })).rejects.toThrow()
    })
    expect(await rows(`select from communities where name = 'Never kept'`)).toEqual([])
    expect(await rows(`select from _communities_v where version_name = 'Never kept'`)).toEqual([])
    expect(await lentOut()).toEqual(before)
    expect((await aCommunity({ name: 'Kept' })).name).toBe('Kept')
  })

  it('is recognized as an unavailable database', async () => {
    const payload = await testPayload()
    const { pool } = payload.db
    const nowhere = new Pool({ host: '127.0.0.1', port: 1 })
    payload.db.pool = nowhere
    try {
      await expect(
        payload.create({ collection: 'helpful-links', data: aLink('Nowhere') }),
      ).rejects.toSatisfy(isDatabaseDown)
    } finally {
      payload.db.pool = pool
      await nowhere.end()
    }
  })
})

describe('queries of one transaction', () => {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
  afterAll(() => pool.end())

  it('are sent one after another when the validators of several fields read', async () => {
    const save = () => aCommunity({ homeTypes: ['single-family'], amenities: ['pools'] })
    expect(await countConcurrentQueries(save)).toBe(1)
  })

  it('are rolled back when they were started before the rollback', async () => {
    const { queue, rollback } = await beginOn(pool)
    const queries = [
      queue.query('select pg_sleep(0.1)'),
      queue.query('create table made_in_transaction ()'),
    ]
    await rollback()
    await Promise.all(queries)
    expect(await rows(`select to_regclass('made_in_transaction') as name`)).toEqual([
      { name: null },
    ])
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  })

  it('fail after a failed one, and the rollback succeeds', async () => {
    const { queue, rollback } = await beginOn(pool)
    const queries = Promise.allSettled([queue.query('select 1 / 0'), queue.query('select 1')])
    await rollback()
    expect(await queries).toMatchObject([
      { reason: { message: 'division by zero' } },
      { reason: { message: expect.stringContaining('transaction is aborted') } },
    ])
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  })

  it('finish before the connection returns to the pool, also after the end', async () => {
    const { queue, commit } = await beginOn(pool)
    const committed = commit()
    let isFinished = false
    const late = queue.query('select pg_sleep(0.1)').then(() => {
      isFinished = true
    })
    await committed
    expect([isFinished, pool.idleCount]).toEqual([true, 1])
    await late
  })
})

describe('a frozen database server', () => {
  it('does not block the caller, and its connection is not reused', async () => {
    const connectionString = process.env.DATABASE_URL
    // Without a timeout of the pool, only the timeout of the rollback itself ends its wait.
    const pool = new Pool({ connectionString, max: 1 })
    const frozenQuery = { text: 'select 1', query_timeout: 200 }
    const { queue, rollback } = await beginOn(pool)
    const { rows: pids } = await queue.query('select pg_backend_pid() as pid')
    const { pid } = pids[0]
    process.kill(pid, 'SIGSTOP')
    try {
      const frozen = queue.query(frozenQuery)
      const waiting = Promise.allSettled([queue.query('select 2'), queue.query('select 3')])
      await expect(frozen).rejects.toThrow('Query read timeout')
      await rollback()
      expect([pool.totalCount, pool.idleCount]).toEqual([0, 0])
      expect(await waiting).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    const next = await beginOn(pool)
    await next.commit()
    await pool.end()
  })
})
