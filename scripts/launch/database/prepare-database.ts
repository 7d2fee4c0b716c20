import '../serve/end-with-launcher.mjs'
import { type Payload, ValidationError } from 'payload'
import { env } from '@/config/env'
import { seed } from '@/seed'
import { ensureFirstAdmin } from '@/seed/first-admin'
import { lockPreparation } from '../../dev-db/database-lock'
import { LaunchError, print, step } from '../console'
import { beginSeeding, clearContent, finishSeeding, readState } from './database-state'
import { migrate, readPending } from './migrate'
import { findReason, openPayload } from './open-payload'

/**
 * Runs migrations, writes the sample content and creates the first administrator. Runs in a
 * separate process, so the launcher never loads Payload, and under a lock, so each migration runs
 * once when several instances start together.
 */
async function prepare(url: string): Promise<void> {
  const lock = await lockPreparation(url, () =>
    print('Another instance is preparing the database. Waiting …'),
  )
  const payload = await openPayload()
  const { client } = lock
  try {
    let state = await readState(client)
    if (state.pending.length > 0) {
      const migrations = await readPending(payload, state.pending)
      await step(`Database: ${migrations.length} migration(s)`, () => migrate(payload, migrations))
      state = await readState(client)
    }
    if (state.pending.length > 0) throw new Error(`Not migrated: ${state.pending.join(', ')}`)
    if (state.halfSeeded) {
      print('The last start was interrupted while writing the sample content: writing it again.')
      await clearContent(client)
    }
    if (env.SEED === 'sample' && (state.empty || state.halfSeeded)) {
      await beginSeeding(client)
      await step('Sample content, once', () => seed(payload, print))
      await finishSeeding(client)
    }
    await makeFirstAdmin(payload)
  } finally {
    await payload.destroy()
    await lock.release()
  }
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

/** The settings that were rejected, and why. */
const settingRefused = ({ data }: ValidationError) =>
  data.errors.map(({ path, message }) => `ADMIN_${path.toUpperCase()}: ${message}`).join(' ')

try {
  await prepare(env.DATABASE_DIRECT_URL ?? '')
  process.exit(0)
} catch (error) {
  const trace = error instanceof Error ? error.stack?.slice(0, 4000) : ''
  const text = error instanceof LaunchError ? error.message : `${findReason(error)}\n${trace}`
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
