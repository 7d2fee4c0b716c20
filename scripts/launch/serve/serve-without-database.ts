import type { Env } from '@/config/env'
import { scheduleBackups } from '../backup/schedule'
import { print } from '../console'
import { type GuideDatabase, openDatabase } from '../database/open-database'
import { prepareDatabase } from '../prepare'
import type { StopSignal } from '../stop-signal'
import { printBanner } from './banner'
import { until } from './running-process'
import { serveUntilStopped, startServer } from './serve'

/**
 * Serves the pages of the last build while the server of `DATABASE_URL` is unreachable, and
 * prepares the database when it is back. Throws when that fails, because the server must not run on
 * outdated tables.
 */
export async function serveWithoutDatabase(env: Env, stop: StopSignal): Promise<void> {
  const server = await startServer(false, stop)
  printBanner(env, undefined)
  const failed = new AbortController()
  const either = AbortSignal.any([stop, failed.signal])
  let backups: ReturnType<typeof scheduleBackups> | undefined
  comeBack(env, stop).then(
    (database) => {
      backups = database && scheduleBackups(env, database)
    },
    (error: unknown) => failed.abort(error),
  )
  await serveUntilStopped(server, either, { restart: () => startServer(false, either) })
  await backups?.close()
  if (!stop.aborted) failed.signal.throwIfAborted()
}

async function comeBack(env: Env, stop: StopSignal): Promise<GuideDatabase | undefined> {
  const database = await waitForDatabase(env, stop)
  if (!database) return undefined
  await prepareDatabase(env, database, stop, true)
  print('The database is available again.')
  return database
}

async function waitForDatabase(env: Env, stop: StopSignal): Promise<GuideDatabase | undefined> {
  while (!stop.aborted) {
    await until(() => stop.aborted, 2000)
    try {
      return await openDatabase(env)
    } catch {
      // The next turn tries again.
    }
  }
  return undefined
}
