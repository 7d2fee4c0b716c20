import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Env } from '@/config/env'
import { LaunchError, print } from './console'
import { type DatabaseState, readState } from './database-state'
import type { GuideDatabase } from './open-database'
import { preparation } from './preparation'
import { spawnNode } from './spawn-node'
import { endOf, type StopSignal } from './stop-signal'

/** How the first administrator gets in. */
export interface SignIn {
  readonly email: string
  readonly password: string
  /** Made up by this start, so that nobody knows it until it is shown. */
  readonly generated: boolean
}

/**
 * Brings the database up to date, in a process that loads Payload when there is something to do and
 * not at all otherwise. Answers with the first administrator's sign-in when one was made.
 */
export async function prepareDatabase(
  env: Env,
  database: GuideDatabase,
  stop: StopSignal,
  withAdmin: boolean,
): Promise<SignIn | undefined> {
  const state = await stateOf(database.url)
  const signIn = withAdmin && !state.hasUsers ? signInFor(env, database) : undefined
  const toDo =
    state.pending.length > 0 ||
    state.halfSeeded ||
    (env.SEED === 'sample' && state.empty) ||
    signIn !== undefined
  if (withAdmin && !state.hasUsers && !signIn) {
    print(
      'No account exists yet. Create the first admin with `npm run admin`, or set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
    )
  }
  return toDo && (await runPreparation(signIn, stop)) ? signIn : undefined
}

async function stateOf(url: string): Promise<DatabaseState> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await readState(client)
  } finally {
    await client.end()
  }
}

/** The settings' administrator; on the embedded default one with a random password. */
function signInFor(env: Env, database: GuideDatabase): SignIn | undefined {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (email && password) return { email, password, generated: false }
  if (!database.embedded) return undefined
  const random = randomBytes(15).toString('base64url')
  return { email: 'admin@sanewhomeguide.example', password: random, generated: true }
}

/** True when the administrator was made, false when the database had one by then. */
async function runPreparation(signIn: SignIn | undefined, stop: StopSignal): Promise<boolean> {
  let made = false
  const child = spawnNode(preparation, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYLOAD_LOG_LEVEL: 'error',
      ADMIN_EMAIL: signIn?.email,
      ADMIN_PASSWORD: signIn?.password,
    },
    onMessage: (message) => {
      made ||= message === 'admin'
    },
  })
  if ((await endOf(child, stop)) !== 0) {
    throw new LaunchError('The database could not be prepared, see above. Nothing is served.')
  }
  return made
}
