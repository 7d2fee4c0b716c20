import type { Env } from '@/config/env'
import { runningUrl } from '../../dev-db/embedded-postgres'
import { LaunchError, print } from '../console'

/** Prints the database URL and a `psql` command. */
export async function showDatabase(env: Env): Promise<void> {
  const url = env.DATABASE_DIRECT_URL ?? runningUrl(env.DATA_DIR)
  if (!url) {
    throw new LaunchError(
      'The embedded PostgreSQL runs only while the guide is running: start the guide with npm start or npm run dev.',
    )
  }
  print(`DATABASE_URL=${url}`)
  print(`psql '${url}'`)
}
