import { randomUUID } from 'node:crypto'

/** A caller's own request id when it is harmless to log and to send back, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w.:-]{8,64}$/.test(header) ? header : randomUUID()
}
