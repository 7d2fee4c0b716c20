import { migrate, readPending } from '../database/migrate'
import { openPayload } from '../database/open-payload'

/** Runs migrations of the guide. */
export interface Migrator {
  run(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

export async function openMigrator(): Promise<Migrator> {
  const payload = await openPayload()
  return {
    run: async (names) => migrate(payload, await readPending(payload, names)),
    close: () => payload.destroy(),
  }
}
