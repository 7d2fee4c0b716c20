import { type Endpoint, NotFound } from 'payload'
import { refuseCrossSite } from './refuse-cross-site'

/**
 * A built-in endpoint of Payload, restricted to same-site pages and API clients. Payload uses the
 * first endpoint that matches, and adds its own after those of the collection.
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
