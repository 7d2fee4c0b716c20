import '../serve/end-with-launcher.mjs'
import { once } from 'node:events'
import { z } from 'zod'
import { env } from '@/config/env'
import { LaunchError } from '../console'
import { findReason, openPayload } from '../database/open-payload'
import { readManifest } from './manifest'
import { restoreBackup } from './restore-backup'

const order = z.object({
  folder: z.string(),
  replace: z.boolean(),
  identity: z.string().optional(),
})

/**
 * Restores the backup that the parent process names. Runs in a separate process, so the launcher
 * never loads Payload, which runs the migrations.
 */
try {
  const [message] = await once(process, 'message')
  const { folder, replace, identity } = order.parse(message)
  const manifest = await readManifest(folder)
  const payload = await openPayload()
  try {
    const url = env.DATABASE_URL ?? ''
    await restoreBackup(env, payload, { url, folder, manifest, replace, identity })
  } finally {
    await payload.destroy()
  }
  process.exit(0)
} catch (error) {
  const text = error instanceof LaunchError ? error.message : findReason(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
