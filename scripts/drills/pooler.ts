import { rmSync } from 'node:fs'
import { Client } from 'pg'
import { z } from 'zod'
import { requireOwnSession, SharedSession } from '../../src/database/sessions/own-session'
import { queryClient } from '../../src/database/sql/query'
import { type Guide, startGuide } from '../../tests/e2e/setup/guide'
import { contactLead } from '../../tests/fixtures/contact-lead'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { publishCommunity, signIn } from './editor'
import { startPgbouncer } from './pgbouncer'
import { check, finish, print, waitUntil } from './report'

/**
 * Runs servers behind Debian's PgBouncer in transaction mode: first two without a direct address, which
 * must say why they are not ready, then one of each role with one. A server must hear what is published
 * on another, and every email must go out once although two run jobs. Run `npm run drill -- pooler` after a build, with the
 * package `pgbouncer` installed.
 */
const CHANGES = 20
const LEADS = 300
const ADMIN = { ADMIN_EMAIL: 'admin@guide.example', ADMIN_PASSWORD: 'only-for-this-drill' }
const LIMITS = ['statement_timeout', 'idle_in_transaction_session_timeout']

const folder = scratchFolder()
const others: string[] = []
const mail = await startMailbox()
const postgres = await prepareDatabase(folder, ADMIN)
const direct = new Client({ connectionString: postgres.url })
direct.on('error', () => {})
await direct.connect()

const settings = {
  SEED: 'none',
  RATE_LIMITS: 'off',
  PAYLOAD_SECRET: 's'.repeat(32),
  SMTP_URL: mail.url,
  MIGRATE: 'off',
}

function startServer(ROLE: string, database: Readonly<Record<string, string>>): Promise<Guide> {
  const own = scratchFolder()
  others.push(own)
  return startGuide(own, { ...settings, ...database, ROLE })
}

interface Readiness {
  readonly status: number
  readonly detail?: string | undefined
}

async function askReady({ url }: Guide): Promise<Readiness> {
  const response = await fetch(`${url}/api/health/ready`)
  const body = z.object({ detail: z.optional(z.string()) }).parse(await response.json())
  return { status: response.status, detail: body.detail }
}

/** The answer once it is the expected one, or the last one after 30 seconds. */
async function waitForReadiness(
  guide: Guide,
  expected: (readiness: Readiness) => boolean,
): Promise<Readiness> {
  let readiness = await askReady(guide)
  await waitUntil(
    async () => {
      readiness = await askReady(guide)
      return expected(readiness)
    },
    30_000,
    500,
  )
  return readiness
}

print('Behind the pooler, without DATABASE_DIRECT_URL:')
// Without this setting, PgBouncer refuses every connection of Payload.
const lenient = await startPgbouncer({
  folder,
  databaseUrl: postgres.url,
  ignoredParameters: LIMITS,
})
for (const [url, shares] of [
  [lenient.url, true],
  [postgres.url, false],
] as const) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const isShared = await requireOwnSession(client, url).then(
    () => false,
    (error: unknown) => error instanceof SharedSession,
  )
  await client.end()
  const place = shares ? 'through the pooler is shared' : 'to PostgreSQL itself is not'
  check(isShared === shares, `the session of a connection ${place}`)
}
// One after the other: the first start builds the site if needed.
const database = { DATABASE_URL: lenient.url }
const blind = [await startServer('all', database), await startServer('all', database)]
for (const guide of blind) {
  const { status, detail = '' } = await waitForReadiness(guide, (is) =>
    Boolean(is.detail?.includes('DATABASE_DIRECT_URL')),
  )
  check(
    status === 503 && detail.includes('DATABASE_URL seems to be a transaction pooler'),
    `${status} ${detail}`,
  )
}
await Promise.all(blind.map((guide) => guide.end('SIGTERM')))
await lenient.stop()

print('Behind the pooler, with DATABASE_DIRECT_URL:')
await direct.query(`alter role current_user in database guide set statement_timeout = '5s'`)
await direct.query(
  `alter role current_user in database guide set idle_in_transaction_session_timeout = '60s'`,
)
const pooler = await startPgbouncer({ folder, databaseUrl: postgres.url })
const both = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url }
const first = await startServer('web', both)
const second = await startServer('all', both)
const third = await startServer('worker', both)
const guides = { web: first, all: second, worker: third }
for (const [role, guide] of Object.entries(guides)) {
  const { status, detail = '' } = await waitForReadiness(guide, (is) => is.status === 200)
  check(status === 200, `ROLE=${role} is ready: ${status} ${detail}`.trim())
}
for (const [role, guide] of Object.entries(guides)) {
  const { status } = await fetch(`${guide.url}/communities`)
  check(status === (role === 'worker' ? 503 : 200), `ROLE=${role} answers /communities: ${status}`)
}

const limit = new Client({ connectionString: pooler.url })
await limit.connect()
const [limited] = await queryClient(
  limit,
  z.object({ statement_timeout: z.string() }),
  'show statement_timeout',
)
await limit.end()
check(limited?.statement_timeout === '5s', `statement_timeout: ${limited?.statement_timeout}`)

const editor = await signIn(first.url, {
  email: ADMIN.ADMIN_EMAIL,
  password: ADMIN.ADMIN_PASSWORD,
})

const readList = async ({ url }: Guide) => (await fetch(`${url}/api/communities`)).text()

/** Publishes a community on the first server. Returns after how long the second one shows it. */
async function publish(slug: string): Promise<number> {
  // The second server has stored its list, so it shows the community only when it hears of it.
  await readList(second)
  await publishCommunity(first.url, editor, slug)
  return waitUntil(async () => (await readList(second)).includes(slug), 10_000)
}

const times: number[] = []
for (let turn = 1; turn <= CHANGES; turn += 1) times.push(await publish(`heard-hills-${turn}`))
times.sort((a, b) => a - b)
const [median = 0, slowest = 0] = [times[times.length / 2], times.at(-1)]
check(
  slowest < 10_000,
  `${CHANGES} publications on ROLE=web, shown by ROLE=all after ${Math.round(median)} ms (median), ${Math.round(slowest)} ms (slowest)`,
)

/** Sends leads to both servers in turn, ten at a time. */
async function sendLeads(): Promise<number> {
  let stored = 0
  for (let next = 0; next < LEADS; next += 10) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const { url } = index % 2 === 0 ? first : second
        const response = await fetch(`${url}/api/leads`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...contactLead, email: `ana${next + index}@buyer.example` }),
        })
        return response.status
      }),
    )
    stored += answers.filter((status) => status === 201).length
  }
  return stored
}

const countRow = z.object({ open: z.number(), sent: z.number() })

async function countDeliveries(): Promise<z.infer<typeof countRow>> {
  const [counts = { open: 0, sent: 0 }] = await queryClient(
    direct,
    countRow,
    `select count(*) filter (where status <> 'sent')::int as open,
       count(*) filter (where status = 'sent')::int as sent from deliveries where channel = 'mail'`,
  )
  return counts
}

const begunAt = performance.now()
const stored = await sendLeads()
check(stored === LEADS, `${stored} of ${LEADS} leads stored, half on the server with ROLE=web`)
let counts = await countDeliveries()
await waitUntil(
  async () => {
    counts = await countDeliveries()
    return counts.open === 0
  },
  300_000,
  500,
)
const seconds = Math.round((performance.now() - begunAt) / 1000)
const messageIds = new Set(mail.received.map(({ email }) => email.messageId))
check(
  counts.open === 0 && counts.sent >= LEADS && messageIds.size === counts.sent,
  `${messageIds.size} of ${counts.sent + counts.open} emails went out, in ${seconds} s`,
)
check(
  mail.received.length === messageIds.size,
  `${mail.received.length - messageIds.size} of them twice`,
)
const backends = z.object({ name: z.string(), count: z.number() })
const connections = await queryClient(
  direct,
  backends,
  `select coalesce(nullif(application_name, ''), 'through the pooler') as name, count(*)::int
   from pg_stat_activity where datname = 'guide' and pid <> pg_backend_pid() group by 1 order by 1`,
)
print(`Connections: ${connections.map(({ name, count }) => `${count} ${name}`).join(', ')}`)

await Promise.all(Object.values(guides).map((guide) => guide.end('SIGTERM')))
await direct.end()
await pooler.stop()
await postgres.stop()
await mail.close()
for (const place of [folder, ...others]) rmSync(place, { recursive: true, force: true })
finish()
