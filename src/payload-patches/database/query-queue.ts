import type { PoolClient, QueryConfig, QueryResult } from 'pg'

interface Connection {
  query(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult>
}

/**
 * Sends the queries of a connection one after another.
 *
 * Payload 3.90.1 runs the validators and hooks of a document at the same time, and each of them reads
 * with the connection of the transaction (payloadcms/payload#16333). node-postgres 8 warns of a query
 * that is sent while another one runs, and version 9 rejects it. Not needed anymore when Payload sends
 * them one after another.
 */
export class QueryQueue {
  #last: Promise<void> = Promise.resolve()

  constructor(private readonly connection: Connection) {}

  /** Runs a query after all queries before it, also after one that failed. */
  async query(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    const before = this.#last
    let finish = () => {}
    this.#last = new Promise<void>((resolve) => {
      finish = resolve
    })
    try {
      await before
      return await this.connection.query(config, values)
    } finally {
      finish()
    }
  }

  /** Resolves when no query is running or waiting. */
  async drain(): Promise<void> {
    let last: Promise<void> | undefined
    while (last !== this.#last) {
      last = this.#last
      await last
    }
  }
}

const queues = new WeakMap<PoolClient, QueryQueue>()

/** Returns the queue of a connection. The pool lends a connection to many transactions. */
export function getQueryQueue(client: PoolClient): QueryQueue {
  const queue = queues.get(client) ?? new QueryQueue(client)
  queues.set(client, queue)
  return queue
}
