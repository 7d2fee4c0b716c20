import { type CollectionSlug, type Endpoint, restoreVersionOperation } from 'payload'
import { hasRole } from '@/access/roles'
import { routeId } from '@/access/route-id'

/**
 * `POST /cms/api/{collection}/versions/{id}` restores a version. A draft version is restored as a
 * draft, and so is any version restored by a contributor. With `?draft=true`, a published version is
 * restored as a draft too.
 *
 * Payload 3.90.1 writes a draft version over the published document and so unpublishes it, unless the
 * client asks for a draft (payloadcms/payload#1873). Not needed anymore when it restores a draft version
 * as a draft; the rule for contributors then becomes a hook.
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
