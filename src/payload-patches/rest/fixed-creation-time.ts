import type { CollectionBeforeOperationHook, Plugin } from 'payload'

/** Payload accepts `createdAt` from every client, so a document could seem older than it is. */
const dropCreationTime: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (args.overrideAccess || args.data?.createdAt === undefined) return args
  const { createdAt: _, ...data } = args.data
  return { ...args, data }
}

/**
 * Users cannot set the time at which a document was created; it is never part of what they send.
 *
 * Payload 3.90.1 stores a `createdAt` that a client sends. No issue was found. Not needed anymore when
 * it ignores that value.
 */
export const fixedCreationTime: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [dropCreationTime, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
})
