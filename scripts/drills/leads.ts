import { rmSync } from 'node:fs'
import { startGuide } from '../../tests/e2e/setup/guide'
import { findServer, signalPostgres } from '../../tests/e2e/setup/processes'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { scratchFolder } from '../../tests/scratch-folder'
import { runningUrl } from '../dev-db/embedded-postgres'
import { leadLedger } from './lead-ledger'
import { check, finish, print } from './report'

/**
 * Sends five rounds of 2,000 leads from 20 buyers, who send each with its key until it is acknowledged.
 * In each round PostgreSQL and then the server are killed, and the launcher starts them again. Run
 * `npm run drill -- leads` after a build; it takes half an hour, most of it for the emails.
 * Another number of rounds may follow.
 */
const ROUNDS = Number(process.argv[3] ?? 5)
const LEADS = 2000
const BUYERS = 20
/** After so many acknowledged leads of a round. */
const KILL_DATABASE_AT = 500
const KILL_SERVER_AT = 1200

const folder = scratchFolder()
const mail = await startMailbox()
const guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', SMTP_URL: mail.url })
const ledger = leadLedger(guide.url)

async function runRound(round: number): Promise<void> {
  const before = ledger.acknowledged.size
  const begunAt = performance.now()
  const kills = [
    { at: KILL_DATABASE_AT, run: () => signalPostgres(folder, 'SIGKILL') },
    { at: KILL_SERVER_AT, run: () => process.kill(findServer(guide), 'SIGKILL') },
  ]
  let next = 0
  let repeated = 0
  const buy = async () => {
    while (next < LEADS) {
      next += 1
      repeated += await ledger.insist(`round-${round}-lead-${next}`)
      if (ledger.acknowledged.size - before >= (kills[0]?.at ?? LEADS + 1)) kills.shift()?.run()
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buy))
  const acknowledged = ledger.acknowledged.size - before
  const seconds = Math.round((performance.now() - begunAt) / 1000)
  check(
    acknowledged === LEADS && kills.length === 0,
    `round ${round}: ${acknowledged} leads acknowledged in ${seconds} s, ${repeated} attempts failed`,
  )
}

const begunAt = performance.now()
for (let round = 1; round <= ROUNDS; round += 1) await runRound(round)
await ledger.verify(runningUrl(folder) ?? '', mail)
print(`Seconds: ${Math.round((performance.now() - begunAt) / 1000)}`)
await guide.end('SIGTERM')
await mail.close()
rmSync(folder, { recursive: true, force: true })
finish()
