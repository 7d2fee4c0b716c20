import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Handler } from '../cache/render-response'
import { ResponseCache } from '../cache/response-cache'
import { clientAddressBy } from '../limits/client-address'
import type { StartDeadline } from '../limits/deadline'
import type { Limiter } from '../limits/rate-limits'
import type { Observed } from './access-log'
import { createRequestHandler, type TraceRequest } from './request-handler'

interface Options {
  readonly https?: boolean
  readonly limiter?: Limiter
  readonly cache?: ResponseCache
  readonly startDeadline?: StartDeadline
  readonly observe?: (response: Observed) => void
  readonly traceRequest?: TraceRequest
}

/** Serves `next` behind the request handler until the test has finished. Returns the port. */
export async function serve(
  next: Handler,
  {
    https = false,
    limiter,
    cache = new ResponseCache(),
    startDeadline = () => {},
    observe,
    traceRequest,
  }: Options = {},
): Promise<number> {
  const handleRequest = createRequestHandler(next, {
    dev: false,
    https,
    extra: {},
    findClientAddress: clientAddressBy([]),
    cache,
    startDeadline,
    observe,
    traceRequest,
    ...(limiter ? { limiter } : {}),
  })
  const server = createServer((req, res) => void handleRequest(req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}
