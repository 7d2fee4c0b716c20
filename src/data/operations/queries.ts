import 'server-only'
import { env } from '@/config/env'
import { migrationNames } from '@/database/migration-names'
import { serverStatus, serverStatusRow } from '@/database/server-status'
import {
  type BackupFacts,
  type Check,
  checkOperations,
  findFailing,
} from '@/domain/operations/checks'
import { MINUTE_MS } from '@/domain/time/days'
import { serverState } from '@/lib/server-state'
import manifest from '../../../package.json'
import { findLastBackup, findLastBackupError } from '../backups/backups'
import { payloadClient } from '../payload/payload-client'
import { queryOne } from '../sql/query-pool'
import { readStorage } from './storage'

let last: { readonly at: number; readonly checks: readonly Check[] } | undefined

/** The last backups, if the guide makes one each day. */
async function readBackups(): Promise<BackupFacts | undefined> {
  const at = env.BACKUP_AT ?? 'off'
  if (at === 'off') return undefined
  const [last, lastError] = await Promise.all([findLastBackup(), findLastBackupError()])
  return { at, last, lastError }
}

/** The lines of the status page, from a few statements, the disk and the state of this process. */
export async function readChecks(now: Date): Promise<readonly Check[]> {
  const [{ db }, row, storage, backup] = await Promise.all([
    payloadClient(),
    queryOne(serverStatusRow, serverStatus),
    readStorage(),
    readBackups(),
  ])
  const shipped = migrationNames(db.migrationDir)
  const applied = new Set(row.migrations)
  const { holder, lastSentAt, failedSinceSent, oldestQueuedAt, queued, failed } = row
  const checks = checkOperations({
    now,
    versions: {
      guide: manifest.version,
      node: process.version,
      postgres: row.version,
      payload: manifest.dependencies.payload,
    },
    migrations: {
      applied: applied.size,
      pending: shipped.filter((name) => !applied.has(name)),
      unknown: row.migrations.filter((name) => !shipped.includes(name)),
    },
    storage,
    ...(backup ? { backup } : {}),
    mail: {
      isSetUp: Boolean(env.SMTP_URL),
      lastSentAt,
      failedSinceSent,
      oldestQueuedAt,
      queued,
      failed,
    },
    worker: {
      holder: holder && { address: holder.address, since: new Date(holder.since) },
      isHere: serverState.holdsWorkerLock === true,
      oldestDueAt: row.oldestDueAt,
      failedToday: row.failedToday,
    },
    isListening: serverState.listening,
    replicas: serverState.readReplicas?.() ?? [],
    problems: serverState.problems ?? {},
    database: row,
    eventLoop: serverState.readEventLoop?.(),
  })
  last = { at: now.getTime(), checks }
  return checks
}

/**
 * What is failing, for the dashboard. It may be a minute old, because a bucket is written to find out
 * whether it works.
 */
export async function readFailing(now: Date): Promise<readonly Check[]> {
  const isFresh = last !== undefined && now.getTime() - last.at < MINUTE_MS
  return findFailing(isFresh && last ? last.checks : await readChecks(now))
}
