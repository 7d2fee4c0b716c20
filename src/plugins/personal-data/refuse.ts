import { APIError } from 'payload'

/**
 * An error whose message the admin panel shows. In production, Payload hides the message of an
 * error without data.
 */
export function refusal(message: string, status = 400): APIError {
  return new APIError(message, status, { reason: 'refused' }, true)
}
