import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '@/config/env'
import { LaunchError } from '../console'
import { downloadBackup, listBackupsIn } from './backup-bucket'
import { getBackupFolder, UNFINISHED } from './backup-folder'
import { findBackupBucket, openBucket } from './bucket'

interface FoundBackup {
  readonly folder: string
  /** Deletes the copy of a backup of a bucket. */
  dispose(): Promise<void>
}

/**
 * The folder of a backup that is given by its path, or by its name in the folder or bucket of backups.
 * One in a bucket is copied to the folder of backups first.
 */
export async function findBackup(env: Env, given: string): Promise<FoundBackup> {
  const places = [path.resolve(given), path.join(getBackupFolder(env), given)]
  const found = places.find((place) => existsSync(place))
  if (found) return { folder: found, dispose: async () => {} }
  const settings = findBackupBucket(env)
  const name = path.posix.basename(given)
  if (!settings) {
    throw new LaunchError(`There is no backup ${given}. \`npm run backup -- list\` lists all.`)
  }
  const bucket = await openBucket(settings)
  if (!(await listBackupsIn(bucket)).includes(name)) {
    throw new LaunchError(`There is no backup ${given}, and ${bucket.address} has no ${name}.`)
  }
  const folder = path.join(getBackupFolder(env), `${UNFINISHED}${name}`)
  await downloadBackup(bucket, name, folder)
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) }
}
