import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../../scripts/dev-db/embedded-postgres'
import { preparation } from '../../../scripts/launch/preparation'
import { spawnNode } from '../../../scripts/launch/spawn-node'
import { scratchFolder } from '../../scratch-folder'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with every migration and no content, for `create database … template`. */
    templateUrl: string
  }
}

/**
 * Starts one PostgreSQL server for the run; each test file gets a copy of the migrated database.
 */
export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = scratchFolder()
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const migration = spawnNode(preparation, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      PAYLOAD_SECRET: 'x'.repeat(32),
      DATA_DIR: dataDir,
      SEED: 'none',
    },
  })
  if ((await migration.done) !== 0) {
    await postgres.stop()
    throw new Error('The migrations failed, see above.')
  }
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
