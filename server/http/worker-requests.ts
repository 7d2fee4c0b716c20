import { filePolicy } from '@/config/security-headers'
import type { Handler } from '../cache/render-response'
import { drainRequest } from '../lifecycle/drain-request'
import { getPath } from './access-log'

/** Health probes, and the requests of the server to itself, which are signed. */
const answered = /^\/(?:api\/health|internal)\//

/**
 * The requests that a server with `ROLE=worker` answers. Others get 503, so that a load balancer that
 * lists the server by mistake tries another one.
 */
export function limitToWork(handle: Handler): Handler {
  return async (req, res) => {
    if (answered.test(getPath(req.url))) return handle(req, res)
    drainRequest(req, res)
    res.writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': filePolicy('text/plain'),
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    res.end('This server runs jobs only (ROLE=worker). Servers with ROLE=web answer requests.\n')
  }
}
