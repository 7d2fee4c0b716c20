import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { WORKER_LOCK } from '@/config/worker-lock'
import { type Guide, startGuide } from '../../tests/e2e/setup/guide'
import { findServer } from '../../tests/e2e/setup/processes'
import { type Mailbox, startMailbox } from '../../tests/fixtures/mailbox'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { startLoad } from './failover-load'
import { query } from './query'
import { startReplication } from './replication'
import { check, finish, print, waitUntil } from './report'

/**
 * Kills a PostgreSQL server under load and promotes its streaming replica, while two servers of the guide
 * use the address that leads to the primary: with synchronous commit, without, and when the machine of the
 * primary vanishes without closing its connections. Nothing acknowledged may be lost with synchronous
 * commit, and the servers must get well by themselves. Run `npm run drill -- failover` after a build.
 */
const LEADS_BEFORE = 200
const LEADS_AFTER = 100
/** Milliseconds until the replica is promoted. */
const PAUSE = 3000
const LIMIT = 120_000
const ACCOUNT = { email: 'admin@guide.example', password: 'only-for-this-drill' }

const template = scratchFolder()
const prepared = await prepareDatabase(template, {
  ADMIN_EMAIL: ACCOUNT.email,
  ADMIN_PASSWORD: ACCOUNT.password,
})
await prepared.stop()

const leadRow = z.object({ id: z.string(), key: z.string() })
const deliveryRow = z.object({ lead: z.string(), messageId: z.string() })
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** The times at which a server became ready or ceased to be. */
function watchReadiness({ url }: Guide) {
  const changes: { readonly at: number; readonly ready: boolean }[] = []
  let isWatching = true
  const watching = (async () => {
    while (isWatching) {
      const ready = await fetch(`${url}/api/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (changes.at(-1)?.ready !== ready) changes.push({ at: performance.now(), ready })
      await sleep(100)
    }
  })()
  return {
    changes,
    async end(): Promise<void> {
      isWatching = false
      await watching
    },
  }
}

function count(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, number]) => `${number} with ${value}`).join(', ') || 'none'
}

interface Round {
  readonly name: string
  readonly synchronous: boolean
  readonly silent: boolean
  /** Milliseconds that the replica is away, in each direction. */
  readonly delay: number
}

async function runRound({ name, synchronous, silent, delay }: Round): Promise<void> {
  print(`${name}:`)
  const mail = await startMailbox()
  const replication = await startReplication({ template, synchronous, delay })
  const folders = [scratchFolder(), scratchFolder()] as const
  const settings = {
    DATABASE_URL: replication.url,
    PAYLOAD_SECRET: 'x'.repeat(32),
    SEED: 'none',
    RATE_LIMITS: 'off',
    MIGRATE: 'off',
    SMTP_URL: mail.url,
  }
  // One after the other: the first start builds the site if needed.
  const first = await startGuide(folders[0], settings)
  const second = await startGuide(folders[1], settings)
  const guides = [first, second] as const
  const processes = guides.map(findServer)
  for (const { url } of guides) {
    for (const page of ['/', '/communities', '/api/communities']) await fetch(url + page)
  }

  const watches = guides.map(watchReadiness)
  const load = await startLoad(guides, ACCOUNT)
  await waitUntil(() => load.acknowledged.size >= LEADS_BEFORE, LIMIT)
  const before = load.acknowledged.size
  replication.kill(silent)
  const killedAt = performance.now()
  await sleep(PAUSE)
  const databaseUrl = await replication.promote()
  const promotedAt = performance.now()
  print(
    `    ${before} leads acknowledged, primary killed, replica promoted after ${seconds(promotedAt - killedAt)}`,
  )

  await waitUntil(
    () =>
      load.acknowledged.size >= before + LEADS_AFTER &&
      load.publications.some(({ begun }) => begun > promotedAt),
    LIMIT,
  )
  const allReady = await waitUntil(
    () => watches.every(({ changes }) => changes.at(-1)?.ready),
    LIMIT,
  )
  await load.end()
  await Promise.all(watches.map((watch) => watch.end()))

  checkAnswers(load, killedAt, promotedAt)
  const firstLead = Math.min(
    ...[...load.acknowledged.values()].map(({ ended }) => ended).filter((at) => at > promotedAt),
  )
  check(
    Number.isFinite(firstLead),
    `the first lead is acknowledged ${seconds(firstLead - promotedAt)} after the promotion`,
  )
  const heard = load.publications.find(({ begun }) => begun > promotedAt)
  check(
    heard !== undefined && Number.isFinite(heard.heard),
    `the first publication on one server is shown by the other ${seconds((heard?.heard ?? Number.NaN) - promotedAt)} after the promotion, ${Math.round((heard?.heard ?? Number.NaN) - (heard?.published ?? Number.NaN))} ms after its answer`,
  )
  const recoveries = watches.map(({ changes }) => (changes.at(-1)?.at ?? Number.NaN) - promotedAt)
  check(
    Number.isFinite(allReady) && watches.every(({ changes }) => changes.length > 1),
    `both servers were not ready, and are again ${recoveries.map(seconds).join(' and ')} after the promotion`,
  )
  await checkStored(load, databaseUrl, { killedAt, synchronous, mail })
  const holders = `select from pg_locks where locktype = 'advisory' and objid = ${WORKER_LOCK} and granted`
  const locks = (await query(databaseUrl, holders)).length
  check(locks === 1, `${locks} server has the lock of the worker`)
  check(guides.map(findServer).join() === processes.join(), 'no server was started again')

  await Promise.all(guides.map((guide) => guide.end('SIGTERM')))
  await replication.stop()
  await mail.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

type Load = Awaited<ReturnType<typeof startLoad>>

function checkAnswers(load: Load, killedAt: number, promotedAt: number): void {
  for (const [name, answers, success] of [
    ['leads', load.leads, [201]],
    ['saves', load.saves, [201, 400]],
  ] as const) {
    const failed = answers.filter(({ status }) => !(success as readonly number[]).includes(status))
    const slowest = Math.max(0, ...failed.map(({ begun, ended }) => ended - begun))
    const statuses = failed.map(
      ({ status, retryAfter }) => `${status} (Retry-After: ${retryAfter})`,
    )
    check(
      failed.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0),
      `${name} that failed: ${count(statuses)}, each within ${seconds(slowest)}`,
    )
  }
  const outage = load.pages.filter(({ begun }) => begun > killedAt && begun < promotedAt)
  const slowest = Math.max(0, ...load.pages.map(({ begun, ended }) => ended - begun))
  check(
    outage.length > 0 && load.pages.every(({ status }) => status === 200),
    `cached pages: ${count(load.pages.map(({ status }) => status))}, ${outage.length} of them during the outage, the slowest in ${seconds(slowest)}`,
  )
}

async function checkStored(
  { acknowledged, publications }: Load,
  databaseUrl: string,
  { killedAt, synchronous, mail }: { killedAt: number; synchronous: boolean; mail: Mailbox },
): Promise<void> {
  const stored = z
    .array(leadRow)
    .parse(await query(databaseUrl, 'select id::text, idempotency_key as key from leads'))
  const storedIds = new Map(stored.map(({ key, id }) => [key, id]))
  check(storedIds.size === stored.length, `${stored.length} leads are stored, none twice`)
  const lost = [...acknowledged].filter(([key, { id }]) => storedIds.get(key) !== id)
  const windowLength = Math.max(0, ...lost.map(([, { ended }]) => killedAt - ended))
  check(
    !synchronous || lost.length === 0,
    `${lost.length} of ${acknowledged.size} acknowledged leads are lost${lost.length > 0 ? `, from the last ${Math.round(windowLength)} ms before the kill` : ''}`,
  )
  check(
    stored.length === acknowledged.size - lost.length,
    `${stored.length - acknowledged.size + lost.length} leads are stored without an acknowledgment`,
  )
  const slugs = await query(databaseUrl, 'select slug from communities')
  const missing = publications.filter(({ slug }) => !slugs.some((row) => row.slug === slug))
  check(
    !synchronous || missing.length === 0,
    `${missing.length} of ${publications.length} publications are lost`,
  )

  await waitUntil(
    async () => {
      // After an attempt that failed, the next one is due in ten minutes.
      await query(databaseUrl, 'update payload_jobs set wait_until = null where not processing')
      const open = `select from deliveries where status = 'queued' limit 1`
      return (await query(databaseUrl, open)).length === 0
    },
    LIMIT,
    1000,
  )
  const deliveries = z.array(deliveryRow).parse(
    await query(
      databaseUrl,
      `select lead_id::text as lead, message_id as "messageId" from deliveries
       where status = 'sent' and lead_id is not null`,
    ),
  )
  const arrived = mail.received.map(({ email }) => email.messageId)
  const messageIds = new Set(arrived)
  const reached = new Set(
    deliveries.filter(({ messageId }) => messageIds.has(messageId)).map(({ lead }) => lead),
  )
  check(
    reached.size === stored.length && deliveries.length === stored.length,
    `${reached.size} leads have one email each`,
  )
  const extra = messageIds.size - reached.size
  check(
    synchronous ? extra === 0 : extra <= lost.length,
    `${extra} emails arrived for leads that are lost, ${arrived.length - messageIds.size} again with the same Message-ID`,
  )
}

const rounds: readonly Round[] = [
  { name: 'With synchronous commit', synchronous: true, silent: false, delay: 10 },
  {
    name: 'Without synchronous commit, the replica 250 ms behind',
    synchronous: false,
    silent: false,
    delay: 250,
  },
  {
    name: 'With synchronous commit, and the machine of the primary vanishes',
    synchronous: true,
    silent: true,
    delay: 10,
  },
]
for (const round of rounds) await runRound(round)
rmSync(template, { recursive: true, force: true })
finish()
