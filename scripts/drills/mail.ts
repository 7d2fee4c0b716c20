import { rmSync } from 'node:fs'
import { startGuide } from '../../tests/e2e/setup/guide'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { scratchFolder } from '../../tests/scratch-folder'
import { runningUrl } from '../dev-db/embedded-postgres'
import { leadLedger } from './lead-ledger'
import { query } from './query'
import { check, finish, waitUntil } from './report'

/**
 * Sends leads while the mail server is down, refuses and hangs. Each must be acknowledged, its email be
 * tried, and go out once when the server is back. Run `npm run drill -- mail` after a build.
 */
const LEADS = 20

const folder = scratchFolder()
let mail = await startMailbox()
const port = Number(new URL(mail.url).port)
const guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', SMTP_URL: mail.url })
const databaseUrl = runningUrl(folder) ?? ''
const ledger = leadLedger(guide.url)

/** Sends leads, and waits until the worker has tried to send the email of each. */
async function sendLeads(state: string): Promise<void> {
  const statuses = await Promise.all(
    Array.from({ length: LEADS }, (_, index) => ledger.send(`${state}-${index}`)),
  )
  const acknowledged = statuses.filter((status) => status === 201).length
  check(
    acknowledged === LEADS,
    `the mail server ${state}: ${acknowledged} of ${LEADS} acknowledged`,
  )
  const untried = 'select from payload_jobs where total_tried is distinct from 1 limit 1'
  const waited = await waitUntil(
    async () => (await query(databaseUrl, untried)).length === 0,
    120_000,
    500,
  )
  check(Number.isFinite(waited), `the mail server ${state}: each email was tried`)
}

await mail.close()
await sendLeads('is down')
mail = await startMailbox(port)
mail.mode = 'refuses'
await sendLeads('refuses')
mail.mode = 'hangs'
await sendLeads('hangs')
check(mail.received.length === 0, 'no email has arrived')
mail.mode = 'takes'
// The next attempt is due in ten minutes.
await query(databaseUrl, 'update payload_jobs set wait_until = null')
await ledger.verify(databaseUrl, mail)

await guide.end('SIGTERM')
await mail.close()
rmSync(folder, { recursive: true, force: true })
finish()
