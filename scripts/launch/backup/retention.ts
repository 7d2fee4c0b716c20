import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '@/config/env'
import { getErrorCode } from '../console'
import { deleteBackupIn, listBackupsIn } from './backup-bucket'
import { getBackupFolder, UNFINISHED } from './backup-folder'
import { findBackupBucket, openBucket } from './bucket'
import { manifestFile } from './manifest'

/** The names of the complete backups in a folder, oldest first within a kind. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  })
  return names
    .filter(
      (name) => !name.startsWith(UNFINISHED) && existsSync(path.join(folder, name, manifestFile)),
    )
    .sort()
}

/** The backups of a kind except the newest `count`. Names of a kind sort by their times. */
export function findOldBackups(names: readonly string[], kind: string, count: number): string[] {
  const ofKind = names.filter((name) => name.replace(/-\d{4}-\d\d-\d\dT.*$/, '') === kind).sort()
  return count === Number.POSITIVE_INFINITY
    ? []
    : ofKind.slice(0, Math.max(0, ofKind.length - count))
}

/** Deletes the backups of a kind except the newest `count`, in the folder and in the bucket. */
export async function deleteOldBackups(env: Env, kind: string, count: number): Promise<void> {
  const folder = getBackupFolder(env)
  for (const name of findOldBackups(await listBackups(folder), kind, count)) {
    // A backup that is deleted half must not look like one.
    const unfinished = path.join(folder, `${UNFINISHED}${name}`)
    await rename(path.join(folder, name), unfinished)
    await rm(unfinished, { recursive: true, force: true })
  }
  const settings = findBackupBucket(env)
  if (!settings) return
  const bucket = await openBucket(settings)
  for (const name of findOldBackups(await listBackupsIn(bucket), kind, count)) {
    await deleteBackupIn(bucket, name)
  }
}
