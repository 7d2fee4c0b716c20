import { randomUUID } from 'node:crypto'

/** Returns the client's request id if it is safe to log and to return, otherwise a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{8,64}$/.test(header) ? header : randomUUID()
}
