import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import S3rver from '@20minutes/s3rver'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/config/env'
import { readLastBackup, readLastBackupError } from '@/database/backups'
import { tryServerLock } from '../../../../scripts/dev-db/database-lock'
import { listBackupsIn } from '../../../../scripts/launch/backup/backup-bucket'
import {
  findBackupBucket,
  findMediaBucket,
  openBucket,
} from '../../../../scripts/launch/backup/bucket'
import { type Backup, createBackup } from '../../../../scripts/launch/backup/create-backup'
import { dumpDatabase } from '../../../../scripts/launch/backup/dump-database'
import { findBackup } from '../../../../scripts/launch/backup/find-backup'
import { readManifest, verifyParts } from '../../../../scripts/launch/backup/manifest'
import { listBackups } from '../../../../scripts/launch/backup/retention'
import { findBackupDay, scheduleBackups } from '../../../../scripts/launch/backup/schedule'
import { restoring } from '../../../../scripts/launch/preparation'
import { prepareDatabase } from '../../../../scripts/launch/prepare'
import { spawnNode } from '../../../../scripts/launch/spawn-node'
import { aBuilder, aCommunity, aHome, testPayload } from '../../../fixtures/site'
import { scratchFolder } from '../../../scratch-folder'

const url = process.env.DATABASE_URL ?? ''
const dataDir = process.env.DATA_DIR ?? ''
const secret = process.env.PAYLOAD_SECRET ?? ''

/** Deleted after each test. */
let folder = ''
const created: string[] = []

beforeEach(() => {
  folder = scratchFolder()
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
  for (const name of created.splice(0)) {
    await run(url, `drop database ${name} with (force)`)
    await run(url, `drop role if exists ${name}`)
  }
})

function getEnv(settings: Record<string, string> = {}) {
  return parseEnv({
    DATABASE_URL: url,
    PAYLOAD_SECRET: secret,
    DATA_DIR: dataDir,
    BACKUP_DIR: path.join(folder, 'backups'),
    ...settings,
  })
}

async function run(database: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function makeBackup(settings: Record<string, string> = {}): Promise<Backup> {
  const backup = await createBackup(getEnv(settings), { url, kind: 'manual' })
  if (!backup) throw new Error('No backup was made.')
  return backup
}

async function createEmptyDatabase(): Promise<string> {
  const name = `restored_${randomBytes(6).toString('hex')}`
  await run(url, `create database ${name}`)
  created.push(name)
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** An empty database of a user without other rights, as managed databases give out. */
async function createOwnedDatabase(): Promise<string> {
  const address = new URL(await createEmptyDatabase())
  const name = address.pathname.slice(1)
  await run(url, `create role ${name} login password 'owner'`)
  await run(url, `alter database ${name} owner to ${name}`)
  address.username = name
  address.password = 'owner'
  return address.href
}

interface Target {
  readonly database: string
  readonly replace?: boolean
  readonly identity?: string
}

const targetFolder = () => path.join(folder, 'elsewhere')

/** Restores a backup as `npm run restore` does. Returns what the program prints. */
async function restore(
  backup: string,
  { database, replace = false, identity }: Target,
  settings: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  mkdirSync(targetFolder(), { recursive: true })
  let output = ''
  const child = spawnNode(restoring, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database,
      DATA_DIR: targetFolder(),
      PAYLOAD_LOG_LEVEL: 'error',
      ...settings,
    },
    onOutput: (text) => {
      output += text
    },
  })
  child.process.send({ folder: backup, replace, identity })
  return { code: await child.done, output }
}

/** Prepares a database as a start does. */
async function prepare(
  database: string,
  embedded: boolean,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  vi.stubEnv('DATABASE_URL', database)
  const guide = { url: database, embedded, close: async () => {} }
  await prepareDatabase(getEnv({ DATABASE_URL: database }), guide, stop, false)
}

/** The checksum of each table, independent of the order of its rows. */
async function readChecksums(database: string): Promise<Record<string, unknown>> {
  const tables = await run(
    database,
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('backup_runs', 'leads', 'rate_limits')`,
  )
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' ' ||
      coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${name} t`,
  )
  const sums = await run(database, parts.join(' union all '))
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]))
}

/** Inserts pairs of leads, each in a transaction, until it is stopped. */
async function writeLeads(): Promise<{ stop(): Promise<void> }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  let isStopping = false
  const insertPair = async (pair: number) => {
    const values = [`Pair ${pair}`, '2105550101', 'contact-page']
    const text = `insert into leads (name, email, message, phone, source)
      values ('Ben', 'ben@example.com', $1, $2, $3)`
    await client.query('begin')
    await client.query(text, values)
    await client.query(text, values)
    await client.query('commit')
  }
  await insertPair(0)
  const writing = (async () => {
    for (let pair = 1; !isStopping; pair += 1) await insertPair(pair)
  })()
  return {
    async stop() {
      isStopping = true
      await writing
      await client.end()
    },
  }
}

const insertLead = (database: string, name: string) =>
  run(
    database,
    `insert into leads (name, email, phone, message, source)
     values ('${name}', 'a@example.com', '1', 'Hello', 'contact-page') returning id`,
  )

const damage = (file: string) => {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

const countLeads = async (database: string) =>
  Number((await run(database, 'select count(*) from leads'))[0]?.count)

const pictureName = 'wall.jpg'

beforeAll(async () => {
  const community = await aCommunity()
  await aBuilder({ name: 'Tabs\tand \\ "quotes"\nand lines' })
  await aHome({ community: community.id })
  const data = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#a86' },
  })
    .jpeg()
    .toBuffer()
  await (await testPayload()).create({
    collection: 'media',
    data: { alt: 'A wall' },
    file: { name: pictureName, data, mimetype: 'image/jpeg', size: data.length },
  })
})

describe('a backup that is made while leads arrive', () => {
  it('is restored elsewhere, encrypted, with whole transactions, equal tables and files', async () => {
    const identity = await generateIdentity()
    const writer = await writeLeads()
    const before = await countLeads(url)
    const backup = await makeBackup({ BACKUP_RECIPIENT: await identityToRecipient(identity) })
    await writer.stop()
    const after = await countLeads(url)
    expect(after).toBeGreaterThan(before)

    const database = await createEmptyDatabase()
    expect(await restore(backup.destination, { database, identity })).toMatchObject({ code: 0 })
    const leads = await countLeads(database)
    expect(leads).toBe(backup.manifest.tables.find(({ name }) => name === 'leads')?.rows)
    expect(leads).toBeGreaterThanOrEqual(before)
    expect(leads).toBeLessThanOrEqual(after)
    const halves = 'select message from leads group by message having count(*) <> 2'
    expect(await run(database, halves)).toEqual([])
    expect(await readChecksums(database)).toEqual(await readChecksums(url))

    const files = readdirSync(path.join(dataDir, 'media')).sort()
    expect(files).toContain(pictureName)
    expect(readdirSync(path.join(targetFolder(), 'media')).sort()).toEqual(files)
    for (const file of files) {
      expect(readFileSync(path.join(targetFolder(), 'media', file))).toEqual(
        readFileSync(path.join(dataDir, 'media', file)),
      )
    }

    // Foreign keys, triggers and sequences work again.
    await expect(run(database, 'update homes set community_id = 0')).rejects.toThrow(/foreign key/)
    const disabled = `select tgname from pg_trigger where tgenabled <> 'O'`
    expect(await run(database, disabled)).toEqual([])
    const foreignKeys = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
      from pg_constraint where contype = 'f' order by 1, 2`
    expect(await run(database, foreignKeys)).toEqual(await run(url, foreignKeys))
    const [largest] = await run(database, 'select max(id) as id from leads')
    const [inserted] = await insertLead(database, 'New')
    expect(Number(inserted?.id)).toBeGreaterThan(Number(largest?.id))

    const raw = readFileSync(path.join(backup.destination, 'tables/leads.copy.gz.age'))
    expect(raw.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  })

  it('is noted in the database', async () => {
    const { destination, bytes } = await makeBackup()
    const { db } = await testPayload()
    expect(await readLastBackup(db.drizzle)).toEqual({
      destination,
      bytes,
      finishedAt: expect.any(Date),
    })
    writeFileSync(path.join(folder, 'file'), '')
    await expect(makeBackup({ BACKUP_DIR: path.join(folder, 'file') })).rejects.toThrow(
      /^The backup failed\. /,
    )
    expect(await readLastBackupError(db.drizzle)).toMatchObject({
      message: expect.stringContaining('The backup failed.'),
    })
    expect(await readLastBackup(db.drizzle)).toMatchObject({ destination })
  })

  it('is refused while another one of the same database runs', async () => {
    const [first, second] = await Promise.allSettled([
      makeBackup(),
      makeBackup({ BACKUP_DIR: path.join(folder, 'other') }),
    ])
    const failed = [first, second].filter(({ status }) => status === 'rejected')
    expect(failed).toMatchObject([
      {
        reason: { message: expect.stringContaining('Another backup of this database is running') },
      },
    ])
  })
})

describe('a damaged backup', () => {
  it('is refused, with the file that is damaged', async () => {
    const { destination } = await makeBackup()
    const manifest = await readManifest(destination)
    await verifyParts(destination, manifest)
    damage(path.join(destination, 'tables/builders.copy.gz'))
    truncateSync(path.join(destination, 'tables/communities.copy.gz'), 10)
    rmSync(path.join(destination, 'files/000001'))
    const error: unknown = await verifyParts(destination, manifest).catch((reason) => reason)
    expect(String(error)).toContain('tables/builders.copy.gz has another checksum.')
    expect(String(error)).toContain('tables/communities.copy.gz has 10 bytes instead of')
    expect(String(error)).toContain('files/000001 cannot be read')
    damage(path.join(destination, 'manifest.json'))
    await expect(readManifest(destination)).rejects.toThrow(/is damaged/)
  })

  it('without a manifest is not a backup', async () => {
    const { destination } = await makeBackup()
    const backups = path.join(folder, 'backups')
    mkdirSync(path.join(backups, 'unfinished-manual-2026-11-30T08-00-00Z'))
    mkdirSync(path.join(backups, 'manual-2026-11-30T08-00-00Z'))
    expect(await listBackups(backups)).toEqual([path.basename(destination)])
    await expect(readManifest(path.join(backups, 'manual-2026-11-30T08-00-00Z'))).rejects.toThrow(
      /not a complete one/,
    )
  })

  it('that fails leaves no files', async () => {
    // The tables of a guide always have a list of migrations.
    await run(url, 'alter table payload_migrations rename to hidden')
    try {
      await expect(makeBackup()).rejects.toThrow(/^The backup failed\./)
    } finally {
      await run(url, 'alter table hidden rename to payload_migrations')
    }
    expect(readdirSync(path.join(folder, 'backups'))).toEqual([])
  })
})

describe('a disk that is full while a large table is read', () => {
  it('ends the backup with the reason', async () => {
    await run(url, 'create table large as select n, md5(n::text) from generate_series(1, 300000) n')
    const client = new Client({ connectionString: url })
    await client.connect()
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    try {
      const dump = dumpDatabase(client, async (table, rows) => {
        await pipeline(rows, async (chunks: AsyncIterable<Uint8Array>) => {
          for await (const _chunk of chunks) if (table === 'large') throw full
        })
        return { path: table, bytes: 0, sha256: '' }
      })
      await expect(dump).rejects.toBe(full)
    } finally {
      await client.end()
      await run(url, 'drop table large')
    }
  })
})

describe('daily backups', () => {
  it('are made once a day, and the oldest are deleted', async () => {
    const env = getEnv({ BACKUP_KEEP: '1' })
    const manual = await makeBackup()
    const make = (scheduledFor: string) => createBackup(env, { url, kind: 'daily', scheduledFor })
    const first = await make('2020-01-01')
    expect(await make('2020-01-01')).toBeUndefined()
    expect(existsSync(first?.destination ?? '')).toBe(true)
    // The names differ by the second.
    const renamed = path.join(folder, 'backups/daily-2026-11-29T08-30-00Z')
    renameSync(first?.destination ?? '', renamed)
    const second = await make('2020-01-02')
    expect(await listBackups(path.join(folder, 'backups'))).toEqual(
      [second?.destination, manual.destination].map((place) => path.basename(place ?? '')),
    )
  })
})

describe('the schedule', () => {
  it('makes a missed backup at the start, again if the last try failed, and then no other', async () => {
    const backups = path.join(folder, 'backups')
    vi.stubEnv('BACKUP_DIR', backups)
    const env = getEnv({ BACKUP_AT: '02:30' })
    const database = { url, embedded: false, close: async () => {} }
    const today = findBackupDay(new Date(), '02:30')
    await run(
      url,
      `insert into backup_runs (kind, scheduled_for, started_at, finished_at, error)
       values ('daily', '${today}', now(), now(), 'The disk is full.')`,
    )
    const schedule = scheduleBackups(env, database)
    await expect.poll(() => listBackups(backups), { timeout: 60_000 }).toHaveLength(1)
    await expect
      .poll(() => run(url, 'select from backup_runs where finished_at is null'))
      .toEqual([])
    await schedule.close()
    const made = await run(
      url,
      `select error from backup_runs where scheduled_for = '${today}' and bytes > 0`,
    )
    expect(made).toEqual([{ error: null }])
    const options = { url, kind: 'daily', scheduledFor: today } as const
    expect(await createBackup(env, options)).toBeUndefined()
  })
})

describe('a restore', () => {
  it('to a database with content needs --replace, and then replaces rows and files, with the rights of its owner', async () => {
    const database = await createOwnedDatabase()
    const { destination } = await makeBackup()
    expect(await restore(destination, { database })).toMatchObject({ code: 0 })
    await insertLead(database, 'Late')
    writeFileSync(path.join(targetFolder(), 'media/late.txt'), 'late')

    const refused = await restore(destination, { database })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('The database has content.')
    const late = "select from leads where name = 'Late'"
    expect(await run(database, late)).toHaveLength(1)

    // A restore that fails changes nothing.
    const manifest = await readManifest(destination)
    const broken = manifest.tables.find(({ name }) => name === 'leads')?.part.path ?? ''
    const bytes = readFileSync(path.join(destination, broken))
    damage(path.join(destination, broken))
    const failed = await restore(destination, { database, replace: true })
    expect(failed.code).toBe(1)
    expect(failed.output).toContain('The database is as before.')
    expect(await run(database, late)).toHaveLength(1)
    expect(existsSync(path.join(targetFolder(), 'media/late.txt'))).toBe(true)
    writeFileSync(path.join(destination, broken), bytes)

    const server = new Client({ connectionString: database })
    await server.connect()
    await tryServerLock(server)
    const running = await restore(destination, { database, replace: true })
    expect(running.output).toContain('A server of the guide runs on this database.')
    await server.end()

    // The schema of an earlier restore that was killed: the present content is incomplete.
    await run(database, 'create schema guide_before_restore')
    const interrupted = await restore(destination, { database })
    expect(interrupted.output).toContain('With --replace')
    expect(await restore(destination, { database, replace: true })).toMatchObject({ code: 0 })
    expect(await run(database, late)).toEqual([])
    expect(existsSync(path.join(targetFolder(), 'media/late.txt'))).toBe(false)
    expect(await readChecksums(database)).toEqual(await readChecksums(url))
    expect(await run(database, "select to_regnamespace('guide_before_restore') as aside")).toEqual([
      { aside: null },
    ])
  })

  it('with a wrong key or none changes nothing', async () => {
    const recipient = await identityToRecipient(await generateIdentity())
    const { destination } = await makeBackup({ BACKUP_RECIPIENT: recipient })
    const database = await createEmptyDatabase()
    const wrong = await restore(destination, { database, identity: await generateIdentity() })
    expect(wrong.code).toBe(1)
    expect(wrong.output).toContain('does not belong to this backup')
    const missing = await restore(destination, { database })
    expect(missing.output).toContain('set BACKUP_IDENTITY')
    expect(await run(database, "select to_regclass('leads') as name")).toEqual([{ name: null }])
  })
})

describe('a start', () => {
  it('after an interrupted restore is refused', async () => {
    await run(url, 'create schema guide_before_restore')
    try {
      await expect(prepare(url, false)).rejects.toThrow('A restore was interrupted')
    } finally {
      await run(url, 'drop schema guide_before_restore')
    }
  })

  it('on an external database with pending migrations prints how to make a backup', async () => {
    const lines: unknown[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(line) > 0)
    const name = (await run(url, 'select name from payload_migrations order by name desc'))[0]?.name
    await run(url, `update payload_migrations set name = 'other' where name = '${name}'`)
    const stop = AbortSignal.abort(new Error('stopped before the migrations'))
    try {
      await expect(prepare(url, false, stop)).rejects.toThrow('stopped before the migrations')
    } finally {
      await run(url, `update payload_migrations set name = '${name}' where name = 'other'`)
    }
    expect(lines.join('')).toContain('`npm run backup` before a start makes a backup')
    expect(await listBackups(path.join(folder, 'backups'))).toEqual([])
  })
})

describe('an upgrade', () => {
  it('of the embedded database makes a backup of the tables first', async () => {
    const database = await createEmptyDatabase()
    const { destination } = await makeBackup()
    await restore(destination, { database })
    await run(
      database,
      "drop table backup_runs; delete from payload_migrations where name like '%_backup_runs'",
    )
    await prepare(database, true)
    const [name = ''] = (await listBackups(path.join(folder, 'backups'))).filter((backup) =>
      backup.startsWith('before-upgrade-'),
    )
    const manifest = await readManifest(path.join(folder, 'backups', name))
    expect(manifest.files).toBeUndefined()
    expect(manifest.migrations.some((migration) => migration.endsWith('_backup_runs'))).toBe(false)
    expect(await run(database, "select to_regclass('backup_runs')::text as name")).toEqual([
      { name: 'backup_runs' },
    ])

    // Going back to it runs the migration again.
    const { code } = await restore(path.join(folder, 'backups', name), { database, replace: true })
    expect(code).toBe(0)
    // The times of migrations differ.
    const { payload_migrations: _differs, ...sums } = await readChecksums(url)
    expect(await readChecksums(database)).toMatchObject(sums)
  })
})

describe('buckets', () => {
  let server: ReturnType<typeof createServer>
  let settings: Record<string, string>
  let directory: string

  beforeAll(async () => {
    directory = scratchFolder()
    const bucket = new S3rver({
      directory,
      silent: true,
      // It computes another signature for lists, whose path ends with a slash.
      allowMismatchedSignatures: true,
      configureBuckets: [
        { name: 'pictures', configs: [] },
        { name: 'backups', configs: [] },
      ],
    })
    await bucket.configureBuckets()
    server = createServer(bucket.callback()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const toSettings = (prefix: string, bucket: string): Record<string, string> => ({
      [`${prefix}_BUCKET`]: bucket,
      [`${prefix}_REGION`]: 'us-east-1',
      [`${prefix}_ENDPOINT`]: `http://127.0.0.1:${port}`,
      [`${prefix}_ACCESS_KEY_ID`]: 'S3RVER',
      [`${prefix}_SECRET_ACCESS_KEY`]: 'S3RVER',
    })
    settings = { ...toSettings('S3', 'pictures'), ...toSettings('BACKUP_S3', 'backups') }
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(directory, { recursive: true })
  })

  it('a backup has the files of a bucket and is moved to another, from where it is restored', async () => {
    const env = getEnv(settings)
    const media = findMediaBucket(env)
    const archive = findBackupBucket(env)
    if (!media || !archive) throw new Error('The settings name no bucket.')
    const pictures = await openBucket(media)
    await pictures.write('a-wall.jpg', Readable.from([Buffer.from('a picture')]), 'image/jpeg')
    const { destination } = await makeBackup(settings)
    const name = path.basename(destination)
    expect(destination).toBe(`s3://backups/${name}`)
    expect(await listBackups(path.join(folder, 'backups'))).toEqual([])
    expect(await listBackupsIn(await openBucket(archive))).toEqual([name])

    await pictures.remove('a-wall.jpg')
    const { folder: local, dispose } = await findBackup(env, name)
    await verifyParts(local, await readManifest(local))
    const database = await createEmptyDatabase()
    expect(await restore(local, { database }, settings)).toMatchObject({ code: 0 })
    const restored = await pictures.read('a-wall.jpg')
    expect(restored?.contentType).toBe('image/jpeg')
    expect(restored && (await text(restored.body))).toBe('a picture')
    await dispose()
    expect(existsSync(local)).toBe(false)
  })
})
