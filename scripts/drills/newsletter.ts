import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { getPayload } from 'payload'
import { z } from 'zod'
import { queryRows, runStatement } from '../../src/database/sql/query'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { richText } from '../../tests/fixtures/rich-text'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { check, finish, print } from './report'

/**
 * Sends an issue to 10,000 subscribers through a local mail server, while the process that sends is
 * killed three times, and counts what arrived. Run `npm run drill -- newsletter`; it takes five minutes.
 */
const RECIPIENTS = 10_000
/** Subscribers who must not receive it: suppressed, unconfirmed and unsubscribed ones. */
const OTHERS = 100
/** The process is killed when so many emails have arrived, before the mail server answers. */
const KILLS = [2000, 5000, 8000]
const RATE = 6000

let worker: ChildProcess | undefined

const mail = await startMailbox()
const { received } = mail
// The worst moment: the email has arrived, and the process does not know it yet.
mail.beforeAnswer = () => {
  if (KILLS.includes(received.length)) worker?.kill('SIGKILL')
}

const folder = scratchFolder()
const postgres = await prepareDatabase(folder)
Object.assign(process.env, {
  DATABASE_URL: postgres.url,
  PAYLOAD_SECRET: 'x'.repeat(32),
  DATA_DIR: folder,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SMTP_URL: mail.url,
  MAIL_FROM: 'The Guide <guide@guide.example>',
})

const { default: config } = await import('@payload-config')
const { defaultSiteInfo } = await import('@/content/site-defaults')
const payload = await getPayload({ config })
const { pool } = payload.db
// PostgreSQL ends the connections that are idle when it stops.
pool.on('error', () => {})
await pool.query(
  `insert into newsletter_subscriptions (email, status, unsubscribe_token)
   select kind || n || '@example.com',
     (case kind when 'pending' then 'pending' when 'left' then 'unsubscribed' else 'subscribed' end)
       ::enum_newsletter_subscriptions_status,
     md5(kind || n) || md5(n::text)
   from unnest(array['reader', 'suppressed', 'pending', 'left']) as kind,
     generate_series(1, case kind when 'reader' then $1::int else $2::int end) as n`,
  [RECIPIENTS, OTHERS],
)
await pool.query(
  `insert into newsletter_suppressions (digest, reason)
   select encode(sha256(convert_to(email, 'UTF8')), 'hex'), 'bounced'
   from newsletter_subscriptions where email like 'suppressed%'`,
)
const settings = { ...defaultSiteInfo, ogImage: null, newsletterRate: RATE }
await payload.updateGlobal({ slug: 'site-settings', data: settings })
print(`${RECIPIENTS} subscribers and ${3 * OTHERS} others are stored.`)
await payload.create({
  collection: 'newsletter-issues',
  data: {
    title: 'A drill',
    subject: 'A drill',
    slug: 'a-drill',
    content: [{ blockType: 'text', text: richText('Sent while its sender is killed.') }],
    audience: { readers: 'all' },
    _status: 'published',
  },
})

function startWorker(): ChildProcess {
  const flags = [
    '--import',
    './tests/register-tsx.mjs',
    '--conditions=react-server',
    '--conditions=production',
  ]
  return spawn(process.execPath, [...flags, 'scripts/drills/newsletter-worker.ts'], {
    stdio: 'inherit',
  })
}

const countRow = z.object({ state: z.string(), count: z.number() })

const countStates = () =>
  queryRows(
    payload.db.drizzle,
    countRow,
    sql`select state, count(*)::int as count from newsletter_recipients group by state`,
  )

async function isSending(): Promise<boolean> {
  const sending = sql`select from newsletter_sendings where state = 'sending'`
  return (await runStatement(payload.db.drizzle, sending)) > 0
}

const startedAt = Date.now()
worker = startWorker()
for (const _ of KILLS) {
  await once(worker, 'exit')
  const claimed = (await countStates()).find(({ state }) => state === 'claimed')?.count ?? 0
  print(`Killed after ${received.length} emails, with ${claimed} claimed recipients.`)
  worker = startWorker()
}
while (await isSending()) await sleep(500)
worker.kill('SIGTERM')
await once(worker, 'exit')

const recipients = received.flatMap((email) => email.recipients)
const addresses = new Set(recipients.filter((address) => address.startsWith('reader')))
const others = recipients.filter((address) => !address.startsWith('reader'))
const messageIds = new Set(received.map(({ email }) => email.messageId))
const states = await countStates()
print(`Seconds: ${Math.round((Date.now() - startedAt) / 1000)}`)
print(`States: ${states.map(({ state, count }) => `${count} ${state}`).join(', ')}`)
print(`Sent twice with the same Message-ID: ${received.length - messageIds.size}`)
check(addresses.size === RECIPIENTS, `${addresses.size} of ${RECIPIENTS} addresses received it`)
check(others.length === 0, `${others.length} addresses that must not receive it did`)
check(
  messageIds.size === RECIPIENTS,
  `${received.length} emails have ${messageIds.size} different Message-IDs`,
)
await payload.destroy()
await postgres.stop()
await mail.close()
rmSync(folder, { recursive: true, force: true })
finish()
