import { EventEmitter, on } from 'node:events'
import { createLocalReq, initTransaction } from 'payload'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as listCommunities } from '@/app/api/communities/route'
import { GET as getReady } from '@/app/api/health/ready/route'
import { POST as runJobs } from '@/app/internal/jobs/route'
import { JOB_LEASE_SECONDS } from '@/config/job-times'
import { getSession } from '@/database/transactions/session'
import { serverState } from '@/lib/server-state'
import { INTERNAL_TOKEN_HEADER, internalToken } from '@/lib/tokens/internal-auth'
import { type Worker, workerOn } from '../../../../server/worker/worker'
import { call } from '../../../fixtures/call'
import { lentOut, sql } from '../../../fixtures/rows'
import { aCommunity, aUser, testPayload } from '../../../fixtures/site'

const databaseUrl = process.env.DATABASE_URL ?? ''
const workers: Worker[] = []
const runs = new EventEmitter()

const editor = await aUser('editor')
const contributor = await aUser('contributor')

/** Calls the internal endpoint as the server around Next does. */
const requestRun = async (queue: string) =>
  call(runJobs, '/internal/jobs', {
    method: 'POST',
    body: { queue },
    headers: { [INTERNAL_TOKEN_HEADER]: await internalToken() },
  })

const run = vi.fn(async (queue: string) => {
  const response = await requestRun(queue)
  const { ran } = (await response.json()) as { ran: number }
  runs.emit('ended')
  return ran
})

function aWorker(runner: (queue: string) => Promise<number> = run): Worker {
  const worker = workerOn({ databaseUrl, run: runner, pause: 20 })
  workers.push(worker)
  worker.start()
  return worker
}

/** Schedules as the admin panel's Schedule publishing does. */
async function schedule(type: 'publish' | 'unpublish', id: number, waitUntil: Date, user?: number) {
  const payload = await testPayload()
  return payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'communities', value: id },
      ...(user === undefined ? {} : { user: { relationTo: 'users', value: user } }),
    },
    waitUntil,
  })
}

async function shownNames(): Promise<string[]> {
  const response = await call(listCommunities, '/api/communities')
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}

const openJobs = () => sql('select id, has_error from payload_jobs where completed_at is null')
const noJobIsOpen = async () => (await openJobs()).length === 0
const isShown = async (name: string) => (await shownNames()).includes(name)
const soon = () => new Date(Date.now() + 300)
const past = () => new Date(Date.now() - 1000)

/** Waits for a condition and checks it after each run of due jobs. */
async function onceRun(isSo: () => Promise<boolean>): Promise<void> {
  const ended = on(runs, 'ended')
  while (!(await isSo())) await ended.next()
  await ended.return?.()
}

beforeEach(async () => {
  run.mockClear()
  await sql('truncate payload_jobs cascade')
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()))
  delete serverState.problems
})

describe('the worker', () => {
  it('publishes and unpublishes at the scheduled time, not earlier', async () => {
    const rising = await aCommunity({ name: 'Rising Sun', _status: 'draft' })
    const setting = await aCommunity({ name: 'Setting Sun' })
    await schedule('publish', rising.id, soon())
    await schedule('unpublish', setting.id, soon())
    aWorker()
    expect(await shownNames()).toEqual(expect.arrayContaining(['Setting Sun']))
    expect(await shownNames()).not.toContain('Rising Sun')
    await onceRun(noJobIsOpen)
    expect(await shownNames()).toContain('Rising Sun')
    expect(await shownNames()).not.toContain('Setting Sun')
  })

  it('runs schedules of an editor, and none of a contributor', async () => {
    const wanted = await aCommunity({ name: 'Wanted', _status: 'draft' })
    const unasked = await aCommunity({ name: 'Unasked', _status: 'draft' })
    await schedule('publish', unasked.id, past(), contributor.id)
    await schedule('publish', wanted.id, past(), editor.id)
    aWorker()
    await onceRun(async () => (await openJobs()).every((job) => job.has_error))
    expect(await shownNames()).toContain('Wanted')
    expect(await shownNames()).not.toContain('Unasked')
  })

  it('sends no requests to the app while no job is due', async () => {
    const { id } = await aCommunity()
    await schedule('unpublish', id, new Date(Date.now() + 3_600_000))
    const look = vi.spyOn(Client.prototype, 'query')
    aWorker()
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(5))
    look.mockRestore()
    expect(run).not.toHaveBeenCalled()
  })

  it('resumes jobs of a killed process, but not those that may still be running', async () => {
    const left = await aCommunity({ name: 'Left Behind', _status: 'draft' })
    const held = await aCommunity({ name: 'In Other Hands', _status: 'draft' })
    const { id } = await schedule('publish', left.id, past())
    await schedule('publish', held.id, past())
    await sql('update payload_jobs set processing = true')
    await sql(
      'update payload_jobs set updated_at = now() - make_interval(secs => $2) where id = $1',
      id,
      JOB_LEASE_SECONDS + 1,
    )
    aWorker()
    await onceRun(async () => (await openJobs()).length === 1)
    expect(await shownNames()).toContain('Left Behind')
    expect(await shownNames()).not.toContain('In Other Hands')
  })

  it('leaves a task that it does not know to a newer version', async () => {
    const { id } = await aCommunity({ name: 'Still Known', _status: 'draft' })
    await schedule('publish', id, past())
    // The tasks of this version do not include it.
    await sql(`insert into payload_jobs (queue, task_slug) values ('default', 'inline')`)
    expect(await (await requestRun('default')).json()).toEqual({ ran: 1 })
    expect(await isShown('Still Known')).toBe(true)
    expect(
      await sql('select task_slug, processing, has_error, total_tried from payload_jobs'),
    ).toEqual([{ task_slug: 'inline', processing: false, has_error: false, total_tried: '0' }])
  })

  it('runs on one of several servers, and on the next one when that server ends', async () => {
    const first = vi.fn((queue: string) => run(queue))
    const second = vi.fn((queue: string) => run(queue))
    const holder = aWorker(first)
    const { id } = await aCommunity()
    await schedule('publish', id, past())
    await onceRun(noJobIsOpen)
    expect(first).toHaveBeenCalled()
    aWorker(second)
    await schedule('publish', id, past())
    await onceRun(noJobIsOpen)
    expect(second).not.toHaveBeenCalled()
    await holder.close()
    await schedule('publish', id, past())
    await onceRun(noJobIsOpen)
    expect(second).toHaveBeenCalled()
  })

  it('recovers after its connection is lost', async () => {
    aWorker()
    const held = () =>
      sql(`select pid from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and application_name = 'guide: worker'
             and pg_stat_activity.datname = current_database()`)
    await vi.waitFor(async () => expect(await held()).toHaveLength(1))
    const [before] = await held()
    await sql('select pg_terminate_backend($1)', before?.pid)
    const { id } = await aCommunity({ name: 'After All', _status: 'draft' })
    await schedule('publish', id, past())
    await onceRun(() => isShown('After All'))
    expect(await held()).not.toEqual([before])
  })

  it('runs nothing, and says why, while its lock is not in its own session', async () => {
    const { id } = await aCommunity({ name: 'Unheld', _status: 'draft' })
    await schedule('publish', id, past())
    // As behind a pooler, where the next query runs in another session.
    const { query } = Client.prototype
    vi.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...args: unknown[]
    ) {
      const asksForLock = String(args[0]).includes('from pg_locks')
      const release = () => Reflect.apply(query, this, ['select pg_advisory_unlock_all()'])
      if (asksForLock) void release()
      return Reflect.apply(query, this, args)
    })
    aWorker()
    await vi.waitFor(() =>
      expect(serverState.problems?.worker).toMatch(
        /^The lock of the worker belongs to another session: DATABASE_URL seems to be a transaction pooler/,
      ),
    )
    expect((await call(getReady, '/api/health/ready')).status).toBe(503)
    expect(run).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    await onceRun(() => isShown('Unheld'))
  })

  it('runs queues independently', async () => {
    let finish = () => {}
    const slow = new Promise<number>((resolve) => {
      finish = () => resolve(0)
    })
    aWorker((queue) => (queue === 'slow' ? slow : run(queue)))
    const { id } = await aCommunity({ name: 'Swift', _status: 'draft' })
    const { id: job } = await schedule('publish', id, past())
    await sql(
      `insert into payload_jobs (queue, task_slug) select 'slow', task_slug
       from payload_jobs where id = $1`,
      job,
    )
    await onceRun(() => isShown('Swift'))
    finish()
  })
})

describe('running jobs', () => {
  it('is limited to internal requests', async () => {
    const response = await call(runJobs, '/internal/jobs', { method: 'POST', body: { queue: 'x' } })
    expect(response.status).toBe(404)
  })

  it('releases all connections when a job cannot be marked as running', async () => {
    const { id } = await aCommunity()
    await schedule('publish', id, past())
    await sql(`
      create function refuse_job() returns trigger language plpgsql as
        $$ begin raise exception 'not now'; end $$;
      create trigger refuse_job before update on payload_jobs
        for each row execute function refuse_job();`)
    const before = await lentOut()
    const response = await requestRun('default')
    await sql('drop function refuse_job() cascade')
    expect(response.status).toBe(500)
    expect(await lentOut()).toEqual(before)
  })

  it('runs the other due jobs when one is deleted while they are marked as running', async () => {
    const { id } = await aCommunity({ name: 'Still Due', _status: 'draft' })
    const erased = await schedule('publish', (await aCommunity()).id, past())
    await schedule('publish', id, past())
    const before = await lentOut()
    const eraser = new Client({ connectionString: databaseUrl })
    await eraser.connect()
    try {
      const { rows } = await eraser.query('select pg_backend_pid() as pid')
      await eraser.query('begin')
      await eraser.query('delete from payload_jobs where id = $1', [erased.id])
      const response = requestRun('default')
      await vi.waitFor(async () => {
        const blocked = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
        expect(await sql(blocked, rows[0]?.pid)).toHaveLength(1)
      })
      await eraser.query('commit')
      expect((await response).status).toBe(200)
    } finally {
      await eraser.end()
    }
    expect(await isShown('Still Due')).toBe(true)
    expect(await openJobs()).toEqual([])
    expect(await lentOut()).toEqual(before)
  })

  it('releases the connection of an update when the claim cannot be checked', async () => {
    const payload = await testPayload()
    const { db } = payload
    const { id } = await schedule('publish', (await aCommunity()).id, past())
    await db.updateJobs({ id, data: { processing: true } })
    const before = await lentOut()
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    // PostgreSQL rejects every further statement of a transaction in which one has failed.
    await expect((await getSession(req)).execute('select 1 / 0')).rejects.toThrow()
    const update = db.updateJobs({ id, data: { processing: false }, req })
    await expect(update).rejects.toThrow()
    expect(await lentOut()).toEqual(before)
  })
})
