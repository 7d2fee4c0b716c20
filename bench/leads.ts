import { rmSync } from 'node:fs'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { runningUrl } from '../scripts/launch/embedded-postgres'
import { startGuide } from '../tests/e2e/setup/guide'
import { type Manner, startMailbox } from '../tests/fixtures/mailbox'
import { scratchFolder } from '../tests/scratch-folder'

/**
 * Five hundred leads from twenty buyers at once, while the mail server takes letters, refuses them,
 * or says nothing. The worker, the mail server and the buyers share the machine.
 * `npm run bench:leads`; the site has to be built already.
 */
const LEADS = 500
const BUYERS = 20
const manners: readonly Manner[] = ['takes', 'refuses', 'hangs']

const folder = scratchFolder()
const mail = await startMailbox()
const guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', SMTP_URL: mail.url })
const client = new Client({ connectionString: runningUrl(folder) ?? '' })
await client.connect()

/** Milliseconds until each lead was acknowledged, the shortest first. */
async function write(amount: number): Promise<number[]> {
  const times: number[] = []
  const options: autocannon.Options = {
    url: `${guide.url}/api/leads`,
    connections: BUYERS,
    amount,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Buyer',
      email: 'ana@buyer.example',
      phone: '(210) 555-0142',
      subject: 'A question',
      message: 'Where is the model home?',
      source: 'contact-page',
      type: 'general-inquiry',
    }),
  }
  await new Promise<void>((resolve, reject) => {
    const load = autocannon(options, (error) => (error ? reject(error) : resolve()))
    load.on('response', (_client, status, _bytes, time) => {
      if (status === 201) times.push(time)
      else reject(new Error(`A lead was answered with ${status}`))
    })
  })
  return times.sort((a, b) => a - b)
}

async function kept(): Promise<number> {
  const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from leads')
  return rows[0]?.kept ?? 0
}

try {
  // What is slow about a first request is no matter of leads.
  await write(LEADS)
  const table: Record<string, object> = {}
  for (const manner of manners) {
    mail.manner = manner
    const before = await kept()
    const times = await write(LEADS)
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0)
    table[`the mail server ${manner}`] = {
      'median ms': at(0.5),
      'p95 ms': at(0.95),
      acknowledged: times.length,
      kept: (await kept()) - before,
    }
  }
  // biome-ignore lint/suspicious/noConsole: the figures are what this script is for
  console.table(table)
} finally {
  await client.end()
  await guide.end('SIGTERM')
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
}
