import path from 'node:path'
import type { Env } from '@/config/env'

/** A folder with this prefix is a backup that is being written or deleted. */
export const UNFINISHED = 'unfinished-'

export const getBackupFolder = (env: Env): string =>
  env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups')
