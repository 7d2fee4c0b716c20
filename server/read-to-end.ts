import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Lets go of what is left of a request once it is answered. Whoever answers before the end, as to a
 * picture that is too large, leaves the rest in the connection, and the browser's next request
 * would wait behind it for a minute. Node itself does this only where nobody began to read.
 */
export function readToEnd(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete) return
    // Whoever listened would stop the reading again: they no longer take what comes.
    req.removeAllListeners('data')
    req.resume()
  })
}
