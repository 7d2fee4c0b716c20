import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { scratchFolder } from '../../../scratch-folder'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { findServer } from '../../setup/processes'

// Two guides on one database; only one of them runs background jobs.
test.describe.configure({ mode: 'serial' })

const settings = { SEED: 'none', RATE_LIMITS: 'off', PAYLOAD_SECRET: 's'.repeat(32) }
let folders: readonly string[] = []
let first: Guide
let second: Guide
let database: Client

test.beforeAll(async () => {
  const [own, other] = [preparedFolder(), scratchFolder()]
  folders = [own, other]
  first = await startGuide(own, settings)
  const url = runningUrl(own) ?? ''
  second = await startGuide(other, { ...settings, DATABASE_URL: url })
  database = new Client({ connectionString: url })
  await database.connect()
})

test.afterAll(async () => {
  await database.end()
  await second.end('SIGTERM')
  await first.end('SIGTERM')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function rows(text: string): Promise<readonly Record<string, unknown>[]> {
  return (await database.query<Record<string, unknown>>(text)).rows
}

/** The sessions that hold the worker lock or wait for it. */
const workers = () =>
  rows(`select pid, exists (
      select from pg_locks l where l.pid = a.pid and locktype = 'advisory' and objid = 7216003
    ) as works
    from pg_stat_activity a where application_name = 'guide: worker' order by pid`)

const holders = async () => (await workers()).filter(({ works }) => works).map(({ pid }) => pid)

/** A draft that is due for publication. */
async function dueDraft(slug: string): Promise<void> {
  await database.query(
    `with draft as (
       insert into communities (name, slug, location, city, county, status, _status)
       values ($1, $1, '1 Sun St, Boerne, Texas 78006', 'Boerne', 'kendall', 'available', 'draft')
       returning id)
     insert into payload_jobs (queue, task_slug, input)
     select 'default', 'schedulePublish', json_build_object('type', 'publish', 'doc',
       json_build_object('relationTo', 'communities', 'value', id)) from draft`,
    [slug],
  )
}

const published = (slug: string) =>
  rows(`select slug from communities where slug = '${slug}' and _status = 'published'`)

test('when the server with the worker is frozen, the other one takes over and remains the only worker', async () => {
  await expect.poll(async () => (await workers()).length).toBe(2)
  const [before] = await holders()
  const frozen = findServer(first)
  process.kill(frozen, 'SIGSTOP')
  try {
    await dueDraft('rising-sun')
    await expect.poll(() => published('rising-sun'), { timeout: 60_000 }).toHaveLength(1)
  } finally {
    process.kill(frozen, 'SIGCONT')
  }
  const [after] = await holders()
  expect(after).not.toBe(before)

  // The resumed server waits for the lock again, in a new session.
  await expect.poll(async () => (await workers()).length).toBe(2)
  expect((await workers()).map(({ pid }) => pid)).not.toContain(before)
  expect(await holders()).toEqual([after])
  await dueDraft('setting-sun')
  await expect.poll(() => published('setting-sun')).toHaveLength(1)
  expect(await holders()).toEqual([after])
  for (const { url } of [first, second]) {
    await expect
      .poll(async () => (await fetch(`${url}/api/communities`)).text())
      .toContain('setting-sun')
  }
})
