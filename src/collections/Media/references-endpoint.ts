import { type Endpoint, Forbidden } from 'payload'
import type { z } from 'zod/mini'
import { routeId } from '@/access/route-id'
import { staff } from '@/access/staff'
import type { mediaReferences as answer } from '@/contract/media/media-references'
import { referencesTo } from '../references'

/** Returns the documents that use an image, for its form. */
export const referencesEndpoint: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  async handler(req) {
    if (!staff({ req })) throw new Forbidden(req.t)
    const found: z.infer<typeof answer> = {
      uses: await referencesTo(req, 'media', Number(routeId(req))),
    }
    return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
  },
}
