import './end-with-launcher.mjs'
import config from '@payload-config'
import { getPayload, type Payload, ValidationError } from 'payload'
import { env } from '@/lib/env'
import { seed } from '@/seed'
import { ensureFirstAdmin } from '@/seed/first-admin'
import { lockPreparation } from './database-lock'
import { beginSeeding, clearContent, finishSeeding, readState } from './database-state'
import { say, step } from './say'

/**
 * Brings the database up to date: migrations, sample content, first administrator. A process of its
 * own, so that the launcher never loads Payload; one at a time for a database, so that each
 * migration runs once when several instances start together.
 */
async function prepare(url: string): Promise<void> {
  const lock = await lockPreparation(url, () => say('Another instance prepares the database …'))
  const payload = await openPayload()
  const { client } = lock
  try {
    let state = await readState(client)
    if (state.pending.length > 0) {
      await step(`Database: ${state.pending.length} migration(s)`, () => payload.db.migrate())
      state = await readState(client)
    }
    if (state.pending.length > 0) throw new Error(`Not migrated: ${state.pending.join(', ')}`)
    if (state.halfSeeded) {
      say('The last start was ended while it wrote the sample content: writing it again.')
      await clearContent(client)
    }
    if (env.SEED === 'sample' && (state.empty || state.halfSeeded)) {
      await beginSeeding(client)
      await step('Sample content, once', () => seed(payload, say))
      await finishSeeding(client)
    }
    await makeFirstAdmin(payload)
  } finally {
    await payload.destroy()
    await lock.release()
  }
}

/**
 * Payload on a pool of patient connections: the time limits of `src/database` keep visitors from
 * waiting, while a migration of a large table, or a machine that is busy, takes what it takes.
 */
async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
  quieten(payload)
  Object.assign(payload.db.poolOptions, {
    connectionTimeoutMillis: 60_000,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  await payload.db.connect?.()
  return payload
}

/**
 * Payload logs a failed migration with the text of the whole migration, several times over, and
 * ends the process itself: what PostgreSQL said is enough.
 */
function quieten(payload: Payload): void {
  payload.logger.level = 'error'
  payload.logger.error = (line: unknown) => say(`Failed: ${reasonOf(line)}`)
}

/** The innermost cause of what was logged, in one line. */
function reasonOf(logged: unknown): string {
  if (typeof logged === 'object' && logged !== null && 'err' in logged) return reasonOf(logged.err)
  if (logged instanceof Error && logged.cause) return reasonOf(logged.cause)
  const text = logged instanceof Error ? logged.message : String(logged)
  return text.split('\n', 1)[0]?.slice(0, 300) ?? ''
}

async function makeFirstAdmin(payload: Payload): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
  if (!email || !password) return
  try {
    const outcome = await ensureFirstAdmin(payload, { email, password })
    if (outcome === 'created') process.send?.('admin')
  } catch (error) {
    throw error instanceof ValidationError ? new Error(settingRefused(error)) : error
  }
}

/** Which setting the account was refused for, and why. */
const settingRefused = ({ data }: ValidationError) =>
  data.errors.map(({ path, message }) => `ADMIN_${path.toUpperCase()}: ${message}`).join(' ')

try {
  await prepare(env.DATABASE_URL ?? '')
  process.exit(0)
} catch (error) {
  process.stderr.write(
    `${reasonOf(error)}\n${error instanceof Error ? error.stack?.slice(0, 4000) : ''}\n`,
  )
  process.exit(1)
}
