import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, copyFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { startGuide } from '../../tests/e2e/setup/guide'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { clockSettings } from './clock-settings'
import { leadLedger } from './lead-ledger'
import { query } from './query'
import { check, finish, waitUntil } from './report'

/**
 * Runs the guide on a database whose certificate it verifies, lets the certificate expire, and renews it.
 * The log must name the cause, and the guide work again without a restart. Run
 * `npm run drill -- certificate` after a build, with `openssl` and Debian's `libfaketime` installed.
 */
const DAY = 86_400
const [folder, files] = [scratchFolder(), scratchFolder()]
const postgres = await prepareDatabase(folder)
const data = path.join(folder, 'postgres')
const trusted = path.join(files, 'trusted.pem')

/** Makes a certificate that is valid for a day from a moment on, and trusts it. */
function makeCertificate(name: string, startsIn: number): void {
  const [key, certificate] = [path.join(files, `${name}.key`), path.join(files, `${name}.pem`)]
  const request = `req -x509 -newkey rsa:2048 -noenc -days 1 -subj /CN=${name}`.split(' ')
  const address = ['-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', [...request, ...address, '-keyout', key, '-out', certificate], {
    env: { ...process.env, ...clockSettings(startsIn) },
    stdio: 'ignore',
  })
  appendFileSync(trusted, execFileSync('openssl', ['x509', '-in', certificate]))
}

/** Gives a certificate to PostgreSQL, and ends all connections. */
async function install(name: string): Promise<void> {
  const { uid, gid } = statSync(data)
  for (const ending of ['key', 'pem']) {
    const file = path.join(data, `server.${ending}`)
    copyFileSync(path.join(files, `${name}.${ending}`), file)
    chownSync(file, uid, gid)
  }
  await query(postgres.url, 'select pg_reload_conf()')
  // The reload is done by another process.
  await query(postgres.url, 'select pg_sleep(1)')
  await query(
    postgres.url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
}

makeCertificate('valid', 0)
makeCertificate('expired', -5 * DAY)
makeCertificate('renewed', -60)
await query(postgres.url, `alter system set ssl_cert_file = 'server.pem'`)
await query(postgres.url, `alter system set ssl_key_file = 'server.key'`)
await query(postgres.url, 'alter system set ssl = on')
await install('valid')

const mail = await startMailbox()
const guide = await startGuide(files, {
  DATABASE_URL: `${postgres.url}?sslmode=verify-full&sslrootcert=${trusted}`,
  PAYLOAD_SECRET: 'x'.repeat(32),
  SEED: 'none',
  SMTP_URL: mail.url,
  RATE_LIMITS: 'off',
})
const ledger = leadLedger(guide.url)
const getStatus = async (page: string) => (await fetch(guide.url + page)).status
const isReady = async (status: number) => (await getStatus('/api/health/ready')) === status
const encrypted = 'select from pg_stat_ssl where ssl'
check((await query(postgres.url, encrypted)).length > 0, 'connections are encrypted')
check((await ledger.send('before')) === 201, 'a lead is acknowledged')
check((await getStatus('/')) === 200, 'the home page is served')

await install('expired')
const noticed = await waitUntil(() => isReady(503), 30_000)
check(Number.isFinite(noticed), `not ready ${Math.round(noticed)} ms after the certificate expired`)
const refused = await ledger.send('expired')
check(refused === 503, `a lead is refused: ${refused}`)
check((await getStatus('/')) === 200, 'the home page is served')
check(guide.output.includes('certificate has expired'), 'the log names the cause')

await install('renewed')
const recovered = await waitUntil(() => isReady(200), 30_000)
check(Number.isFinite(recovered), `ready ${Math.round(recovered)} ms after it was renewed`)
await ledger.insist('expired')
await ledger.verify(postgres.url, mail)

await guide.end('SIGTERM')
await postgres.stop()
await mail.close()
for (const place of [folder, files]) rmSync(place, { recursive: true, force: true })
finish()
