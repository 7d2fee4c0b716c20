import type { Endpoint } from 'payload'
import type { z } from 'zod/mini'
import { staff } from '@/access/staff'
import type { pictureUses as answer } from '@/contract/picture-uses'
import { routeId } from '../route-id'
import { pictureUses } from './uses'

/** Where a picture stands, for its form. */
export const usesEndpoint: Endpoint = {
  path: '/:id/uses',
  method: 'get',
  async handler(req) {
    if (!staff({ req }))
      return Response.json({ message: 'This is for the staff.' }, { status: 403 })
    const found: z.infer<typeof answer> = { uses: await pictureUses(req, routeId(req)) }
    return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
  },
}
