import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { backupCommand } from './backup/backup-command'
import { restoreCommand } from './backup/restore-command'
import { adminCommand } from './database/admin'
import { migrateCommand } from './database/migrate-command'
import { filesCommand } from './files/files-command'
import { runCommand } from './run-command'
import { start } from './start'

/** The launcher of the container image, which contains the built site and cannot build another. */
const site = { dev: false, isBuilt: () => true, build: async () => {} }

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))
await runCommand(process.argv[2] ?? 'start', {
  start: (env, stop) => start(env, stop, site),
  migrate: migrateCommand,
  admin: adminCommand,
  backup: backupCommand,
  restore: restoreCommand,
  files: filesCommand,
})
