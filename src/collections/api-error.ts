import { APIError } from 'payload'

/**
 * The error that an endpoint of Payload throws. Payload converts it to a response whose message the
 * admin panel shows; in production, it hides the message of an error without data.
 */
export function apiError(message: string, status = 400): APIError {
  return new APIError(message, status, { reason: 'refused' }, true)
}
