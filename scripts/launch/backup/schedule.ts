import { Client } from 'pg'
import type { Env } from '@/config/env'
import { hasDailyBackups } from '@/database/backup-runs'
import { addDays } from '@/domain/time/days'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'
import { startDailyTimer } from '../../../server/worker/daily-timer'
import { print } from '../console'
import type { GuideDatabase } from '../database/open-database'
import { dailyBackup } from '../preparation'
import { type NodeProcess, spawnNode } from '../spawn-node'
import { findBackupTime } from './find-backup-time'

/** The day in San Antonio on which it was last `time`. */
export function findBackupDay(now: Date, time: string): string {
  const today = siteDay(now)
  return now < fromZonedTime(today, time) ? addDays(today, -1) : today
}

/**
 * Makes a backup each day at the time of the settings, and at once after a start if the last one was
 * missed. Of several servers on a database, one makes it.
 */
export function scheduleBackups(env: Env, database: GuideDatabase): { close(): Promise<void> } {
  const time = findBackupTime(env, database.embedded)
  if (!time) return { close: async () => {} }
  let running: NodeProcess | undefined
  const run = () => {
    if (running) return
    const child = spawnNode([...dailyBackup, findBackupDay(new Date(), time)], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    running = child
    void child.done.then(() => {
      running = undefined
    })
  }
  const timer = startDailyTimer(run, time)
  wereDailyBackupsMade(database.url).then(
    (isDue) => isDue && run(),
    (error: unknown) => print(`The time of the last backup is unknown: ${error}`),
  )
  return {
    async close() {
      timer.close()
      await running?.stop(5000)
    },
  }
}

/** A new guide waits for its first backup until the time of the settings. */
async function wereDailyBackupsMade(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4500 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await hasDailyBackups(client)
  } finally {
    await client.end().catch(() => {})
  }
}
