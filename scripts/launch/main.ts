import { backupCommand } from './backup/backup-command'
import { restoreCommand } from './backup/restore-command'
import { buildIsCurrent } from './build/build'
import { buildCommand, ensureBuild, imageCommand } from './build/run-build'
import { stopCompiler } from './build/stop-compiler'
import { adminCommand } from './database/admin'
import { migrateCommand } from './database/migrate-command'
import { showDatabase } from './database/show-database'
import { filesCommand } from './files/files-command'
import { runCommand } from './run-command'
import { start } from './start'

const finishStart = stopCompiler
const production = { dev: false, isBuilt: buildIsCurrent, build: ensureBuild, finishStart }
const development = { dev: true, isBuilt: () => true, build: async () => {}, finishStart }

/** Runs one of the commands of a checkout. */
export function main(name: string): Promise<void> {
  return runCommand(name, {
    start: (env, stop) => start(env, stop, production),
    dev: (env, stop) => start(env, stop, development),
    build: (_env, stop) => buildCommand(stop),
    image: (_env, stop) => imageCommand(stop),
    db: showDatabase,
    migrate: migrateCommand,
    admin: adminCommand,
    backup: backupCommand,
    restore: restoreCommand,
    files: filesCommand,
  })
}
