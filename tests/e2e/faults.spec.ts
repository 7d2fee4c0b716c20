import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { runningUrl } from '../../scripts/launch/embedded-postgres'
import { scratchFolder } from '../scratch-folder'
import { type Guide, startGuide } from './setup/guide'

// The database and the guide itself are stopped and killed under these.
test.describe.configure({ mode: 'serial' })

const settings = { SEED: 'none', RATE_LIMITS: 'off' }
let folder = ''
let guide: Guide

test.beforeEach(async () => {
  folder = scratchFolder()
  guide = await startGuide(folder, settings)
})

test.afterEach(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** The PostgreSQL server of the guide and its workers, the server first. */
function postgres(): number[] {
  const file = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8')
  const server = Number(file.split('\n', 1)[0])
  const workers = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const afterName = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? ''
      return Number(afterName.split(' ')[1]) === server
    } catch {
      return false
    }
  })
  return [server, ...workers.map(Number)]
}

function signalPostgres(signal: NodeJS.Signals): void {
  for (const pid of postgres()) process.kill(pid, signal)
}

function postLead(key: string): Promise<Response> {
  return fetch(`${guide.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: key,
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      subject: 'A question',
      message: 'Where is the model home?',
      source: 'contact-page',
      type: 'general-inquiry',
    }),
  })
}

const status = async (route: string) => (await fetch(guide.url + route)).status

test('while the database is frozen nothing hangs, what is kept is served, and all is well again after', async () => {
  for (const route of ['/', '/api/stats']) expect(await status(route)).toBe(200)
  expect((await postLead('before-the-frost')).status).toBe(201)

  signalPostgres('SIGSTOP')
  const refused = await postLead('during-the-frost')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await status('/api/health/live')).toBe(200)
  expect(await status('/api/health/ready')).toBe(503)
  expect(await status('/api/builders')).toBe(503)
  for (const route of ['/', '/api/stats']) expect(await status(route)).toBe(200)
  const notKept = await fetch(`${guide.url}/communities/not-asked-for-before`)
  expect([notKept.status, await notKept.text()]).toEqual([
    500,
    expect.stringContaining('This page did not load'),
  ])

  signalPostgres('SIGCONT')
  await expect.poll(() => status('/api/health/ready')).toBe(200)
  await expect.poll(async () => (await postLead('during-the-frost')).status).toBe(201)
})

test('no acknowledged lead is lost or doubled when database and guide are killed under load', async () => {
  const count = 300
  const acknowledged = new Map<string, string>()
  let next = 0

  /** Sends leads until none is left; each again, with its key, until it is acknowledged. */
  async function buyer(): Promise<void> {
    while (next < count) {
      const key = `lead-number-${next}`
      next += 1
      while (!acknowledged.has(key)) {
        const answer = await postLead(key).catch(() => null)
        if (answer?.status === 201) acknowledged.set(key, (await answer.json()).id)
      }
    }
  }

  const buyers = Promise.all(Array.from({ length: 10 }, buyer))
  await expect.poll(() => acknowledged.size, { intervals: [5] }).toBeGreaterThan(60)
  signalPostgres('SIGKILL')
  await expect.poll(() => acknowledged.size, { intervals: [5] }).toBeGreaterThan(180)
  await guide.end('SIGKILL')
  guide = await startGuide(folder, settings)
  await buyers

  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  const { rows } = await client.query<{ id: number; key: string }>(
    'select id, idempotency_key as key from leads',
  )
  await client.end()
  expect(rows).toHaveLength(count)
  for (const { id, key } of rows) expect(acknowledged.get(key)).toBe(String(id))
})
