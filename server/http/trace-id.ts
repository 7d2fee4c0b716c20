import type { IncomingMessage } from 'node:http'

/** The header of W3C Trace Context: version, trace, parent span and flags. */
const header = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** Requests with a trace of this server, which may have begun here. */
const traces = new WeakMap<IncomingMessage, string>()

/** Stores the trace to which the work of a request belongs. */
export function setTraceId(req: IncomingMessage, traceId: string): void {
  traces.set(req, traceId)
}

/** The trace of a request: this server's, or the one that the client sent. */
export function findTraceId(req: IncomingMessage): string | undefined {
  return traces.get(req) ?? header.exec(String(req.headers.traceparent))?.[1]
}
