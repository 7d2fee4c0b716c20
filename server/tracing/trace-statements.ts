import { AsyncResource } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import pg from 'pg'
import { getCommand, toStatementText } from './statement-text'

type Query = (this: unknown, ...args: unknown[]) => unknown
type Callback = (...args: unknown[]) => unknown

interface Options {
  /** Starts a span within the current trace; `undefined` outside of traces. */
  readonly startSpan: (
    name: string,
    attributes: Readonly<Record<string, string>>,
  ) => Span | undefined
  readonly endSpan: (span: Span, error?: unknown) => void
}

const isFunction = (value: unknown): value is Callback => typeof value === 'function'

function getText(query: unknown): string | undefined {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text
  return typeof text === 'string' ? text : undefined
}

/**
 * Makes a span of each statement, for all connections of this process. Returns a function that ends
 * this.
 */
export function traceStatements({ startSpan, endSpan }: Options): () => void {
  const client = pg.Client.prototype as unknown as { query: Query }
  const pool = pg.Pool.prototype as unknown as { connect: Query }
  const { query } = client
  const { connect } = pool

  client.query = function traced(...args) {
    const text = getText(args[0])
    const span =
      text === undefined
        ? undefined
        : startSpan(getCommand(text), {
            'db.system.name': 'postgresql',
            'db.query.text': toStatementText(text),
          })
    if (!span) return query.apply(this, args)
    const last = args.at(-1)
    if (isFunction(last)) {
      const done: Callback = (error, ...results) => {
        endSpan(span, error)
        return last(error, ...results)
      }
      return query.apply(this, [...args.slice(0, -1), AsyncResource.bind(done)])
    }
    const result = query.apply(this, args)
    if (result instanceof Promise)
      result.then(
        () => endSpan(span),
        (error) => endSpan(span, error),
      )
    else endSpan(span)
    return result
  }

  // A request that waits for a connection gets it in the context of the request that returned it.
  pool.connect = function connectInContext(...args) {
    const [callback] = args
    return connect.apply(this, isFunction(callback) ? [AsyncResource.bind(callback)] : args)
  }

  return () => {
    client.query = query
    pool.connect = connect
  }
}
