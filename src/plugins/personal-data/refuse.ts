import { APIError } from 'payload'

/**
 * A refusal whose words the back office shows. Without any data, a production build answers that the
 * error is unknown.
 */
export function refusal(message: string, status = 400): APIError {
  return new APIError(message, status, { reason: 'refused' }, true)
}
