import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { startGuide } from '../../tests/e2e/setup/guide'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { scratchFolder } from '../../tests/scratch-folder'
import { runningUrl } from '../dev-db/embedded-postgres'
import { leadLedger } from './lead-ledger'
import { check, finish, print, waitUntil } from './report'

/**
 * Fills the disk of the data folder, a file system in memory, while leads arrive, and frees it. What was
 * acknowledged must be stored, cached pages be served, and everything work again without a restart. Run
 * `npm run drill -- disk` as root after a build.
 */
const LEADS = 400

const folder = scratchFolder()
const options = 'size=500m,mode=755'
if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) {
  print('The drill mounts a file system, for which it has to run as root.')
  process.exit(1)
}

/** Writes a file until nothing more fits. */
function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w')
  for (let size = 1_048_576; size >= 1024; size /= 2) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size))
    } catch {
      // The disk is full. A smaller part may still fit.
    }
  }
  closeSync(descriptor)
}

const mail = await startMailbox()
const guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off', SMTP_URL: mail.url })
const ledger = leadLedger(guide.url)
const getStatus = async (page: string) => (await fetch(guide.url + page)).status

/** Sends leads, ten at a time. Returns the keys of those that were refused by their statuses. */
async function sendLeads(name: string, count: number): Promise<Map<number, string[]>> {
  const refused = new Map<number, string[]>()
  for (let next = 0; next < count; next += 10) {
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const key = `${name}-${next + index}`
        const status = await ledger.send(key)
        if (status !== 201) refused.set(status, [...(refused.get(status) ?? []), key])
      }),
    )
  }
  return refused
}

check((await sendLeads('before', 20)).size === 0, '20 leads are acknowledged before')
check((await getStatus('/')) === 200, 'the home page is served')

const filler = path.join(folder, 'filler')
fillDisk(filler)
const noticed = await waitUntil(async () => (await getStatus('/api/health/ready')) === 503, 30_000)
check(Number.isFinite(noticed), `the server is not ready after ${Math.round(noticed)} ms`)
const refused = await sendLeads('full', LEADS)
const keys = [...refused.values()].flat()
const statuses = [...refused.keys()].join(', ')
check(keys.length > 0, `${keys.length} of ${LEADS} leads are refused while the disk is full`)
check(statuses === '503', `they are answered with ${statuses}`)
check((await getStatus('/')) === 200, 'the home page is served while the disk is full')
check((await getStatus('/api/health/live')) === 200, 'the server is live')

rmSync(filler)
const recovered = await waitUntil(
  async () => (await getStatus('/api/health/ready')) === 200,
  60_000,
)
check(
  Number.isFinite(recovered),
  `the server is ready ${Math.round(recovered)} ms after the disk has room again`,
)
for (const key of keys) await ledger.insist(key)
await ledger.verify(runningUrl(folder) ?? '', mail)

await guide.end('SIGTERM')
await mail.close()
spawnSync('umount', [folder])
rmSync(folder, { recursive: true, force: true })
finish()
