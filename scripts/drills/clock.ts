import { rmSync } from 'node:fs'
import { startGuide } from '../../tests/e2e/setup/guide'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { startEmbeddedPostgres } from '../dev-db/embedded-postgres'
import { clockSettings } from './clock-settings'
import { publishCommunity, signIn } from './editor'
import { leadLedger } from './lead-ledger'
import { query } from './query'
import { check, finish, print } from './report'

/**
 * Runs the guide on a database whose clock is a day behind, and then a day ahead. Leads must be stored,
 * their emails go out, and staff be able to sign in and publish. Run `npm run drill -- clock` after a
 * build.
 */
const DAY = 86_400
const LEADS = 20
const ADMIN = { ADMIN_EMAIL: 'admin@guide.example', ADMIN_PASSWORD: 'only-for-this-drill' }

/** Starts the PostgreSQL of a data folder with a clock of its own. */
async function startWithClock(dataDir: string, seconds: number) {
  const settings = clockSettings(seconds)
  Object.assign(process.env, settings)
  try {
    return await startEmbeddedPostgres({ dataDir, durable: false })
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name]
  }
}

async function runWithClock(name: string, offset: number): Promise<void> {
  print(`The clock of the database is ${name}:`)
  const [folder, files] = [scratchFolder(), scratchFolder()]
  await (await prepareDatabase(folder, ADMIN)).stop()
  const postgres = await startWithClock(folder, offset)
  const mail = await startMailbox()
  const [row] = await query(postgres.url, 'select extract(epoch from now())::float as now')
  const found = Math.round(Number(row?.now) - Date.now() / 1000)
  check(Math.abs(found - offset) < 60, `it differs by ${found} s`)
  const guide = await startGuide(files, {
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: 'x'.repeat(32),
    SEED: 'none',
    SMTP_URL: mail.url,
    RATE_LIMITS: 'leads=1000/3600,leads-direct=1000/3600',
  })
  const ledger = leadLedger(guide.url)
  for (let number = 0; number < LEADS; number += 1) await ledger.insist(`lead-${number}`)
  await ledger.verify(postgres.url, mail)

  const editor = await signIn(guide.url, {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  })
  await publishCommunity(guide.url, editor, 'clock-hills')
  const page = await fetch(`${guide.url}/communities/clock-hills`)
  check(page.status === 200, `an admin signs in and publishes what visitors see: ${page.status}`)

  await guide.end('SIGTERM')
  await postgres.stop()
  await mail.close()
  for (const place of [folder, files]) rmSync(place, { recursive: true, force: true })
}

await runWithClock('a day behind', -DAY)
await runWithClock('a day ahead', DAY)
finish()
