import { adminCommand } from './admin'
import { buildIsCurrent } from './build'
import { buildCommand, ensureBuild, imageCommand } from './run-build'
import { runCommand } from './run-command'
import { showDatabase } from './show-database'
import { start } from './start'
import { stopCompiler } from './stop-compiler'

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
    admin: adminCommand,
  })
}
