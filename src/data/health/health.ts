import 'server-only'
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/config/env'
import { databaseAnswers as answers } from '@/database/answers'
import { serverState } from '@/lib/server-state'
import { payloadClient } from '../payload'

/** Whether the database answers a query right now. */
export async function databaseAnswers(): Promise<boolean> {
  return payloadClient().then(answers, () => false)
}

/** Milliseconds for which the result of a check serves all callers: probes are not rate-limited. */
const FRESH = 1000

/** About what a small upload takes, in bytes: a full disk has no room for it. */
const ROOM = 64 * 1024

let checked = Number.NEGATIVE_INFINITY
let last: Promise<boolean> = Promise.resolve(false)

/**
 * Whether this server can do its work right now: it is not shutting down, it hears of changes, and
 * both the database and `DATA_DIR` can be written to.
 */
export async function isReady(): Promise<boolean> {
  if (serverState.stopping || serverState.listening === false) return false
  if (performance.now() - checked > FRESH) {
    checked = performance.now()
    last = storageWorks()
  }
  return last
}

async function storageWorks(): Promise<boolean> {
  try {
    await Promise.all([writeRow(), writeToDataFolder()])
    return true
  } catch {
    return false
  }
}

/** Always the same row, which never expires. */
async function writeRow(): Promise<void> {
  const payload = await payloadClient()
  await payload.db.pool.query(
    `insert into rate_limits (key, points) values ('health', 0)
     on conflict (key) do update set points = 0`,
  )
}

/** A new file each time: one that is there already has its room on the disk. */
async function writeToDataFolder(): Promise<void> {
  const file = path.join(env.DATA_DIR, 'health-check')
  await writeFile(file, randomBytes(ROOM))
  await rm(file, { force: true })
}
