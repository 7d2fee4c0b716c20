import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { WorkFigures } from '@/database/work-figures'
import { type ReplicaState, serverState } from '@/lib/server-state'
import manifest from '../../package.json'
import type { Observed } from '../http/access-log'

interface Sources {
  readonly cache: { readonly entries: number; readonly bytes: number }
  readonly readTurns: () => { readonly running: number; readonly waiting: number }
  readonly countPurges: () => number
  /** `undefined` when the database does not respond. */
  readonly readFigures: () => Promise<WorkFigures | undefined>
}

export interface Metrics {
  readonly contentType: string
  observe(response: Observed): void
  /** The metrics as Prometheus reads them. */
  read(): Promise<string>
}

/** Methods that are labels. Others are `other`, because a client may send any. */
const methods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** Seconds. Answers from the cache take milliseconds; the deadline of requests is 2.7 seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Labels = Readonly<Record<string, string>>

/** The metrics of this process. docs/operations/metrics.md explains each one; a test compares them. */
export function createMetrics({ cache, readTurns, countPurges, readFigures }: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  /** A gauge whose value is read with each scrape. */
  function addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }

  const latency = new Histogram({
    name: 'guide_http_request_duration_seconds',
    help: 'Seconds until a response was complete, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  })
  const cacheRequests = new Counter({
    name: 'guide_cache_requests_total',
    help: 'Requests for cached routes, by result: hit, miss or stale.',
    labelNames: ['result'],
    registers,
  })
  for (const result of ['hit', 'miss', 'stale']) cacheRequests.inc({ result }, 0)

  new Gauge({
    name: 'guide_build_info',
    help: '1, with the versions of the guide and of Node.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: manifest.version, node: process.version }, 1)
  addGauge('guide_cache_entries', 'Stored responses.', () => cache.entries)
  addGauge('guide_cache_bytes', 'Memory of the stored responses.', () => cache.bytes)
  addGauge('guide_renders_running', 'Renders in progress.', () => readTurns().running)
  addGauge('guide_renders_waiting', 'Renders that wait for their turn.', () => readTurns().waiting)
  const pool = () => serverState.readPool?.() ?? { total: 0, idle: 0, waiting: 0 }
  addGauge('guide_pool_connections', 'Open connections of the pool.', () => pool().total)
  addGauge('guide_pool_idle', 'Unused connections of the pool.', () => pool().idle)
  addGauge('guide_pool_waiting', 'Requests that wait for a connection.', () => pool().waiting)
  addGauge(
    'guide_listener_connected',
    '1 while this server hears cache invalidations, otherwise 0.',
    () => Number(serverState.listening === true),
  )
  addGauge('guide_worker_lock_held', '1 while this server runs the jobs, otherwise 0.', () =>
    Number(serverState.holdsWorkerLock === true),
  )

  addGauge(
    'guide_purge_tags_waiting',
    'Cache tags that wait to be purged from the CDN.',
    countPurges,
  )

  addReplicaGauges(registers)
  const database = databaseGauges(registers)

  return {
    contentType: registry.contentType,
    observe({ route, method, status, cache: result, seconds }) {
      const labels = {
        route,
        method: methods.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      }
      latency.observe(labels, seconds)
      if (result !== 'none') cacheRequests.inc({ result })
    },
    async read() {
      database.show(await readFigures())
      return registry.metrics()
    },
  }
}

/** What this server knows of each replica. They have no values without replicas. */
function addReplicaGauges(registers: Registry[]): void {
  function add(name: string, help: string, read: (replica: ReplicaState) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers,
      collect() {
        for (const replica of serverState.readReplicas?.() ?? []) {
          this.set({ replica: replica.name }, read(replica))
        }
      },
    })
  }
  add('guide_replica_up', '1 while the replica answers reads, otherwise 0.', ({ problem }) =>
    Number(problem === undefined),
  )
  add(
    'guide_replica_behind_seconds',
    'Seconds since which the replica has not replayed the last change of content.',
    ({ behindSeconds }) => behindSeconds,
  )
  add('guide_replica_renders', 'Renders that have read the replica.', ({ renders }) => renders)
}

/** The gauges of what is in the database. They have no values while it does not respond. */
function databaseGauges(registers: Registry[]) {
  const make = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })

  const isUp = make('guide_database_up', '1 when the database answered this scrape, otherwise 0.')
  const jobs = make('guide_jobs', 'Jobs that are not done, by queue and state.', ['queue', 'state'])
  const dueJobs = make(
    'guide_job_oldest_due_seconds',
    'Age of the oldest job that could run, by queue.',
    ['queue'],
  )
  const deliveries = make('guide_deliveries', 'Emails and webhook calls, by channel and state.', [
    'channel',
    'state',
  ])
  const queued = make(
    'guide_delivery_oldest_queued_seconds',
    'Age of the oldest delivery that is not sent yet, by channel.',
    ['channel'],
  )
  const sent = make('guide_delivery_last_sent_seconds', 'Seconds since the last one was sent.', [
    'channel',
  ])
  const leads = make('guide_leads', 'Stored leads.')
  const submissions = make('guide_submissions', 'Submissions of builders, by state.', ['state'])
  const backup = make('guide_backup_last_seconds', 'Seconds since the last backup that succeeded.')

  /** Sets a gauge without labels, which would be 0 without a value. */
  function setOrRemove(gauge: Gauge, value: number | null | undefined): void {
    if (typeof value === 'number') gauge.set(value)
    else gauge.remove({})
  }

  /** Replaces all values of a gauge, so that a state without rows is not shown any more. */
  function replace(gauge: Gauge, values: readonly (readonly [Labels, number | null])[]): void {
    gauge.reset()
    for (const [labels, value] of values) if (value !== null) gauge.set(labels, value)
  }

  return {
    show(figures: WorkFigures | undefined): void {
      isUp.set(figures ? 1 : 0)
      const { jobs: open = [], channels = [] } = figures ?? {}
      replace(
        jobs,
        open.map(({ queue, state, count }) => [{ queue, state }, count]),
      )
      replace(
        dueJobs,
        // A queue without due jobs is 0, so that an alert ends.
        open.map(({ queue }) => [
          { queue },
          figures?.dueJobs.find((due) => due.queue === queue)?.oldest ?? 0,
        ]),
      )
      replace(
        deliveries,
        (figures?.deliveries ?? []).map(({ channel, state, count }) => [{ channel, state }, count]),
      )
      replace(
        queued,
        channels.map(({ channel, oldestQueued }) => [{ channel }, oldestQueued ?? 0]),
      )
      replace(
        sent,
        channels.map(({ channel, lastSent }) => [{ channel }, lastSent]),
      )
      setOrRemove(leads, figures?.leads)
      setOrRemove(backup, figures?.lastBackup)
      replace(
        submissions,
        (figures?.submissions ?? []).map(({ state, count }) => [{ state }, count]),
      )
    },
  }
}
