import 'server-only'
import {
  type LastBackup,
  type LastBackupError,
  readLastBackup,
  readLastBackupError,
} from '@/database/backups'
import { payloadClient } from '../payload/payload-client'

/** The last backup that succeeded, of the database of this guide. */
export async function findLastBackup(): Promise<LastBackup | undefined> {
  return readLastBackup((await payloadClient()).db.drizzle)
}

/** The last backup that failed, also when a later one succeeded. */
export async function findLastBackupError(): Promise<LastBackupError | undefined> {
  return readLastBackupError((await payloadClient()).db.drizzle)
}
