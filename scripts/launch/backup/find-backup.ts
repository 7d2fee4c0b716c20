import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/config/env'
import { LaunchError } from '../console'
import { downloadBackup, listBackupsIn } from './backup-bucket'
import { getBackupFolder } from './backup-folder'
import { findBackupBucket, openBucket } from './bucket'

/**
 * The folder of a backup that is given by its path, or by its name in the folder or bucket of backups.
 * One in a bucket is copied to the folder of backups first.
 */
export async function findBackup(env: Env, given: string): Promise<string> {
  const places = [path.resolve(given), path.join(getBackupFolder(env), given)]
  const found = places.find((place) => existsSync(place))
  if (found) return found
  const settings = findBackupBucket(env)
  const name = path.posix.basename(given)
  if (!settings) {
    throw new LaunchError(`There is no backup ${given}. \`npm run backup -- list\` lists all.`)
  }
  const bucket = await openBucket(settings)
  if (!(await listBackupsIn(bucket)).includes(name)) {
    throw new LaunchError(`There is no backup ${given}, and ${bucket.address} has no ${name}.`)
  }
  const folder = path.join(getBackupFolder(env), `downloaded-${name}`)
  await downloadBackup(bucket, name, folder)
  return folder
}
