import type { Env } from '@/config/env'
import { lockInstance } from '../../dev-db/database-lock'
import {
  type EmbeddedPostgres,
  runningUrl,
  startEmbeddedPostgres,
} from '../../dev-db/embedded-postgres'
import { findBackupTime } from '../backup/find-backup-time'
import { LaunchError, print, step } from '../console'
import { keepSecret } from '../data-folder'
import { checkDatabase, checkPooler } from './external-database'

/** The database of this run, external or embedded. */
export interface GuideDatabase {
  /** The address of PostgreSQL itself, without a pooler. */
  readonly url: string
  /** Whether the database is embedded, so no other instance uses it. */
  readonly embedded: boolean
  /** Releases the database. An embedded server is shut down. */
  close(): Promise<void>
}

/**
 * Opens the server of `DATABASE_URL` or the embedded one. Afterwards `DATABASE_URL`, `PAYLOAD_SECRET` and
 * `BACKUP_AT` are set in the environment for child processes.
 */
export async function openDatabase(env: Env): Promise<GuideDatabase> {
  if (env.DATABASE_URL) {
    const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
    await checkDatabase(env.DATABASE_URL)
    if (url !== env.DATABASE_URL) await checkPooler(env.DATABASE_URL, url)
    return { url, embedded: false, close: async () => {} }
  }
  const postgres = await step('Database (embedded PostgreSQL)', () =>
    startEmbeddedPostgres({ dataDir: env.DATA_DIR, print: print }),
  )
  const guard = await guardInstance(postgres, env)
  process.env.DATABASE_URL = postgres.url
  process.env.PAYLOAD_SECRET = env.PAYLOAD_SECRET ?? keepSecret(env.DATA_DIR, 'payload-secret')
  process.env.BACKUP_AT = findBackupTime(env, true) ?? 'off'
  return {
    url: postgres.url,
    embedded: true,
    async close() {
      await guard.release()
      await postgres.stop()
    },
  }
}

/** Uses the database of a running guide, otherwise opens it as for a start. */
export async function joinDatabase(env: Env): Promise<GuideDatabase> {
  const url = env.DATABASE_URL ? undefined : runningUrl(env.DATA_DIR)
  if (!url) return openDatabase(env)
  process.env.DATABASE_URL = url
  process.env.PAYLOAD_SECRET = env.PAYLOAD_SECRET ?? keepSecret(env.DATA_DIR, 'payload-secret')
  return { url, embedded: true, close: async () => {} }
}

/**
 * Holds the instance lock of the database and restarts the server when the lock's connection
 * closes. Throws when another launcher uses the same folder.
 */
async function guardInstance(postgres: EmbeddedPostgres, env: Env) {
  let closing = false
  const label = `process ${process.pid}, which serves ${env.SITE_URL}`
  const hold = async () => {
    const lock = await lockInstance(postgres.url, label)
    if (typeof lock === 'string') throw inUse(env.DATA_DIR, lock)
    lock.client.once('end', () => {
      if (!closing) void revive()
    })
    return lock
  }
  const revive = async () => {
    print('The embedded PostgreSQL ended: starting it again …')
    for (let attempt = 1; attempt <= 20 && !closing; attempt++) {
      try {
        await postgres.revive()
        lock = await hold()
        return print('The embedded PostgreSQL runs again.')
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }
  }
  let lock = await hold()
  return {
    async release() {
      closing = true
      await lock.release().catch(() => {})
    },
  }
}

function inUse(folder: string, holder: string): LaunchError {
  return new LaunchError(
    `The data in ${folder} is in use by ${holder}. Stop that process first, or set another DATA_DIR and PORT.`,
  )
}
