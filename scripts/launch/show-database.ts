import type { Env } from '@/lib/env'
import { runningUrl } from './embedded-postgres'
import { LaunchError, say } from './say'

/** Prints how to reach the database with other tools. */
export async function showDatabase(env: Env): Promise<void> {
  const url = env.DATABASE_URL ?? runningUrl(env.DATA_DIR)
  if (!url) {
    throw new LaunchError(
      'The embedded PostgreSQL only runs while the guide runs: start it with npm start or npm run dev.',
    )
  }
  say(`DATABASE_URL=${url}`)
  say(`psql '${url}'`)
}
