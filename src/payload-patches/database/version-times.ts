import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>

/**
 * Sets `createdAt` of a version to the current time.
 *
 * Payload 3.90.1 sets it to the creation date of the document when a version is restored, which sorts
 * the newest version last in the list. Not needed anymore when payloadcms/payload#17760 is closed.
 */
export function withVersionTimes(stock: AdapterObj): AdapterObj {
  return {
    ...stock,
    init(args) {
      const adapter = stock.init(args)
      const createVersion = adapter.createVersion.bind(adapter)
      const createGlobalVersion = adapter.createGlobalVersion.bind(adapter)
      return Object.assign(adapter, {
        createVersion: (version) => createVersion({ ...version, createdAt: version.updatedAt }),
        createGlobalVersion: (version) =>
          createGlobalVersion({ ...version, createdAt: version.updatedAt }),
      } satisfies Partial<PostgresAdapter>)
    },
  }
}
