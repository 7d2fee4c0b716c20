import { type CollectionSlug, type Endpoint, restoreVersionOperation } from 'payload'
import { hasRole } from '@/access/roles'
import { routeId } from './route-id'

/**
 * `POST /cms/api/{collection}/versions/{id}`: an old version again, in the place of Payload's own
 * endpoint. That one writes a draft over the live document, and the page is gone from the site;
 * here a draft comes back as a draft beside what is published, and so does whatever a contributor
 * restores. `?draft=true` asks for that with a published version too.
 */
export const restoreVersion: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const collection = req.payload.collections[req.routeParams?.collection as CollectionSlug]
    const id = routeId(req)
    const { version } = await req.payload.findVersionByID({
      collection: collection.config.slug,
      id: String(id),
      depth: 0,
      req,
      overrideAccess: false,
    })
    const draft =
      req.searchParams.get('draft') === 'true' ||
      ('_status' in version && version._status === 'draft') ||
      hasRole(req, 'contributor')
    const restored = await restoreVersionOperation({ id, collection, req, draft, depth: 0 })
    return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
  },
}
