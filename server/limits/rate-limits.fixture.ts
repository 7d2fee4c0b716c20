import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

interface Call {
  readonly method?: string
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The remote address of the socket. `undefined` for a closed socket. */
  readonly address?: string | undefined
}

/** Creates a request for tests, by default a lead from 192.0.2.1. */
export function call(options: Call = {}): IncomingMessage {
  const socket = new Socket()
  const value = 'address' in options ? options.address : '192.0.2.1'
  Object.defineProperty(socket, 'remoteAddress', { value })
  const req = new IncomingMessage(socket)
  req.method = options.method ?? 'POST'
  req.url = options.url ?? '/api/leads'
  Object.assign(req.headers, options.headers)
  return req
}
