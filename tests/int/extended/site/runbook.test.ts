import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { WORKER_LOCK } from '@/config/worker-lock'
import { cms } from '../../../fixtures/cms'
import { emptyTables, insertRows, sql } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'
import { getApiKey, signIn } from '../../../fixtures/staff'

const runbook = readFileSync('docs/operations/runbook.md', 'utf8')
const blocks = [...runbook.matchAll(/```sql\n([^`]+)```/g)].map(([, block = '']) => block)

/** The block of the runbook that contains a text. */
function findBlock(text: string): string {
  const found = blocks.filter((block) => block.includes(text))
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

await testPayload()

/** A connection as of another server. */
async function connect(): Promise<Client> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

it('the runbook has statements', () => {
  expect(blocks.length).toBeGreaterThan(10)
})

it.each(blocks.map((block) => ({ first: block.trim().split('\n', 1)[0], block })))(
  'the statement of the runbook runs on a migrated database: $first',
  async ({ block }) => {
    await sql(block)
  },
)

it('the runbook finds the server that holds the lock of the worker', async () => {
  const block = findBlock('pg_locks as l')
  expect(await sql(block)).toHaveLength(0)
  const worker = await connect()
  await worker.query('select pg_advisory_lock($1)', [WORKER_LOCK])
  expect(await sql(block)).toHaveLength(1)
})

it('the runbook ends the session for which others wait, and no other', async () => {
  const [idle, waiting, bystander] = [await connect(), await connect(), await connect()]
  for (const client of [idle, bystander]) await client.query('begin')
  await bystander.query('lock table events in access share mode')
  await idle.query('lock table communities')
  const waited = waiting.query('select count(*)::int as count from communities')
  const blocked = "select from pg_stat_activity where wait_event_type = 'Lock'"
  await expect.poll(() => sql(blocked)).toHaveLength(1)
  const block = findBlock('pg_terminate_backend')
  expect(await sql(block)).toHaveLength(1)
  await expect(waited).resolves.toMatchObject({ rowCount: 1 })
  await expect(idle.query('select 1')).rejects.toThrow()
  await bystander.query('commit')
})

it('the runbook makes emails due that wait for their next attempt', async () => {
  await emptyTables('payload_jobs')
  const job = { has_error: false, processing: false, wait_until: '2099-01-01', total_tried: 1 }
  const now = new Date().toISOString()
  const times = { created_at: now, updated_at: now }
  await insertRows('payload_jobs', [
    { ...job, ...times, queue: 'deliveries' },
    { ...job, ...times, queue: 'default' },
  ])
  await sql(findBlock('set wait_until = null'))
  expect(await sql('select queue from payload_jobs where wait_until is null')).toEqual([
    { queue: 'deliveries' },
  ])
  await emptyTables('payload_jobs')
})

it('the runbook ends all sessions and revokes all API keys', async () => {
  const credentials: readonly Record<string, string>[] = [
    { cookie: await signIn('editor') },
    { authorization: await getApiKey('admin') },
  ]
  const who = () =>
    Promise.all(
      credentials.map(async (headers) =>
        Boolean((await (await cms('users/me', { headers })).json()).user),
      ),
    )
  expect(await who()).toEqual([true, true])
  await sql(findBlock('users_sessions'))
  expect(await who()).toEqual([false, false])
})
