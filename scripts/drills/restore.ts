import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../dev-db/embedded-postgres'
import { listBackups } from '../launch/backup/retention'
import { spawnNode } from '../launch/spawn-node'

/**
 * Backs up a guide with 10,000 leads while others arrive, in pairs that belong together, restores the
 * backup to another folder with a PostgreSQL server of its own, and compares both. Runs the commands
 * of an operator. Run `npm run drill:restore`; it takes a minute.
 */
const LEADS = 10_000
const PICTURES = 200
const WRITERS = 4

const print = (line: string) => process.stdout.write(`${line}\n`)

const admin = { ADMIN_EMAIL: 'admin@guide.example', ADMIN_PASSWORD: 'drill-of-a-restore' }
const source = scratchFolder()
const target = scratchFolder()
const backups = scratchFolder()
const opened: EmbeddedPostgres[] = []

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await connect(url)
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

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

let hasPassed = false
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
  print(`Leads in the restored guide: ${leads?.count}`)
  print(`Pairs of which one half is missing: ${halves.length}`)
  print(`The first ${LEADS} leads are equal: ${areLeadsEqual}`)
  print(`Other tables that differ: ${different.length} of ${expected.size}`)
  print(`Files are equal: ${areFilesEqual}; the secret is equal: ${isSecretEqual}`)
  hasPassed =
    Number(leads?.count) >= LEADS &&
    halves.length === 0 &&
    different.length === 0 &&
    areLeadsEqual &&
    areFilesEqual &&
    isSecretEqual
} finally {
  for (const postgres of opened) await postgres.stop()
  for (const folder of [source, target, backups]) rmSync(folder, { recursive: true, force: true })
}
print(hasPassed ? 'The drill passed.' : 'The drill failed.')
process.exit(hasPassed ? 0 : 1)
