import type { Env } from '@/config/env'

/** When daily backups are made, or `undefined`. */
export function findBackupTime(env: Env, isEmbedded: boolean): string | undefined {
  const time = env.BACKUP_AT ?? (isEmbedded ? '02:30' : 'off')
  return time === 'off' ? undefined : time
}
