import { APIError, type PayloadRequest } from 'payload'
import { mayBeCrossSite } from '@/lib/request-origin'

/**
 * Rejects cross-site requests. Otherwise, a form on another site could sign a visitor in to the
 * attacker's account, or out of their own.
 */
export function refuseCrossSite({ headers }: PayloadRequest): void {
  if (mayBeCrossSite(headers)) {
    throw new APIError('This request came from another site and was rejected.', 403, null, true)
  }
}
