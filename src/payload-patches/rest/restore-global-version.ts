import type { Endpoint, JsonObject } from 'payload'
import { routeId } from '@/access/route-id'
import type { GlobalName } from '@/content/global-labels'

/** Values that identify a version, not its content. */
const withoutIdentity = ({ id, createdAt, updatedAt, ...content }: JsonObject): JsonObject =>
  content

/**
 * `POST /cms/api/globals/{slug}/versions/{id}` restores a version. A draft version is restored as a
 * draft. With `?draft=true`, a published version is restored as a draft too.
 *
 * Payload 3.90.1 writes a draft version over the published one, even if a draft was asked for
 * (payloadcms/payload#2404). Not needed anymore when it does neither; payloadcms/payload#14658 has
 * mended the second for collections.
 */
export const restoreGlobalVersion = (slug: GlobalName): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  async handler(req) {
    const { version } = await req.payload.findGlobalVersionByID({
      slug,
      id: String(routeId(req)),
      depth: 0,
      req,
      overrideAccess: false,
    })
    const draft = req.searchParams.get('draft') === 'true' || version._status === 'draft'
    req.context.isRestoringVersion = true
    const doc = await req.payload.updateGlobal({
      slug,
      data: { ...withoutIdentity(version), _status: draft ? 'draft' : 'published' },
      draft,
      depth: 0,
      req,
      overrideAccess: false,
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
})
