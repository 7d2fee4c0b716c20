import type { Env } from '@/config/env'
import { print } from '../console'
import { prepareDatabase } from '../prepare'
import { printSignIn } from '../serve/banner'
import type { StopSignal } from '../stop-signal'
import { openDatabase } from './open-database'

/**
 * `npm run migrate`, and a start with `ROLE=migrate`: brings the database up to date as a start does,
 * and serves nothing.
 */
export async function migrateCommand(env: Env, stop: StopSignal): Promise<void> {
  const database = await openDatabase(env)
  try {
    const signIn = await prepareDatabase({ ...env, MIGRATE: 'on' }, database, stop, true)
    if (signIn) printSignIn(signIn)
    print('The database is up to date.')
  } finally {
    await database.close()
  }
}
