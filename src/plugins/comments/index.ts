import type { CollectionAfterDeleteHook, CollectionConfig, Plugin } from 'payload'
import { deleteCommentsOn } from '@/database/document-comments'
import { hasDrafts } from '../has-drafts'
import { commentEndpoints } from './endpoints'

const deleteComments: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  deleteCommentsOn(req, { slug: collection.slug, id: Number(id) })

function withComments(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const { endpoints, hooks = {}, slug } = collection
  return {
    ...collection,
    endpoints: [...(endpoints || []), ...commentEndpoints(slug)],
    hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), deleteComments] },
  }
}

/** Adds comments to all collections with drafts. */
export const comments: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withComments),
})
