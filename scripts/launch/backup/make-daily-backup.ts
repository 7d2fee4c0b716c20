import '../serve/end-with-launcher.mjs'
import os from 'node:os'
import { env } from '@/config/env'
import { LaunchError } from '../console'
import { createBackup, printBackup } from './create-backup'

/**
 * Makes the daily backup of the day that is its argument, unless one was begun before. Runs in a
 * separate process with a low priority, so that it does not slow down visitors.
 */
try {
  os.setPriority(os.constants.priority.PRIORITY_LOW)
  const [, , day] = process.argv
  const backup = await createBackup(env, {
    url: env.DATABASE_URL ?? '',
    kind: 'daily',
    scheduledFor: day,
  })
  if (backup) printBackup(backup)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof LaunchError ? error.message : error}\n`)
  process.exit(1)
}
