import type { ServerResponse } from 'node:http'
import { sendProblem } from '../http/send-problem'

/**
 * Responds with 429 in the error format of the contract. `retryAfterSeconds` is a whole number from
 * 1.
 */
export function send429(res: ServerResponse, retryAfterSeconds: number): void {
  sendProblem(
    res,
    {
      title: 'Too Many Requests',
      status: 429,
      detail: `Too many requests from your address. Please try again in ${inWords(retryAfterSeconds)}.`,
    },
    { 'retry-after': String(retryAfterSeconds) },
  )
}

function inWords(seconds: number): string {
  const [size, unit] =
    seconds < 60 ? [1, 'second'] : seconds <= 2 * 3600 ? [60, 'minute'] : [3600, 'hour']
  const count = Math.ceil(seconds / size)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
