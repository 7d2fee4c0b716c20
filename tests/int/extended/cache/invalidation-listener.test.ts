import { Client } from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GET as getReady } from '@/app/api/health/ready/route'
import { serverState } from '@/lib/server-state'
import type { Community } from '@/payload-types'
import {
  type CacheInvalidationListener,
  listenForInvalidations,
} from '../../../../server/cache/cache-invalidation-listener'
import { call } from '../../../fixtures/call'
import { sql } from '../../../fixtures/rows'
import { aBuilder, aCommunity, testPayload } from '../../../fixtures/site'

const databaseUrl = process.env.DATABASE_URL ?? ''
const onTags = vi.fn((_tags: readonly string[]) => {})
let listener: CacheInvalidationListener

beforeEach(async () => {
  onTags.mockReset()
  listener = listenForInvalidations({
    databaseUrl,
    onTags,
    pause: 10,
    heartbeat: 20,
    patience: 500,
  })
  await listener.start()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await listener.close()
  delete serverState.problems
})

/** A new connection takes long on a busy machine. */
const patiently = { timeout: 20_000 }

const heard = () => onTags.mock.calls.map(([tags]) => tags)

it('the listener invalidates everything once when starting', () => {
  expect(heard()).toEqual([['site']])
})

it('the listener receives changes of every process, after they are committed', async () => {
  const { id } = await aCommunity({ name: 'Heard Hills', slug: 'heard-hills' })
  await vi.waitFor(() => expect(heard()).toContainEqual(['communities', 'community:heard-hills']))
  const payload = await testPayload()
  await payload.update({ collection: 'communities', id, data: { slug: 'new-hills' } })
  await vi.waitFor(() =>
    expect(heard()).toContainEqual(['communities', 'community:new-hills', 'community:heard-hills']),
  )
  await payload.delete({ collection: 'communities', id })
  await vi.waitFor(() => expect(heard().at(-1)).toEqual(['communities', 'community:new-hills']))
})

it('the listener hears which builders have communities only when a community changes its builders', async () => {
  const { id: builder } = await aBuilder()
  const { id } = await aCommunity({ slug: 'built-hills', builders: [builder] })
  const payload = await testPayload()
  const update = (data: Partial<Community>) =>
    payload.update({ collection: 'communities', id, data: { ...data, _status: 'published' } })
  await update({ startPrice: 400_000 })
  await update({ builders: [] })
  const community = ['communities', 'community:built-hills']
  await vi.waitFor(() =>
    expect(heard().filter((tags) => tags.includes('community:built-hills'))).toEqual([
      [...community, 'builders-with-communities'],
      community,
      [...community, 'builders-with-communities'],
    ]),
  )
})

it('the listener receives nothing for drafts and rolled back changes', async () => {
  await aCommunity({ slug: 'draft-hills', _status: 'draft' })
  await aCommunity({ slug: 'taken' })
  await expect(aCommunity({ slug: 'taken' })).rejects.toThrow()
  await aCommunity({ slug: 'last' })
  await vi.waitFor(() => expect(heard().at(-1)).toContain('community:last'))
  expect(heard()).toEqual([
    ['site'],
    ['communities', 'community:taken'],
    ['communities', 'community:last'],
  ])
})

it('the listener reconnects after the connection is lost, and then invalidates everything', async () => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'guide: listener'`,
  )
  await client.end()
  await vi.waitFor(() => expect(heard()).toEqual([['site'], ['site']]), patiently)
  await aCommunity({ slug: 'after-all' })
  await vi.waitFor(() => expect(heard().at(-1)).toContain('community:after-all'))
})

/** The PostgreSQL process of the listener's connection. */
async function server(): Promise<number> {
  const [row] = await sql(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'guide: listener'`,
  )
  return Number(row?.pid)
}

it('the listener treats a silent connection as lost, and invalidates everything after reconnecting', async () => {
  expect(serverState.listening).toBe(true)
  const frozen = await server()
  process.kill(frozen, 'SIGSTOP')
  try {
    const states: unknown[] = []
    onTags.mockImplementation(() => void states.push(serverState.listening))
    await aCommunity({ slug: 'unheard-hills' })
    await vi.waitFor(() => expect(heard()).toEqual([['site'], ['site']]), patiently)
    // Not ready until everything is invalidated.
    expect(states).toEqual([false])
    await vi.waitFor(() => expect(serverState.listening).toBe(true), patiently)
    await aCommunity({ slug: 'heard-again' })
    await vi.waitFor(() => expect(heard().at(-1)).toContain('community:heard-again'))
  } finally {
    process.kill(frozen, 'SIGCONT')
  }
})

it('the listener has received every change that was committed before a synchronization', async () => {
  for (const slug of ['one-hills', 'two-hills', 'three-hills']) {
    await aCommunity({ slug })
    await listener.synchronize()
    expect(heard().at(-1)).toEqual(['communities', `community:${slug}`])
  }
})

it('the listener invalidates everything for an unreadable notification', async () => {
  await sql("select pg_notify('guide_tags', 'no JSON')")
  await vi.waitFor(() => expect(heard()).toEqual([['site'], ['site']]))
})

it('the cache of this process is invalidated before a publication is acknowledged', async () => {
  const changed: (readonly string[])[] = []
  const ended: (readonly string[])[] = []
  serverState.beginChange = (tags) => {
    changed.push(tags)
    return () => ended.push(tags)
  }
  try {
    const { id } = await aCommunity({ slug: 'first-hills' })
    expect(ended).toEqual([['communities', 'community:first-hills']])
    const payload = await testPayload()
    await payload.update({ collection: 'communities', id, data: { name: 'Later' }, draft: true })
    await expect(aCommunity({ slug: 'first-hills' })).rejects.toThrow()
    expect(changed).toHaveLength(1)
  } finally {
    delete serverState.beginChange
  }
})

it('the listener reports whether the database responds', async () => {
  expect(await listener.isResponding(5000)).toBe(true)
  const frozen = await server()
  process.kill(frozen, 'SIGSTOP')
  try {
    expect(await listener.isResponding(50)).toBe(false)
  } finally {
    process.kill(frozen, 'SIGCONT')
  }
  await listener.close()
  expect(await listener.isResponding(50)).toBe(false)
})

it('the listener receives a published document that is unpublished or moved despite a newer draft', async () => {
  const payload = await testPayload()
  const save = (id: number, data: object, draft = false) =>
    payload.update({ collection: 'communities', id, data, draft, depth: 0 })

  const down = await aCommunity({ slug: 'down-hills' })
  await save(down.id, { name: 'Later', _status: 'draft' }, true)
  await vi.waitFor(() => expect(heard()).toHaveLength(2))
  await save(down.id, { _status: 'draft' })
  await vi.waitFor(() =>
    expect(heard().slice(2)).toEqual([['communities', 'community:down-hills']]),
  )

  const moved = await aCommunity({ slug: 'before-hills' })
  await save(moved.id, { slug: 'after-hills', _status: 'draft' }, true)
  await save(moved.id, { _status: 'published' })
  await vi.waitFor(() =>
    expect(heard().slice(4)).toContainEqual([
      'communities',
      'community:after-hills',
      'community:before-hills',
    ]),
  )
})

it('the listener receives nothing for a draft that is saved on a published document', async () => {
  const payload = await testPayload()
  const { id } = await aCommunity({ slug: 'shown-hills' })
  const draft = { collection: 'communities', id, draft: true } as const
  await payload.update({ ...draft, data: { name: 'Later', _status: 'draft' } })
  await aCommunity({ slug: 'end-hills' })
  await vi.waitFor(() => expect(heard().at(-1)).toContain('community:end-hills'))
  expect(heard()).toHaveLength(3)
})

/** Another database of the same server, whose notifications the listener does not hear. */
function elsewhere(): string {
  const url = new URL(databaseUrl)
  url.pathname = '/postgres'
  return url.href
}

it('the server is not ready, and says why, while notifications of changes do not arrive', async () => {
  await listener.close()
  const deaf = listenForInvalidations({
    databaseUrl,
    writeUrl: elsewhere(),
    onTags,
    pause: 10,
    patience: 200,
  })
  onTags.mockClear()
  await deaf.start()
  expect(serverState.listening).toBe(false)
  expect(heard()).toEqual([])
  const response = await call(getReady, '/api/health/ready')
  expect(response.status).toBe(503)
  expect((await response.json()).detail).toMatch(
    /^Notifications of PostgreSQL do not arrive: DATABASE_URL seems to be a transaction pooler, and DATABASE_DIRECT_URL is missing/,
  )
  await deaf.close()
})

it('a heartbeat that does not come back ends readiness, and the next connection restores it', async () => {
  const pid = await server()
  // As a pooler does that lends the connection another session.
  const { query } = Client.prototype
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const isBeat = Array.isArray(args[1]) && args[1][1] === 'own'
    return Reflect.apply(query, this, isBeat ? ['select 1'] : args)
  })
  await vi.waitFor(
    () => expect(serverState.problems?.listener).toMatch(/^Notifications/),
    patiently,
  )
  expect(serverState.listening).toBe(false)
  vi.restoreAllMocks()
  await vi.waitFor(() => expect(serverState.listening).toBe(true), patiently)
  expect(serverState.problems?.listener).toBeUndefined()
  expect(await server()).not.toBe(pid)
})
