import { APIError, type PayloadRequest } from 'payload'
import { mayBeCrossSite } from '@/lib/request-origin'

/**
 * Refuses a request that a page of another site may have sent. Without it, a form elsewhere signs a
 * visitor in to an account of the attacker, or out of their own.
 */
export function refuseCrossSite({ headers }: PayloadRequest): void {
  if (mayBeCrossSite(headers)) {
    throw new APIError('Another site sent this request, so it was refused.', 403, null, true)
  }
}
