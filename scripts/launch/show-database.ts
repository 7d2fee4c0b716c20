import type { Env } from '@/config/env'
import { runningUrl } from '../dev-db/embedded-postgres'
import { LaunchError, print } from './console'

/** Prints how to reach the database with other tools. */
export async function showDatabase(env: Env): Promise<void> {
  const url = env.DATABASE_URL ?? runningUrl(env.DATA_DIR)
  if (!url) {
    throw new LaunchError(
      'The embedded PostgreSQL only runs while the guide runs: start it with npm start or npm run dev.',
    )
  }
  print(`DATABASE_URL=${url}`)
  print(`psql '${url}'`)
}
