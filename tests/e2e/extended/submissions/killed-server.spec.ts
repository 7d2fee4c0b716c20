import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { admin, expect, test, visit } from '../../fixtures'
import {
  cheaper,
  createBuilder,
  type TestBuilder,
  toFile,
} from '../../helpers/builder-with-communities'
import { type Guide, startGuide } from '../../setup/guide'
import { adminSettings, preparedFolder } from '../../setup/prepared-folder'
import { findServer } from '../../setup/processes'
import { asSignedIn, signIn } from '../../staff'

let folder = ''
let guide: Guide

const start = () => startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', ...adminSettings })

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await start()
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** Runs `work` with a connection to the database of the guide. */
async function withDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: runningUrl(folder) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const sql = (text: string) =>
  withDatabase(async (client) => (await client.query<Record<string, unknown>>(text)).rows)

/** The advisory lock that a save of the second community waits for. */
const LOCK = 7_216_999

/**
 * Jobs that change a submission wait until `startJob`, so that the page follows them first. A save of
 * the second of three communities waits while a test has the lock.
 */
const addTriggers = ([, second]: TestBuilder['communities']) =>
  sql(`
    create function hold_job() returns trigger language plpgsql as $$
      begin new.wait_until := now() + interval '1 day'; return new; end $$;
    create trigger hold_job before insert on payload_jobs
      for each row when (new.queue = 'publishing') execute function hold_job();
    create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$;
    create trigger wait_for_test before insert on _communities_v
      for each row when (new.parent_id = ${second?.id}) execute function wait_for_test()`)

const startJob = () => sql('update payload_jobs set wait_until = null')

/** Kills the guide while its job saves the second community. Returns when its sessions have ended. */
async function killWhileSaving(): Promise<void> {
  await withDatabase(async (client) => {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    await startJob()
    const waiting = `select from pg_locks where objid = ${LOCK} and not granted`
    await expect
      .poll(async () => (await client.query(waiting)).rowCount, { intervals: [20] })
      .toBe(1)
    // A launcher that lives would start the server again, and a server without one would finish.
    process.kill(findServer(guide), 'SIGKILL')
    await guide.end('SIGKILL')
  })
  const others = `select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`
  await expect.poll(() => sql(others)).toEqual([])
}

/** The prices and the number of versions of the communities, as stored. */
const readStored = () =>
  sql(`select start_price::int as price, (select count(*)::int from _communities_v v
      where v.parent_id = c.id) as versions
    from communities c order by id`)

const toStored = ({ communities }: TestBuilder, less: number, versions: number) =>
  communities.map(({ startPrice }) => ({ price: startPrice - less, versions }))

/** The starting prices that buyers see in the API. */
const readPublic = ({ communities }: TestBuilder) =>
  Promise.all(
    communities.map(async ({ slug }) => {
      const response = await fetch(`${guide.url}/api/communities/slug/${slug}`)
      return (await response.json()).startPrice
    }),
  )

const toPublic = ({ communities }: TestBuilder, less: number) =>
  communities.map(({ startPrice }) => startPrice - less)

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(`${guide.url}/cms/api/${path}`, {
    headers: await asSignedIn(page),
    ...data,
  })
  expect(response.status(), await response.text()).toBe(201)
  return response.json()
}

test('a server that is killed while a submission is published publishes all of it after the restart, and so it undoes', async ({
  page,
}) => {
  await signIn(page, admin.email, guide.url)
  const builder = await createBuilder(
    async (collection, data) =>
      (await post(page, collection, { data: { _status: 'published', ...data } })).doc,
    3,
  )
  await addTriggers(builder.communities)
  const { id } = await post(page, 'submissions/receive', {
    multipart: { builder: String(builder.id), file: toFile(cheaper(builder, 5000)) },
  })
  const openSubmission = () => visit(page, `${guide.url}/admin/collections/submissions/${id}`)
  const progress = page.getByText('All of it is saved, or nothing.')
  const result = page.getByRole('region', { name: 'Result' })

  await openSubmission()
  await page.getByRole('button', { name: 'Accept all valid' }).click()
  await page.getByRole('button', { name: 'Publish 3 accepted' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 3 accepted' }).click()
  await expect(progress).toBeVisible()
  await killWhileSaving()
  expect(await readStored()).toEqual(toStored(builder, 0, 1))

  guide = await start()
  await openSubmission()
  await expect(result).toContainText('3 listings published')
  expect(await readStored()).toEqual(toStored(builder, 5000, 2))
  await expect.poll(() => readPublic(builder)).toEqual(toPublic(builder, 5000))

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(progress).toBeVisible()
  await killWhileSaving()
  expect(await readStored()).toEqual(toStored(builder, 5000, 2))

  guide = await start()
  await openSubmission()
  await expect(result).toContainText('3 listings are as they were before.')
  expect(await readStored()).toEqual(toStored(builder, 0, 3))
  await expect.poll(() => readPublic(builder)).toEqual(toPublic(builder, 0))
})
