import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../dev-db/embedded-postgres'
import { listBackups } from '../launch/backup/retention'
import { spawnNode } from '../launch/spawn-node'
import { connect, query } from './query'
import { check, finish, print } from './report'

/**
 * Backs up a guide with 10,000 leads while others arrive, in pairs that belong together, restores the
 * backup to another folder with a PostgreSQL server of its own, and compares both. Runs the commands
 * of an operator. Run `npm run drill -- restore`; it takes a minute.
 */
const LEADS = 10_000
const PICTURES = 200
const WRITERS = 4

const admin = { ADMIN_EMAIL: 'admin@guide.example', ADMIN_PASSWORD: 'drill-of-a-restore' }
const source = scratchFolder()
const target = scratchFolder()
const backups = scratchFolder()
const opened: EmbeddedPostgres[] = []

/** Runs a command of the launcher, and prints what it prints. */
async function runCommand(dataDir: string, args: readonly string[]): Promise<number> {
  const startedAt = performance.now()
  const child = spawnNode(['scripts/start.mjs', ...args], {
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      PAYLOAD_SECRET: undefined,
      DATA_DIR: dataDir,
      BACKUP_DIR: backups,
    },
  })
  if ((await child.done) !== 0) throw new Error(`npm run ${args.join(' ')} failed.`)
  return (performance.now() - startedAt) / 1000
}

const insertLeads = `insert into leads (name, email, phone, message, source)
  select 'Ben Buyer', 'ben' || n || '@example.com', '2105550101', $1 || n, 'contact-page'
  from generate_series($2::int, $3::int) as n`

/** Inserts pairs of leads, each pair in a transaction, until it is stopped. */
async function startWriter(url: string, name: string) {
  const client = await connect(url)
  let isStopping = false
  let pairs = 0
  const writing = (async () => {
    while (!isStopping) {
      pairs += 1
      await client.query('begin')
      await client.query(insertLeads, [name, pairs, pairs])
      await client.query(insertLeads, [name, pairs, pairs])
      await client.query('commit')
    }
  })()
  return {
    async stop() {
      isStopping = true
      await writing
      await client.end()
      return pairs
    },
  }
}

/** The checksum of each table in which nothing was written during the backup. */
async function readChecksums(url: string): Promise<ReadonlyMap<unknown, unknown>> {
  const tables = await query(
    url,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
     and tablename not in ('backup_runs', 'leads')`,
  )
  const sums = await query(
    url,
    tables
      .map(
        ({ name }) => `select '${name}' as name, count(*) || ' ' ||
          coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
          from ${name} as t`,
      )
      .join(' union all '),
  )
  return new Map(sums.map(({ name, sum }) => [name, sum]))
}

/** The checksum of all files of a folder. */
function hashFolder(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) {
    hash.update(name).update(readFileSync(path.join(folder, name)))
  }
  return hash.digest('hex')
}

const hashLeads = async (url: string, upTo: number) =>
  query(
    url,
    `select count(*)::int as count, md5(string_agg(md5(l::text), '' order by id)) as sum
     from leads as l where id <= ${upTo}`,
  )

try {
  const guide = await prepareDatabase(source, admin)
  opened.push(guide)
  const client = await connect(guide.url)
  await client.query(insertLeads, ['Lead ', 1, LEADS])
  await client.end()
  const media = path.join(source, 'media')
  mkdirSync(media)
  for (let number = 1; number <= PICTURES; number += 1) {
    writeFileSync(path.join(media, `${number}.jpg`), Buffer.alloc(200_000, String(number)))
  }
  print(`${LEADS} leads and ${PICTURES} pictures of 200 KB are stored.`)

  const writers = await Promise.all(
    Array.from({ length: WRITERS }, (_, number) => startWriter(guide.url, `Pair ${number} `)),
  )
  print(`Backup, in seconds: ${(await runCommand(source, ['backup'])).toFixed(1)}`)
  const pairs = (await Promise.all(writers.map((writer) => writer.stop()))).reduce(
    (sum, count) => sum + count,
    0,
  )
  print(`Leads that arrived in the meantime: ${2 * pairs}`)

  const [name = ''] = await listBackups(backups)
  print(`Restore, in seconds: ${(await runCommand(target, ['restore', name])).toFixed(1)}`)
  const restored = await startEmbeddedPostgres({ dataDir: target, durable: false })
  opened.push(restored)

  const [leads] = await query(restored.url, 'select count(*)::int as count from leads')
  const halves = await query(
    restored.url,
    "select from leads where message like 'Pair%' group by message having count(*) <> 2",
  )
  const expected = await readChecksums(guide.url)
  const found = await readChecksums(restored.url)
  const different = [...expected].filter(([table, sum]) => found.get(table) !== sum)
  const areLeadsEqual =
    JSON.stringify(await hashLeads(guide.url, LEADS)) ===
    JSON.stringify(await hashLeads(restored.url, LEADS))
  const areFilesEqual = hashFolder(media) === hashFolder(path.join(target, 'media'))
  const secret = (folder: string) => readFileSync(path.join(folder, 'payload-secret'), 'utf8')
  const isSecretEqual = secret(source) === secret(target)
  check(Number(leads?.count) >= LEADS, `${leads?.count} leads are in the restored guide`)
  check(halves.length === 0, `${halves.length} pairs have lost one half`)
  check(areLeadsEqual, `the first ${LEADS} leads are equal`)
  check(different.length === 0, `${different.length} of ${expected.size} other tables differ`)
  check(areFilesEqual, 'files are equal')
  check(isSecretEqual, 'the secret is equal')
} finally {
  for (const postgres of opened) await postgres.stop()
  for (const folder of [source, target, backups]) rmSync(folder, { recursive: true, force: true })
}
finish()
