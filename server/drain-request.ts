import type { IncomingMessage, ServerResponse } from 'node:http'

/** What Node's own server does with what nobody began to read; its types leave it out. */
interface Dumpable {
  _dump(): void
}

/**
 * Lets go of what is left of a request once it is answered. Whoever answers before the end, as to a
 * picture that is too large, leaves the rest in the connection, and the browser's next request
 * would wait behind it for a minute. By then Next has given the request up, and its reading cannot
 * be resumed: what is left is thrown away as it comes in.
 */
export function drainRequest(req: IncomingMessage & Partial<Dumpable>, res: ServerResponse): void {
  const { socket } = req
  res.once('finish', () => {
    if (req.complete) return
    req._dump?.()
    socket.resume()
  })
}
