import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { serverState } from '@/lib/server-state'
import { createFigureReader } from '../../../../server/metrics/database-figures'
import { createMetrics } from '../../../../server/metrics/metrics'
import { startMetricsServer } from '../../../../server/metrics/metrics-server'
import { emptyTables, insertRows } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

const databaseUrl = process.env.DATABASE_URL ?? ''

/** Starts a server with metrics on a free port. Returns what a request to it returns. */
async function startMetrics(url = databaseUrl) {
  const metrics = createMetrics({
    cache: { entries: 12, bytes: 3_000_000 },
    readTurns: () => ({ running: 2, waiting: 5 }),
    countPurges: () => 3,
    readFigures: createFigureReader({ databaseUrl: url, timeout: 500 }),
  })
  const { server, close } = await startMetricsServer({ port: 0, host: '127.0.0.1', metrics })
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return {
    metrics,
    get: (path = '/metrics', method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method }),
  }
}

const { holdsWorkerLock, listening } = serverState
beforeEach(() => testPayload())
afterEach(() => {
  Object.assign(serverState, { holdsWorkerLock, listening })
  delete serverState.readReplicas
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

async function storeWork(): Promise<void> {
  await emptyTables('payload_jobs', 'deliveries')
  await insertRows(
    'payload_jobs',
    [
      { queue: 'deliveries', wait_until: ago(10), processing: false },
      { queue: 'deliveries', processing: false, created_at: ago(5) },
      { queue: 'deliveries', wait_until: ago(-60), processing: false },
      { queue: 'deliveries', has_error: true, processing: false, created_at: ago(90) },
      { queue: 'publish', processing: true, updated_at: ago(0), created_at: ago(0) },
      { queue: 'publish', processing: true, updated_at: ago(30), created_at: ago(40) },
    ].map((job) => ({
      created_at: ago(1),
      updated_at: ago(1),
      has_error: false,
      wait_until: null,
      ...job,
    })),
  )
  const delivery = {
    channel: 'mail',
    kind: 'lead-notice',
    to: 'ana@buyer.example',
    subject: 'Sentinel',
    text: 'Sentinel',
    updated_at: ago(1),
    created_at: ago(20),
    sent_at: null,
  }
  await insertRows('deliveries', [
    { ...delivery, status: 'queued', message_id: '1' },
    { ...delivery, status: 'sent', sent_at: ago(3), message_id: '2' },
    { ...delivery, status: 'failed', message_id: '3' },
    { ...delivery, status: 'kept', message_id: '4' },
    { ...delivery, channel: 'webhook', status: 'failed', message_id: '5' },
  ])
}

/** The value of a metric in the text that Prometheus reads. */
function findValue(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

it('metrics count the work in the database by state, with the age of what is due', async () => {
  await storeWork()
  await emptyTables('leads')
  await insertRows('leads', [
    {
      name: 'Sentinel',
      email: 'ana@buyer.example',
      phone: '2105550100',
      message: 'Sentinel',
      source: 'tour-request',
      status: 'new',
      updated_at: ago(1),
      created_at: ago(1),
    },
  ])
  const { get } = await startMetrics()
  const response = await get()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  const value = (series: string) => findValue(text, series)
  expect(value('guide_database_up')).toBe(1)
  expect(value('guide_jobs{queue="deliveries",state="due"}')).toBe(2)
  expect(value('guide_jobs{queue="deliveries",state="scheduled"}')).toBe(1)
  expect(value('guide_jobs{queue="deliveries",state="failed"}')).toBe(1)
  expect(value('guide_jobs{queue="publish",state="running"}')).toBe(1)
  expect(value('guide_jobs{queue="publish",state="due"}')).toBe(1)
  expect(value('guide_job_oldest_due_seconds{queue="deliveries"}')).toBeGreaterThan(599)
  expect(value('guide_deliveries{channel="mail",state="held"}')).toBe(1)
  expect(value('guide_deliveries{channel="webhook",state="failed"}')).toBe(1)
  expect(value('guide_delivery_oldest_queued_seconds{channel="mail"}')).toBeGreaterThan(1199)
  expect(value('guide_delivery_oldest_queued_seconds{channel="webhook"}')).toBe(0)
  expect(value('guide_delivery_last_sent_seconds{channel="mail"}')).toBeGreaterThan(179)
  expect(value('guide_delivery_last_sent_seconds{channel="webhook"}')).toBeUndefined()
  expect(value('guide_leads')).toBe(1)
  expect(value('guide_pool_connections')).toBeGreaterThan(0)
  expect(text).not.toMatch(/sentinel|buyer\.example/i)
})

it('metrics have the age of the last good backup, and what is known of each replica', async () => {
  await emptyTables('backup_runs')
  const { get } = await startMetrics()
  expect(findValue(await (await get()).text(), 'guide_backup_last_seconds')).toBeUndefined()

  const run = { kind: 'daily', started_at: ago(90), error: null }
  await insertRows('backup_runs', [
    { ...run, finished_at: ago(60) },
    { ...run, kind: 'before-upgrade', finished_at: ago(20) },
    { ...run, error: 'The disk is full.', finished_at: ago(10) },
  ])
  serverState.readReplicas = () => [
    { name: 'replica-1:5432', problem: undefined, behindSeconds: 4, renders: 7 },
    { name: 'replica-2:5432', problem: 'It does not answer.', behindSeconds: 0, renders: 0 },
  ]
  const text = await (await (await startMetrics()).get()).text()
  const value = (series: string) => findValue(text, series)
  expect(value('guide_backup_last_seconds')).toBeGreaterThan(3599)
  expect(value('guide_backup_last_seconds')).toBeLessThan(4000)
  expect(value('guide_replica_up{replica="replica-1:5432"}')).toBe(1)
  expect(value('guide_replica_up{replica="replica-2:5432"}')).toBe(0)
  expect(value('guide_replica_behind_seconds{replica="replica-1:5432"}')).toBe(4)
  expect(value('guide_replica_renders{replica="replica-1:5432"}')).toBe(7)
})

it('metrics count requests by route, method and class of status, and never by path', async () => {
  const { metrics, get } = await startMetrics()
  const response = { route: '/blog/{slug}', cache: 'hit', seconds: 0.02 } as const
  metrics.observe({ ...response, method: 'GET', status: 200 })
  metrics.observe({ ...response, method: 'GET', status: 304 })
  metrics.observe({ ...response, method: 'SENTINEL', status: 405, cache: 'none' })
  serverState.holdsWorkerLock = true
  serverState.listening = false
  const text = await (await get()).text()
  const value = (series: string) => findValue(text, series)
  const count = 'guide_http_request_duration_seconds_count'
  expect(value(`${count}{route="/blog/{slug}",method="GET",status="2xx"}`)).toBe(1)
  expect(value(`${count}{route="/blog/{slug}",method="other",status="4xx"}`)).toBe(1)
  expect(value('guide_cache_requests_total{result="hit"}')).toBe(2)
  expect(value('guide_cache_requests_total{result="stale"}')).toBe(0)
  expect(value('guide_cache_entries')).toBe(12)
  expect(value('guide_renders_waiting')).toBe(5)
  expect(value('guide_worker_lock_held')).toBe(1)
  expect(value('guide_listener_connected')).toBe(0)
  expect(text).not.toContain('SENTINEL')
})

it('metrics of the process are given while the database refuses connections or is silent', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  for (const url of [
    'postgres://guide@127.0.0.1:1/guide',
    `postgres://guide@127.0.0.1:${port}/guide`,
  ]) {
    const { get } = await startMetrics(url)
    const response = await get()
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(findValue(text, 'guide_database_up')).toBe(0)
    expect(findValue(text, 'guide_leads')).toBeUndefined()
    expect(findValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  }
})

it('the port of the metrics has nothing else, and only answers reads', async () => {
  const { get } = await startMetrics()
  expect((await get('/')).status).toBe(404)
  expect((await get('/api/health/live')).status).toBe(404)
  expect((await get('/metrics', 'POST')).status).toBe(405)
})

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(file, 'utf8')
const rules: readonly Rule[] = parse(read('deploy/prometheus/alerts.yml')).groups[0].rules
const dashboard = read('deploy/grafana/guide.json')
const page = read('docs/operations/metrics.md')

const names = /\b(?:guide|nodejs|process)_[a-z0-9_]+\b/g

/** The metric of a series: a histogram has three. */
const toMetric = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')

/** The names of all metrics of a server that has received a request. */
async function scrapeNames(): Promise<ReadonlySet<string>> {
  await storeWork()
  const { get } = await startMetrics()
  const text = await (await get()).text()
  return new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
}

it('the dashboard, the alerts and the page about metrics name only metrics that exist', async () => {
  const served = await scrapeNames()
  for (const text of [dashboard, rules.map(({ expr }) => expr).join('\n'), page]) {
    const named = [...text.matchAll(names)]
      .map(([name]) => name)
      .filter((name) => !name.endsWith('_'))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !served.has(toMetric(name)))).toEqual([])
  }
})

it('every metric of the guide is explained on the page about metrics', async () => {
  const served = [...(await scrapeNames())].filter((name) => name.startsWith('guide_'))
  expect(served.length).toBeGreaterThan(15)
  expect(served.filter((name) => !new RegExp(`^\\| \`${name}\` +\\|`, 'm').test(page))).toEqual([])
})

it.each(rules)('the alert $alert says what is wrong and what to do', ({ annotations }) => {
  expect(annotations.summary).toMatch(/\.$/)
  expect(annotations.action?.length).toBeGreaterThan(60)
})
