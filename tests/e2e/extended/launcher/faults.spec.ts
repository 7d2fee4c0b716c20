import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { databaseUnavailable } from '../../../../src/content/unavailable'
import { contactLead } from '../../../fixtures/contact-lead'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { findServer, signalPostgres } from '../../setup/processes'

// These tests stop and kill a guide and its database, and expect that it recovers for the next one.
test.describe.configure({ mode: 'serial' })

// Rate limits are counted in the database and wait for it, too.
const many = '100000/3600'
const settings = {
  SEED: 'none',
  RATE_LIMITS: `leads=${many},leads-direct=${many},login=${many},reads=${many}`,
}
let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, settings)
})

test.afterAll(async () => {
  signalPostgres(folder, 'SIGCONT')
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

function post(route: string, body: object, headers: Record<string, string> = {}) {
  return fetch(guide.url + route, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const postLead = (key: string) =>
  post('/api/leads', { ...contactLead, lastName: key }, { 'idempotency-key': key })

const status = async (route: string) => (await fetch(guide.url + route)).status

/** Runs statements on the guide's database and returns the rows of the last one. */
async function sql(text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Expects a 503 within 5 seconds and returns its body. */
async function expectUnavailable(pending: Promise<Response>): Promise<string> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer within 5 seconds')), 5000)
  })
  const response = await Promise.race([pending, late])
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  return response.text()
}

test('while the database is frozen, requests do not hang and cached pages are served; then all recovers', async () => {
  for (const route of ['/', '/api/stats']) expect(await status(route)).toBe(200)
  expect((await postLead('before-the-frost')).status).toBe(201)

  signalPostgres(folder, 'SIGSTOP')
  const account = { email: 'ana@example.com', password: 'a-long-enough-password' }
  const sorry = 'The guide cannot reach its database right now. Please try again in a moment.'
  const broken = 'This page didn’t load'
  expect(await expectUnavailable(postLead('during-the-frost'))).toContain(sorry)
  expect(JSON.parse(await expectUnavailable(post('/cms/api/users/login', account)))).toEqual({
    errors: [{ message: databaseUnavailable.message }],
  })
  for (const route of ['/search?q=home', '/communities/not-asked-for-before']) {
    expect(await expectUnavailable(fetch(guide.url + route))).toContain(broken)
  }
  const backOffice = await expectUnavailable(fetch(`${guide.url}/admin/login`))
  expect(backOffice).toContain(databaseUnavailable.title)
  expect(await status('/api/health/live')).toBe(200)
  expect(await status('/api/health/ready')).toBe(503)
  expect(await status('/api/builders')).toBe(503)
  for (const route of ['/', '/api/stats']) expect(await status(route)).toBe(200)
  const all = ['/search?q=a', '/search?q=b', '/api/blog', '/api/events', '/blog/not-asked-for']
  await Promise.all(all.map((route) => expectUnavailable(fetch(guide.url + route))))

  signalPostgres(folder, 'SIGCONT')
  await expect.poll(() => status('/api/health/ready')).toBe(200)
  await expect.poll(async () => (await postLead('during-the-frost')).status).toBe(201)
})

test('a page whose read times out is the stale page, or else 503', async () => {
  expect(await status('/communities')).toBe(200)
  const locking = new Client({ connectionString: runningUrl(folder) })
  await locking.connect()
  try {
    await locking.query(`select pg_notify('guide_tags', '["site"]')`)
    await locking.query('begin; lock table communities')
    const isStale = async () =>
      (await fetch(`${guide.url}/communities`)).headers.get('cache-status')
    await expect.poll(isStale).toBe('guide; hit; detail=stale')
    const other = await fetch(`${guide.url}/communities/not-asked-for-before`)
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5'])
    expect(guide.output).not.toContain('rendering failed')
  } finally {
    await locking.end()
  }
  await expect.poll(() => status('/communities/not-asked-for-before')).toBe(404)
})

test('a killed server is restarted', async () => {
  process.kill(findServer(guide), 'SIGKILL')
  await expect.poll(() => status('/api/health/ready').catch(() => 0)).toBe(200)
  expect(guide.output).toContain('The web server ended unexpectedly: starting it again in 1 s …')
  expect(guide.output).toContain('The web server runs again.')
})

test('a silent LISTEN connection makes the server not ready, and stale responses are not served', async () => {
  const communities = async () => (await fetch(`${guide.url}/api/communities`)).text()
  expect(await communities()).toBe('[]')
  const listener = await sql(
    "select pid from pg_stat_activity where application_name = 'guide: listener'",
  )
  expect(listener).toHaveLength(1)
  process.kill(Number(listener[0]?.pid), 'SIGSTOP')
  await sql(`
    insert into communities (name, slug, location, city, county, status, _status, updated_at, created_at)
    values ('Unheard Hills', 'unheard-hills', '1 Hill St, Boerne, Texas 78006', 'Boerne', 'kendall',
      'available', 'published', now(), now());
    select pg_notify('guide_tags', '["communities"]')`)
  const probes = new Set<number>()
  await expect
    .poll(
      async () => {
        probes.add(await status('/api/health/ready'))
        return communities()
      },
      { intervals: [50] },
    )
    .toContain('Unheard Hills')
  expect([...probes]).toContain(503)
  await expect.poll(() => status('/api/health/ready')).toBe(200)
  process.kill(Number(listener[0]?.pid), 'SIGCONT')
})

test('no acknowledged lead is lost or duplicated when database and guide are killed under load', async () => {
  const count = 300
  const acknowledged = new Map<string, string>()
  let next = 0

  /** Sends leads until all are sent, each repeatedly with its key until it is acknowledged. */
  async function buyer(): Promise<void> {
    while (next < count) {
      const key = `lead-number-${next}`
      next += 1
      while (!acknowledged.has(key)) {
        const response = await postLead(key).catch(() => null)
        if (response?.status === 201) acknowledged.set(key, (await response.json()).id)
      }
    }
  }

  const buyers = Promise.all(Array.from({ length: 10 }, buyer))
  await expect.poll(() => acknowledged.size, { intervals: [5] }).toBeGreaterThan(60)
  signalPostgres(folder, 'SIGKILL')
  await expect.poll(() => acknowledged.size, { intervals: [5] }).toBeGreaterThan(180)
  await guide.end('SIGKILL')
  guide = await startGuide(folder, settings)
  await buyers

  const rows = await sql(
    "select id, idempotency_key as key from leads where idempotency_key like 'lead-number-%'",
  )
  expect(rows).toHaveLength(count)
  for (const { id, key } of rows) expect(acknowledged.get(String(key))).toBe(String(id))
})
