import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../prepare-database'
import { scratchFolder } from '../../scratch-folder'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with every migration and no content, for `create database … template`. */
    templateUrl: string
  }
}

/** Vitest loads this file once per project, so the projects share the server through the process. */
const key = Symbol.for('guide.template-database')
const shared = globalThis as { [key]?: ReturnType<typeof startServer> }

async function startServer() {
  const dataDir = scratchFolder()
  const postgres = await prepareDatabase(dataDir)
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts one PostgreSQL server for the run; each test file gets a copy of the migrated database.
 */
export default async function provideTemplate(project: TestProject): Promise<() => Promise<void>> {
  shared[key] ??= startServer()
  const { url, stop } = await shared[key]
  project.provide('templateUrl', url)
  return stop
}
