import type { IncomingMessage, ServerResponse } from 'node:http'

/** Node's HTTP server discards an unread body with this method, which its types omit. */
interface Dumpable {
  _dump(): void
}

/**
 * Discards the rest of a request body when the response is complete. A response sent before the end
 * of the body, such as 413 for a large image, leaves the rest on the connection, where it would
 * block the browser's next request for a minute. Next has canceled its reader by then, so the
 * stream cannot be read again.
 */
export function drainRequest(req: IncomingMessage & Partial<Dumpable>, res: ServerResponse): void {
  const { socket } = req
  res.once('finish', () => {
    if (req.complete) return
    req._dump?.()
    socket.resume()
  })
}
