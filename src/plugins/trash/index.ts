import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Plugin,
} from 'payload'
import { refuseUsed } from '@/collections/hooks/prevent-used-delete'
import { cancelSchedules } from '@/database/jobs/schedules'
import { queuePurge } from '@/jobs/purge/queue'
import { hasDrafts } from '../has-drafts'
import { onlyDrafts } from './only-drafts'

declare module 'payload' {
  export interface RequestContext {
    /** Whether the caller has made sure that nothing else uses the documents that it moves. */
    areUsesChecked?: boolean
  }
}

/** A document in the trash can be restored, so what uses it there would lose nothing. */
const refuseUsedDocument: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (
    operation === 'update' &&
    data.deletedAt &&
    !originalDoc?.deletedAt &&
    !req.context.areUsesChecked
  ) {
    await refuseUsed(req, collection, Number(originalDoc.id), { countsTrash: false })
  }
  return data
}

/** Plans the deletion of a document that was moved to the trash, and cancels its schedules. */
const planDeletion: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (!doc.deletedAt || previousDoc?.deletedAt) return
  await cancelSchedules(req, { collection: collection.slug, id: doc.id })
  await queuePurge(req, { collection: collection.slug, id: doc.id, deletedAt: doc.deletedAt })
}

function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    trash: true,
    hooks: {
      ...hooks,
      beforeOperation: [onlyDrafts, ...(hooks.beforeOperation ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), refuseUsedDocument],
      afterChange: [...(hooks.afterChange ?? []), planDeletion],
    },
  }
}

/** Deleted documents with drafts stay in Payload's trash for 30 days. */
export const trash: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withTrash),
})
