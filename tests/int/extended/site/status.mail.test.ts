import { readdirSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { WORKER_LOCK } from '@/config/worker-lock'
import { readChecks, readFailing } from '@/data/operations/queries'
import type { CheckState } from '@/domain/operations/checks'
import { serverState } from '@/lib/server-state'
import { countStatements, emptyTables, insertRows, sql } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

await testPayload()

const worker = new Client({ connectionString: process.env.DATABASE_URL })
await worker.connect()
afterAll(() => worker.end())

const { listening, holdsWorkerLock } = serverState
afterAll(() => Object.assign(serverState, { listening, holdsWorkerLock }))

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

beforeEach(async () => {
  await emptyTables('payload_jobs', 'deliveries')
  await worker.query('select pg_advisory_lock($1)', [WORKER_LOCK])
  onTestFinished(async () => {
    await worker.query('select pg_advisory_unlock_all()')
  })
  Object.assign(serverState, { listening: true, holdsWorkerLock: false })
})

/** The state and text of a line of the status page. */
async function findLine(id: string): Promise<{ state?: CheckState; found?: string }> {
  const line = (await readChecks(new Date())).find((check) => check.id === id)
  return line ? { state: line.state, found: line.found } : {}
}

it('the status of a guide is read in one statement, and names its versions and migrations', async () => {
  expect(await countStatements(() => readChecks(new Date()))).toBe(1)
  const { found } = await findLine('versions')
  expect(found).toMatch(/^Guide \d+\.\d+\.\d+, Node v\d+\S*, PostgreSQL 1[5-9]\S*.*, Payload 3\./)
  const count = readdirSync('migrations').filter((file) => /^\d{8}_.*\.ts$/.test(file)).length
  expect(await findLine('migrations')).toEqual({
    state: 'well',
    found: `All ${count} are applied.`,
  })
  expect((await findLine('database')).found).toMatch(/^[\d.]+ MB, \d+ of \d+ connections in use\.$/)
  expect((await findLine('storage')).found).toMatch(/^Pictures are in a folder\. .* are free\.$/)
  expect(await findLine('listener')).toMatchObject({ state: 'well' })
})

it('a migration that the database does not have is pending, and one of a newer version is named', async () => {
  const [first] = await sql('select name from payload_migrations order by name limit 1')
  await sql(
    `update payload_migrations set name = '30000101_000000_newer' where name = $1`,
    first?.name,
  )
  onTestFinished(async () => {
    await sql(`update payload_migrations set name = $1 where name like '3000%'`, first?.name)
  })
  expect(await findLine('migrations')).toEqual({
    state: 'failing',
    found: `1 migration is pending: ${first?.name}.`,
  })
})

it('the worker is failing without a holder of its lock, and while a due job waits for long', async () => {
  expect((await findLine('worker')).found).toMatch(
    /^The server at .* has run them for .*; none is due\.$/,
  )
  serverState.holdsWorkerLock = true
  const job = {
    queue: 'default',
    processing: false,
    has_error: false,
    created_at: ago(30),
    updated_at: ago(1),
  }
  await insertRows('payload_jobs', [
    { ...job, wait_until: ago(-60) },
    { ...job, processing: true },
  ])
  await sql('update payload_jobs set updated_at = now() where processing')
  expect(await findLine('worker')).toMatchObject({ state: 'well' })
  await insertRows('payload_jobs', [{ ...job, wait_until: ago(12) }])
  expect(await findLine('worker')).toMatchObject({
    state: 'failing',
    found: expect.stringMatching(/^This server has run them .* waits for 12 min\.$/),
  })
  await worker.query('select pg_advisory_unlock_all()')
  expect(await findLine('worker')).toMatchObject({
    state: 'failing',
    found: expect.stringMatching(/^No server runs the jobs/),
  })
})

it('mail is failing after three failed emails without one that was sent, and not for webhooks', async () => {
  expect(await findLine('mail')).toEqual({
    state: 'well',
    found: 'None was sent yet; 0 waiting, 0 failed.',
  })
  const email = {
    channel: 'mail',
    kind: 'lead-notice',
    to: 'ana@buyer.example',
    subject: 'Hello',
    text: 'Hello',
    status: 'failed',
    created_at: ago(90),
  }
  await insertRows('deliveries', [
    { ...email, status: 'sent', sent_at: ago(60), updated_at: ago(60), message_id: 'sent' },
    { ...email, updated_at: ago(70), message_id: 'earlier' },
    { ...email, updated_at: ago(3), message_id: 'a' },
    { ...email, updated_at: ago(2), message_id: 'b' },
    { ...email, channel: 'webhook', updated_at: ago(1), message_id: 'call' },
  ])
  expect(await findLine('mail')).toMatchObject({ state: 'attention' })
  await insertRows('deliveries', [{ ...email, updated_at: ago(1), message_id: 'c' }])
  expect(await findLine('mail')).toEqual({
    state: 'failing',
    found: 'The last email was sent 1 h ago; 0 waiting, 4 failed.',
  })
  await sql(`update deliveries set status = 'queued' where message_id = 'a'`)
  expect(await findLine('mail')).toMatchObject({
    state: 'failing',
    found: expect.stringContaining('1 waiting, 3 failed.'),
  })
})

it('the dashboard shows what is failing', async () => {
  serverState.listening = false
  await readChecks(new Date())
  expect((await readFailing(new Date())).map(({ id }) => id)).toContain('listener')
  serverState.listening = true
  const later = new Date(Date.now() + 120_000)
  expect((await readFailing(later)).map(({ id }) => id)).not.toContain('listener')
})
