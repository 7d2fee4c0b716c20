import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { z } from 'zod'
import type { Env } from '@/config/env'
import { beginBackupRun, failBackupRun, finishBackupRun } from '@/database/backup-runs'
import { queryClient } from '@/database/sql/query'
import { tryBackupLock } from '../../dev-db/database-lock'
import { LaunchError, print } from '../console'
import { readVersion } from '../version'
import { uploadBackup } from './backup-bucket'
import { getBackupFolder, UNFINISHED } from './backup-folder'
import { findBackupBucket, openBucket } from './bucket'
import { refuseFullDisk } from './disk-space'
import { dumpDatabase } from './dump-database'
import { explainFailure } from './explain-failure'
import { type FileStore, openFileStore } from './file-store'
import { countBytes, type FileEntry, type Manifest, writeManifest } from './manifest'
import { type Part, writePart } from './parts'
import { deleteOldBackups } from './retention'
import { hashSecret, isSecretGenerated, readSecret } from './secret'

export type BackupKind = 'daily' | 'manual' | 'before-upgrade'

interface BackupOptions {
  /** The database, which is not the one of `env` with the embedded PostgreSQL. */
  readonly url: string
  readonly kind: BackupKind
  /** The day of a daily backup. */
  readonly scheduledFor?: string
}

export interface Backup {
  /** The folder, or the address in the bucket. */
  readonly destination: string
  readonly bytes: number
  readonly manifest: Manifest
}

/** How many backups of a kind are stored. Those that an operator made are never deleted. */
const countStored = (env: Env, kind: BackupKind): number =>
  ({ daily: env.BACKUP_KEEP, manual: Number.POSITIVE_INFINITY, 'before-upgrade': 3 })[kind]

/**
 * Backs up database, uploaded files and generated secret. A backup before an upgrade has the database
 * only, because an upgrade does not change files. Returns `undefined` if the daily backup of the day
 * was made before, or is being made. Throws a {@link LaunchError}, after which no part of the backup is left.
 */
export async function createBackup(env: Env, options: BackupOptions): Promise<Backup | undefined> {
  const { url, kind, scheduledFor } = options
  const client = await connect(url)
  let run: number | undefined
  try {
    if (!(await tryBackupLock(client))) {
      if (scheduledFor) return undefined
      throw new LaunchError('Another backup of this database is running.')
    }
    // The table is missing when an older version is upgraded.
    if (await hasTable(client, 'backup_runs')) {
      run = await beginBackupRun(client, { kind, scheduledFor })
      if (run === undefined) return undefined
    }
    const backup = await writeBackup(env, client, kind)
    if (run !== undefined) await finishBackupRun(client, run, backup)
    await deleteOldBackups(env, kind, countStored(env, kind))
    return backup
  } catch (error) {
    const failure = explainFailure(error, FAILED)
    if (run !== undefined) await recordFailure(url, run, failure.message).catch(() => {})
    throw failure
  } finally {
    await client.end().catch(() => {})
  }
}

const FAILED = 'The backup failed.'

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'guide: backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw explainFailure(error, FAILED)
  }
}

/** Uses another connection: one whose COPY was not read to its end answers no more. */
async function recordFailure(url: string, run: number, message: string): Promise<void> {
  const client = await connect(url)
  try {
    await failBackupRun(client, run, message)
  } finally {
    await client.end()
  }
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  const [row] = await queryClient(
    client,
    z.object({ exists: z.boolean() }),
    'select to_regclass($1) is not null as exists',
    [name],
  )
  return row?.exists === true
}

async function writeBackup(env: Env, client: Client, kind: BackupKind): Promise<Backup> {
  const parent = getBackupFolder(env)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  await deleteUnfinished(parent)
  await refuseFullDisk('The backup', parent, await estimateBytes(env, client, kind))
  const startedAt = new Date().toISOString()
  const name = `${kind}-${startedAt.slice(0, 19).replaceAll(':', '-')}Z`
  const unfinished = path.join(parent, `${UNFINISHED}${name}`)
  const folder = path.join(parent, name)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const manifest = await writeParts(env, client, { kind, startedAt, folder: unfinished })
    await writeManifest(unfinished, manifest)
    await rename(unfinished, folder)
    await syncFolder(parent)
    const bytes = countBytes(manifest)
    const bucket = findBackupBucket(env)
    if (!bucket) return { destination: folder, bytes, manifest }
    const destination = await uploadBackup(await openBucket(bucket), folder, manifest)
    await rm(folder, { recursive: true, force: true })
    return { destination, bytes, manifest }
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

/** At most so many bytes: the rows are compressed, and the database has indexes too. */
async function estimateBytes(env: Env, client: Client, kind: BackupKind): Promise<number> {
  const [database] = await queryClient(
    client,
    z.object({ bytes: z.coerce.number() }),
    'select pg_database_size(current_database()) as bytes',
  )
  const files = hasFiles(kind) ? await (await openFileStore(env)).measure() : 0
  return (database?.bytes ?? 0) + files
}

/** An upgrade does not change files. */
const hasFiles = (kind: BackupKind) => kind !== 'before-upgrade'

/** Backups whose process was killed more than a day ago. */
async function deleteUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(UNFINISHED)) continue
    const folder = path.join(parent, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > 24 * 3_600_000) await rm(folder, { recursive: true, force: true })
  }
}

interface Started {
  readonly kind: BackupKind
  readonly startedAt: string
  readonly folder: string
}

async function writeParts(
  env: Env,
  client: Client,
  { kind, startedAt, folder }: Started,
): Promise<Manifest> {
  const recipient = env.BACKUP_RECIPIENT
  const dump = await dumpDatabase(client, (table, rows) =>
    writePart(rows, {
      folder,
      path: `tables/${encodeURIComponent(table)}.copy`,
      compress: true,
      recipient,
    }),
  )
  const secret = await writeSecret(env, folder)
  // After the rows: a file that is uploaded in the meantime is superfluous instead of missing.
  const files = hasFiles(kind) ? await writeFiles(env, await openFileStore(env), folder) : undefined
  return {
    format: 1,
    kind,
    version: readVersion(),
    startedAt,
    finishedAt: new Date().toISOString(),
    recipient,
    secretHash: hashSecret(readSecret(env)),
    secret,
    files,
    ...dump,
    migrations: [...dump.migrations],
    tables: [...dump.tables],
    sequences: [...dump.sequences],
  }
}

async function writeFiles(env: Env, store: FileStore, folder: string): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  let number = 0
  for await (const file of store.list()) {
    const source = await store.read(file)
    // It was deleted with its document since the folder was read.
    if (!source) continue
    number += 1
    const part = await writePart(source.body, {
      folder,
      // File names may be longer than the file system allows with another ending.
      path: `files/${String(number).padStart(6, '0')}`,
      compress: false,
      recipient: env.BACKUP_RECIPIENT,
    })
    entries.push({ path: file, contentType: source.contentType, part })
  }
  return entries
}

/** The generated secret, if it is the one in use. One of the operator is not written to backups. */
async function writeSecret(env: Env, folder: string): Promise<Part | undefined> {
  const secret = readSecret(env)
  if (!secret || !isSecretGenerated(env)) return undefined
  return writePart(Readable.from([Buffer.from(secret)]), {
    folder,
    path: 'payload-secret',
    compress: false,
    recipient: env.BACKUP_RECIPIENT,
  })
}

/** Makes a rename durable. Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Prints what a backup has. */
export function printBackup({ destination, bytes, manifest }: Backup): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = manifest.files ? `, ${manifest.files.length} files` : ', no files'
  const size = (bytes / 1_000_000).toFixed(1)
  print(
    `Backup: ${destination} (${rows} rows of ${manifest.tables.length} tables${files}, ${size} MB)`,
  )
  if (!manifest.secret) {
    print(
      'PAYLOAD_SECRET is not part of the backup. Store it elsewhere: API keys and two-step sign-in cannot be read without it.',
    )
  }
}
