import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { env } from '@/config/env'
import { loggedPath } from '@/lib/log/logged-path'
import { scrubText } from '@/lib/log/scrub'
import { serverState } from '@/lib/server-state'
import manifest from '../../package.json'
import { getPath } from '../http/access-log'
import type { TraceRequest } from '../http/request-handler'
import { findRoute } from '../http/route-pattern'
import { setTraceId } from '../http/trace-id'
import { traceStatements } from './trace-statements'

export interface Tracing {
  readonly traceRequest: TraceRequest
  /** Sends the spans that are left. */
  close(): Promise<void>
}

/** Probes and files of the build, of which there are many and which do nothing. */
const untraced = /^\/(?:_next\/static\/|api\/health\/)/

/** The header of W3C Trace Context. */
const header = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/**
 * Exports traces by OTLP: requests, renders, statements and jobs. The provider is not registered
 * globally, because the spans of Next and of other packages have paths with their queries.
 */
export function startTracing(endpoint: string): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'san-antonio-new-home-guide',
      'service.version': manifest.version,
      'service.instance.id': env.INSTANCE,
    }),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      ),
    ],
  })
  const tracer = provider.getTracer('guide')
  const current = new AsyncLocalStorage<Span>()

  const getContext = (): Context => {
    const parent = current.getStore()
    return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  }

  serverState.trace = async (name, attributes, work) => {
    const span = tracer.startSpan(name, { attributes }, getContext())
    try {
      return await current.run(span, work)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  }
  serverState.readTraceparent = () => {
    const span = current.getStore()?.spanContext()
    return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}`
  }

  const stopStatements = traceStatements({
    startSpan: (name, attributes) =>
      current.getStore() &&
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, getContext()),
    endSpan(span, error) {
      if (error) fail(span, error)
      span.end()
    },
  })

  return {
    async traceRequest(req, res, handle) {
      const path = getPath(req.url)
      if (untraced.test(path)) return handle()
      const route = findRoute(path)
      const span = tracer.startSpan(
        `${req.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': req.method ?? '',
            'http.route': route,
            'url.path': scrubText(loggedPath(path)),
          },
        },
        parseTraceparent(req.headers.traceparent),
      )
      setTraceId(req, span.spanContext().traceId)
      res.once('close', () => {
        span.setAttribute('http.response.status_code', res.statusCode)
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      await current.run(span, handle)
    },
    async close() {
      stopStatements()
      delete serverState.trace
      delete serverState.readTraceparent
      await provider.shutdown()
    },
  }
}

/** Marks a span as failed. The message of an error may contain what a visitor wrote. */
function fail(span: Span, error: unknown): void {
  const { name, code } = error as { name?: unknown; code?: unknown }
  span.setAttribute('error.type', String(code ?? name ?? 'error'))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The context of the span that the client sent, or an empty one. */
function parseTraceparent(value: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = '0'] = header.exec(String(value)) ?? []
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
}
