import { type Endpoint, NotFound } from 'payload'
import { refuseCrossSite } from './refuse-cross-site'

/**
 * An endpoint of Payload for the site's own pages and for programs. Payload takes the first endpoint
 * that matches, and adds its own behind those of a collection.
 */
export function sameSite(path: string): Endpoint {
  const endpoint: Endpoint = {
    path,
    method: 'post',
    handler(req) {
      refuseCrossSite(req)
      const { endpoints } = req.payload.collections.users.config
      const original = (endpoints || []).find(
        (other) => other !== endpoint && other.path === path && other.method === 'post',
      )
      if (!original) throw new NotFound(req.t)
      return original.handler(req)
    },
  }
  return endpoint
}
