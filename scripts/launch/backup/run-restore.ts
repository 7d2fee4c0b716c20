import '../serve/end-with-launcher.mjs'
import { once } from 'node:events'
import { z } from 'zod'
import { env } from '@/config/env'
import { LaunchError } from '../console'
import { readManifest } from './manifest'
import type { Migrator } from './migrator'
import { restoreBackup } from './restore-backup'

const order = z.object({
  folder: z.string(),
  replace: z.boolean(),
  identity: z.string().optional(),
})

async function loadMigrator(): Promise<Migrator> {
  const { openMigrator } = await import('./migrator')
  return openMigrator()
}

/**
 * Restores the backup that the parent process names. Runs in a separate process, so the launcher
 * never loads Payload, which runs the migrations.
 */
try {
  const [message] = await once(process, 'message')
  const { folder, replace, identity } = order.parse(message)
  const manifest = await readManifest(folder)
  const url = env.DATABASE_URL ?? ''
  await restoreBackup(env, loadMigrator, { url, folder, manifest, replace, identity })
  process.exit(0)
} catch (error) {
  const text = error instanceof LaunchError ? error.message : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
