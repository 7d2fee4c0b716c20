import { rmSync } from 'node:fs'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { runningUrl } from '../scripts/dev-db/embedded-postgres'
import { startGuide } from '../tests/e2e/setup/guide'
import { type MailServerMode, startMailbox } from '../tests/fixtures/mailbox'
import { diskFolder } from './disk-folder'

/**
 * Measures 500 leads from 20 concurrent clients while the mail server accepts emails, rejects them,
 * or does not answer. The worker, the mail server and the clients share the machine. Run
 * `npm run bench:leads` after a build.
 */
const LEADS = 500
const BUYERS = 20
const modes: readonly MailServerMode[] = ['takes', 'refuses', 'hangs']

const folder = diskFolder()
const mail = await startMailbox()
const guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', SMTP_URL: mail.url })
const client = new Client({ connectionString: runningUrl(folder) ?? '' })
await client.connect()

/** Response times in milliseconds, in ascending order. */
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

async function stored(): Promise<number> {
  const { rows } = await client.query<{ stored: number }>(
    'select count(*)::int as stored from leads',
  )
  return rows[0]?.stored ?? 0
}

try {
  // Warms up the server, so the first requests do not distort the result.
  await write(LEADS)
  const table: Record<string, object> = {}
  for (const mode of modes) {
    mail.mode = mode
    const before = await stored()
    const times = await write(LEADS)
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0)
    table[`the mail server ${mode}`] = {
      'median ms': at(0.5),
      'p95 ms': at(0.95),
      acknowledged: times.length,
      kept: (await stored()) - before,
    }
  }
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table(table)
} finally {
  await client.end()
  await guide.end('SIGTERM')
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
}
