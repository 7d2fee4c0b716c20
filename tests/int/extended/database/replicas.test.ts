import { AsyncLocalStorage } from 'node:async_hooks'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { TAGS_CHANNEL } from '@/config/cache-tags'
import { queryClient } from '@/database/sql/query'
import { cacheScope } from '@/lib/cache-scope'
import { type SnapshotTransaction, serverState } from '@/lib/server-state'
import { startEmbeddedPostgres } from '../../../../scripts/dev-db/embedded-postgres'
import { type Replication, startReplication } from '../../../../scripts/drills/replication'
import { listenForInvalidations } from '../../../../server/cache/cache-invalidation-listener'
import { ResponseCache } from '../../../../server/cache/response-cache'
import { CachedResponse } from '../../../../server/http/cached-response'
import { createReplicas } from '../../../../server/replicas/replicas'
import { createDeferred } from '../../../create-deferred'
import { scratchFolder } from '../../../scratch-folder'

const template = scratchFolder()
let replication: Replication
let primary: Client
let replica: Client

/** Milliseconds between two looks at a replica. */
const PAUSE = 20
/** Only ends a test that hangs. */
const WAIT = 60_000

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

beforeAll(async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: template, durable: false })
  const client = await connect(url)
  await client.query(`create table prices as select 'first' as price`)
  await client.end()
  await stop()
  replication = await startReplication({ template, synchronous: false, delay: 0 })
  primary = await connect(replication.url)
  replica = await connect(replication.replicaUrl)
})

afterAll(async () => {
  await primary.end()
  await replica.end()
  await replication.stop()
  rmSync(template, { recursive: true, force: true })
})

const current = new AsyncLocalStorage<SnapshotTransaction>()

/** Waits within a render that has read the price, if it is set. */
let hold: (() => Promise<void>) | undefined

/** Reads the price as a page does: on the replica within a snapshot of one, otherwise on the primary. */
async function readPrice(): Promise<string> {
  const row = z.object({ price: z.string(), isReplica: z.boolean() })
  const text = 'select price, pg_is_in_recovery() as "isReplica" from prices'
  const [found] = await queryClient(current.getStore()?.queue ?? primary, row, text)
  return `${found?.price} from the ${found?.isReplica ? 'replica' : 'primary'}`
}

/** A page whose text is the price. */
async function renderPrice(): Promise<CachedResponse> {
  cacheScope.getStore()?.dependOn(['prices'])
  const price = await readPrice()
  await hold?.()
  return CachedResponse.from(200, { 'cache-control': 'public' }, Buffer.from(price))
}

/** Changes the price as another server does. */
async function publish(price: string): Promise<void> {
  await primary.query('begin')
  await primary.query('update prices set price = $1', [price])
  await primary.query('select pg_notify($1, $2)', [TAGS_CHANNEL, '["prices"]'])
  await primary.query('commit')
}

async function pauseReplay(): Promise<void> {
  await replica.query('select pg_wal_replay_pause()')
  const text = 'select pg_get_wal_replay_pause_state() as state'
  await vi.waitUntil(async () => (await replica.query(text)).rows[0].state === 'paused', WAIT)
}

/** A server with a cache, a listener and replicas. */
async function startServer(urls = [replication.replicaUrl]) {
  serverState.readSnapshot = async (work, transaction) => {
    if (!transaction) return work()
    return current.run(transaction, work).finally(() => transaction.rollback())
  }
  const heard = vi.fn<(tags: readonly string[]) => void>()
  const replicas = createReplicas({
    urls,
    poolSize: 4,
    readPosition: () => listener.readPosition(),
    pause: PAUSE,
  })
  const cache = new ResponseCache({ replicas, synchronize: () => listener.synchronize() })
  const listener = listenForInvalidations({
    databaseUrl: replication.url,
    onTags(tags) {
      heard(tags)
      cache.invalidate(tags)
    },
  })
  await listener.start()
  replicas.start()
  onTestFinished(async () => {
    await listener.close()
    await replicas.close()
    delete serverState.readSnapshot
    delete serverState.readReplicas
  })
  let pages = 0
  /** Reads a page, without an argument one that is not stored yet. */
  async function readPage(path?: string): Promise<string> {
    pages += 1
    const response = await cache.respond(path ?? `/prices/${pages}`, renderPrice)
    return String(await response.body.read())
  }
  return {
    cache,
    heard,
    readPage,
    readState: () => serverState.readReplicas?.()[0],
    /** Resolves when a page that is not stored yet has this text. */
    waitForPage: (text: string) => vi.waitUntil(async () => (await readPage()) === text, WAIT),
  }
}

it('a page is read from the replica, and never from one that has not replayed the last change', async () => {
  const { heard, readPage, readState, waitForPage } = await startServer()
  await waitForPage('first from the replica')

  await pauseReplay()
  await publish('second')
  await vi.waitUntil(() => heard.mock.lastCall?.[0].includes('prices'), WAIT)
  await vi.waitUntil(() => (readState()?.behindSeconds ?? 0) > 0, WAIT)
  expect(await readPage('/prices')).toBe('second from the primary')

  await replica.query('select pg_wal_replay_resume()')
  await waitForPage('second from the replica')
  await vi.waitUntil(() => readState()?.behindSeconds === 0, WAIT)
  expect(await readPage('/prices')).toBe('second from the primary')
})

it('a change that is heard while a page is read from the replica is in the answer', async () => {
  const { readPage, waitForPage } = await startServer()
  await publish('before')
  await waitForPage('before from the replica')
  const isRead = createDeferred()
  const isPublished = createDeferred()
  hold = async () => {
    hold = undefined
    isRead.resolve()
    await isPublished.promise
  }
  const reading = readPage('/slow')
  await isRead.promise
  await publish('after')
  isPublished.resolve()
  expect(await reading).toBe('after from the primary')
  expect(await readPage('/slow')).toBe('after from the primary')
})

it('a read that pages share is not shared when its replica is older than a change', async () => {
  const { heard, cache, waitForPage } = await startServer()
  await publish('before')
  await waitForPage('before from the replica')
  const isRead = createDeferred()
  const isPublished = createDeferred()
  const renderShared = async () => {
    const price = await cacheScope.getStore()?.read('price', async () => {
      cacheScope.getStore()?.dependOn(['prices'])
      return readPrice()
    })
    return CachedResponse.from(200, { 'cache-control': 'public' }, Buffer.from(String(price)))
  }
  const first = cache.respond('/a', async () => {
    const before = await readPrice()
    expect(before).toBe(current.getStore() ? 'before from the replica' : 'after from the primary')
    isRead.resolve()
    await isPublished.promise
    return renderShared()
  })
  await isRead.promise
  heard.mockClear()
  await publish('after')
  await vi.waitUntil(() => heard.mock.calls.length > 0, WAIT)
  isPublished.resolve()
  const second = await cache.respond('/b', renderShared)
  expect(String(await second.body.read())).toMatch('after')
  expect(String(await (await first).body.read())).toMatch('after')
})

it('the primary is read while the replica is gone, and the replica again after it', async () => {
  const { readState, waitForPage } = await startServer()
  await publish('before')
  await waitForPage('before from the replica')
  replication.signalReplica('SIGKILL')
  await waitForPage('before from the primary')
  await vi.waitUntil(() => readState()?.problem?.startsWith('It does not answer'), WAIT)
  await publish('after')
  await waitForPage('after from the primary')
  await replication.reviveReplica()
  await waitForPage('after from the replica')
  expect(readState()?.problem).toBeUndefined()
})

it('an address that is no replica of the database is left out with what to do', async () => {
  const { readState, readPage } = await startServer([replication.url])
  await vi.waitUntil(() => readState()?.problem?.startsWith('It is a primary. Remove it'), WAIT)
  expect(await readPage()).toMatch('from the primary')
})
