import type { Pool, PoolClient } from 'pg'

/** A transaction on a connection of its own, which goes back to the pool when it has ended. */
export interface ClientTransaction {
  readonly client: PoolClient
  /** Resolves once PostgreSQL has committed, and rejects when it has not or did not say so. */
  commit(): Promise<void>
  /** Never rejects: where PostgreSQL cannot be asked, closing the connection has the same effect. */
  rollback(): Promise<void>
}

/**
 * A server that does not answer gets a second, not the patience of a query: whoever waits here has
 * failed already. node-postgres takes the limit with the statement.
 */
const rollbackQuery = { text: 'rollback', query_timeout: 1_000 }

/**
 * Begins a transaction. Rejects with the error of node-postgres when there is no connection. Why a
 * connection was lost later on is told to `onLost` alone: the statements after it merely fail.
 */
export async function beginOn(
  pool: Pool,
  onLost: (error: Error) => void = () => {},
): Promise<ClientTransaction> {
  const client = await pool.connect()
  let released = false
  let lost: Error | undefined

  /** With an error the pool closes the connection instead of lending it to somebody else. */
  function release(error?: Error): void {
    if (released) return
    released = true
    client.release(error)
    client.off('error', lose)
  }

  /**
   * A connection that dies between two statements tells so by an event, which would end the process
   * if nobody listened.
   */
  function lose(error: Error): void {
    lost ??= error
    release(error)
    onLost(error)
  }

  /** An answered rollback is the proof that the connection is healthy and carries no transaction. */
  async function rollback(): Promise<void> {
    if (released) return
    try {
      await client.query(rollbackQuery)
      release()
    } catch (error) {
      release(asError(error))
    }
  }

  async function commit(): Promise<void> {
    if (lost) throw lost
    try {
      const { command } = await client.query('commit')
      // Where a statement failed before and the failure was caught, COMMIT succeeds as a ROLLBACK.
      if (command !== 'COMMIT') throw new Error(`PostgreSQL answered COMMIT with ${command}`)
      release()
    } catch (error) {
      await rollback()
      throw error
    }
  }

  client.on('error', lose)
  try {
    await client.query('begin')
  } catch (error) {
    release(asError(error))
    throw error
  }
  return { client, commit, rollback }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
