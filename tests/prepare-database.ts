import { type EmbeddedPostgres, startEmbeddedPostgres } from '../scripts/dev-db/embedded-postgres'
import { preparation } from '../scripts/launch/preparation'
import { spawnNode } from '../scripts/launch/spawn-node'

/** Credentials of the first admin, as the launcher reads them from the environment. */
type Admin = Readonly<Record<'ADMIN_EMAIL' | 'ADMIN_PASSWORD', string>>

/**
 * Starts the PostgreSQL of an empty data folder and runs all migrations. The database has no
 * content, and no account unless `admin` is given.
 */
export async function prepareDatabase(dataDir: string, admin?: Admin): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const preparing = spawnNode(preparation, {
    env: {
      ...process.env,
      ...admin,
      NODE_ENV: 'production',
      DATABASE_URL: postgres.url,
      PAYLOAD_SECRET: 'x'.repeat(32),
      DATA_DIR: dataDir,
      SEED: 'none',
    },
  })
  if ((await preparing.done) !== 0) {
    await postgres.stop()
    throw new Error('The database was not prepared, see above.')
  }
  return postgres
}
