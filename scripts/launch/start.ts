import type { Env } from '@/config/env'
import { scheduleBackups } from './backup/schedule'
import { LaunchError, print } from './console'
import { DatabaseAway } from './database/external-database'
import { migrateCommand } from './database/migrate-command'
import { type GuideDatabase, openDatabase } from './database/open-database'
import { findBucketProblem } from './files/find-bucket-problem'
import { prepareDatabase } from './prepare'
import { printBanner, printSignIn } from './serve/banner'
import { portProblem } from './serve/free-port'
import { serveUntilStopped, startServer } from './serve/serve'
import { serveWithoutDatabase } from './serve/serve-without-database'
import type { StopSignal } from './stop-signal'

/** The site to serve, and how to build it. */
export interface Site {
  readonly dev: boolean
  /** Whether it can be served without building it first. */
  isBuilt(): boolean
  build(stop: StopSignal): Promise<void>
  /** Ends what is needed only to start. */
  finishStart?(): Promise<void>
}

/**
 * `npm start` and `npm run dev`: prepares database and build, serves, and shuts down cleanly. With
 * `ROLE=migrate`, prepares the database only.
 */
export async function start(env: Env, stop: StopSignal, site: Site): Promise<void> {
  if (env.ROLE === 'migrate') return migrateCommand(env, stop)
  const { dev } = site
  const began = performance.now()
  await refuseTakenPort(env)
  let database: GuideDatabase
  try {
    database = await openDatabase(env)
  } catch (error) {
    // An unreachable server may come back, so an existing build is served in the meantime.
    if (!(error instanceof DatabaseAway) || dev || !site.isBuilt()) throw error
    print(`${error.message} Serving the existing build and retrying every two seconds.`)
    return serveWithoutDatabase(env, stop)
  }
  try {
    const bucketProblem = findBucketProblem(env)
    const signIn = await whileBuilding(site, stop, (signal) =>
      prepareDatabase(env, database, signal, true),
    )
    const server = await startServer(dev, stop).catch((error: unknown) => {
      // The account exists, and the next start does not know its password.
      if (signIn?.generated) printSignIn(signIn)
      throw error
    })
    const problem = await bucketProblem
    if (problem) print(problem)
    // After everything else, so that nothing pushes a new password out of sight.
    printBanner(env, signIn)
    print(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    await site.finishStart?.()
    const backups = dev ? undefined : scheduleBackups(env, database)
    try {
      await serveUntilStopped(server, stop, { restart: () => startServer(dev, stop) })
    } finally {
      await backups?.close()
    }
  } finally {
    await database.close()
  }
}

/**
 * Builds the site if needed while `work` runs: the build does not need the database. When one of
 * them fails, the other is stopped.
 */
async function whileBuilding<Result>(
  site: Site,
  stop: StopSignal,
  work: (stop: StopSignal) => Promise<Result>,
): Promise<Result> {
  if (site.isBuilt()) return work(stop)
  const failed = new AbortController()
  const either = AbortSignal.any([stop, failed.signal])
  const both = [work(either), site.build(either)] as const
  try {
    return (await Promise.all(both))[0]
  } catch (error) {
    failed.abort(error)
    await Promise.allSettled(both)
    throw error
  }
}

async function refuseTakenPort(env: Env): Promise<void> {
  const problem = await portProblem(env.PORT, env.HOST)
  if (problem === 'EADDRINUSE') {
    throw new LaunchError(
      `Port ${env.PORT} is in use by another program. Stop it, or set PORT to another number.`,
    )
  }
  if (problem) {
    throw new LaunchError(`Cannot listen on port ${env.PORT} of HOST ${env.HOST} (${problem}).`)
  }
}
