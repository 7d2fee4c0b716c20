import { rmSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { getPayload } from 'payload'
import { prepareDatabase } from '../tests/prepare-database'
import { diskFolder } from './disk-folder'

/**
 * Tells the readers of 10,000 alerts of 500 changed homes: 4,000 searches, all different, and alerts
 * about communities, homes and a builder. Prints the seconds of matching and of writing the emails, the
 * same for a tenth of the alerts, and for how long other requests waited at most. Run
 * `npm run bench:alerts`.
 */
const ALERTS = 10_000
const HOMES = 500
const COMMUNITIES = 50
/** Seconds of matching, and milliseconds for which another request waits. */
const TARGETS = { matching: 5, pause: 400 }

const folder = diskFolder()
const postgres = await prepareDatabase(folder, {
  ADMIN_EMAIL: 'bench@staff.example',
  ADMIN_PASSWORD: 'only-for-this-bench',
})
Object.assign(process.env, {
  DATABASE_URL: postgres.url,
  PAYLOAD_SECRET: 'x'.repeat(32),
  DATA_DIR: folder,
  LOG_LEVEL: 'warn',
})

const { default: config } = await import('@payload-config')
const { noteChanges, queueAllNotices } = await import('@/data/alerts/send-alerts')
const { SETTLE_MS } = await import('@/domain/alerts/schedule')

const payload = await getPayload({ config })
const run = (text: string) => payload.db.drizzle.execute(sql.raw(text))

const builder = await payload.create({
  collection: 'builders',
  data: { name: 'Larkspur Homes', slug: 'larkspur', _status: 'published' },
})
await run(`insert into communities (name, slug, city, _status)
  select 'Community ' || n, 'community-' || n, 'Boerne', 'published'
  from generate_series(1, ${COMMUNITIES}) n`)
await run(`insert into homes (address, slug, community_id, builder_id, price, square_feet, beds, baths,
    stage, status, _status)
  select n || ' Oak Row', n || '-oak-row', c.id, ${builder.id}, 300000 + n * 1000, 1500 + n, 2 + n % 4,
    2 + n % 2, 'ready', 'available', 'published'
  from generate_series(1, ${HOMES}) n
    join (select id, row_number() over (order by id) as place from communities) c
      on c.place = 1 + n % ${COMMUNITIES}`)

const cursor = `insert into alert_cursors (frequency, event_id, ran_at)
  select 'instantly', max(id), now() from listing_events
  on conflict (frequency) do update set event_id = excluded.event_id`

/** Seconds of one round with some alerts, each of another reader. */
async function measure(alerts: number) {
  await run('truncate alerts, alert_notices, deliveries, payload_jobs restart identity cascade')
  await run(cursor)
  await run(`insert into alerts (title, email, search, target, frequency, status, document_id, since,
      created_at, updated_at)
    select 'Alert ' || n, 'reader-' || n || '@example.com',
      case when kind < 4 then '?beds=' || 2 + n % 4 || '&maxPrice=' || 300000 + n * 50 end,
      (case when kind < 4 then 'search' when kind < 7 then 'communities' when kind < 9 then 'homes'
        else 'builders' end)::enum_alerts_target, 'instantly', 'active',
      case when kind < 4 then null
        when kind < 7 then (select min(id) from communities) + n % ${COMMUNITIES}
        when kind < 9 then (select min(id) from homes) + n % ${HOMES} else ${builder.id} end,
      now(), now(), now()
    from (select n, n % 10 as kind from generate_series(1, ${alerts}) n) x`)
  await run(`insert into alerts_changes ("order", parent_id, value)
    select 1, id, 'price-down' from alerts`)
  await run(`update homes set price = price - 100`)
  const now = new Date(Date.now() + SETTLE_MS + 1000)
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const began = performance.now()
  await noteChanges(payload, 'instantly', now)
  const matched = performance.now()
  const emails = await queueAllNotices(payload, now)
  const ended = performance.now()
  delay.disable()
  return {
    matching: (matched - began) / 1000,
    writing: (ended - matched) / 1000,
    emails,
    pause: delay.max / 1e6,
  }
}

try {
  await measure(100)
  const tenth = await measure(ALERTS / 10)
  const all = await measure(ALERTS)
  const format = (value: number) => value.toFixed(1)
  for (const [name, round] of [
    [ALERTS / 10, tenth],
    [ALERTS, all],
  ] as const) {
    process.stdout.write(
      `${name} alerts, ${HOMES} changed homes: matching ${format(round.matching)} s, ` +
        `${round.emails} emails written in ${format(round.writing)} s, ` +
        `longest pause ${Math.round(round.pause)} ms\n`,
    )
  }
  process.stdout.write(
    `Ten times the alerts take ${format(all.matching / tenth.matching)} times as long\n`,
  )
  if (all.matching > TARGETS.matching || all.pause > TARGETS.pause) process.exitCode = 1
} finally {
  // The pool still has connections to the database that is stopped.
  payload.db.pool.on('error', () => {})
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}
