import 'server-only'
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/config/env'
import { isDatabaseReachable as isReachable, writeHealthRow } from '@/database/health'
import { serverState } from '@/lib/server-state'
import { payloadClient } from '../payload/payload-client'

/** Whether the database responds to a query now. */
export async function isDatabaseReachable(): Promise<boolean> {
  return payloadClient().then(isReachable, () => false)
}

/** The time in milliseconds for which a result is reused, because probes are not rate-limited. */
const FRESH = 1000

/** The size of a small upload in bytes, which does not fit on a full disk. */
const ROOM = 64 * 1024

let checked = Number.NEGATIVE_INFINITY
let last: Promise<boolean> = Promise.resolve(false)

/** Why this server cannot become ready: a mistake in the settings, and what to do. */
export function findProblem(): string | undefined {
  const { listener, worker } = serverState.problems ?? {}
  return listener ?? worker
}

/**
 * Whether this server is ready: it is not shutting down, it receives cache invalidations, and the
 * database and `DATA_DIR` are writable.
 */
export async function isReady(): Promise<boolean> {
  if (serverState.stopping || serverState.listening === false || findProblem()) return false
  if (performance.now() - checked > FRESH) {
    checked = performance.now()
    last = storageWorks()
  }
  return last
}

async function storageWorks(): Promise<boolean> {
  try {
    await Promise.all([payloadClient().then(writeHealthRow), writeToDataFolder()])
    return true
  } catch {
    return false
  }
}

/** A new file each time, because overwriting a file needs no additional space. */
async function writeToDataFolder(): Promise<void> {
  const file = path.join(env.DATA_DIR, 'health-check')
  await writeFile(file, randomBytes(ROOM))
  await rm(file, { force: true })
}
