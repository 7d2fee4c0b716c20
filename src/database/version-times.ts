import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type AdapterObj = DatabaseAdapterObj<PostgresAdapter>

/**
 * A version was made when it was written. For one that comes of restoring an older one Payload notes
 * the birth of the document instead (payloadcms/payload#17760), and the newest version stands last
 * in the list of them.
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
