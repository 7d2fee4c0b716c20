import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, Pool, type PoolClient } from 'pg'
import {
  findObstacle,
  type Obstacle,
  type Replay,
  readReplay,
  replayRow,
  type WalPosition,
} from '@/database/replication/wal-position'
import { queryClient } from '@/database/sql/query'
import { log } from '@/lib/log/log'
import type { ReplicaState, SnapshotTransaction } from '@/lib/server-state'
import { BEGIN_SNAPSHOT, beginWith } from '@/payload-patches/database/client-transaction'
import { createDatabaseClient } from '../database-client'

/** Milliseconds between two looks at a replica, and after which one that does not answer is left out. */
const PAUSE = 1000
const PATIENCE = 2000

const UNREACHABLE =
  'It does not answer. Check its address in DATABASE_REPLICA_URLS, and its own log.'

const problems: Readonly<Record<Exclude<Obstacle, 'behind'>, string>> = {
  primary:
    'It is a primary. Remove it from DATABASE_REPLICA_URLS, which is for streaming replicas of DATABASE_URL.',
  'other-cluster':
    'It belongs to another cluster than DATABASE_URL. Give the addresses of its streaming replicas in DATABASE_REPLICA_URLS.',
  'other-timeline':
    'It follows another timeline than the primary. After a failover it is used again within five minutes if it follows the new primary.',
}

interface Options {
  readonly url: string
  readonly poolSize: number
  /** The place in the log that reads have to see, if it is known. */
  readonly findPosition: () => WalPosition | undefined
  /** Milliseconds between two looks at the replica. */
  readonly pause?: number | undefined
}

/**
 * A streaming replica that answers reads. It is left out while it cannot be reached, while it is no
 * replica of the database, and for reads that have to see changes that it has not replayed. It is
 * looked at every second, so that no visitor waits for one that is gone.
 */
export class Replica {
  private readonly name: string
  private readonly pool: Pool
  private readonly closing = new AbortController()
  private disconnect = () => {}
  private problem: string | undefined = 'It was not asked yet.'
  private behindSince: number | undefined
  private renders = 0

  constructor(private readonly options: Options) {
    const { host } = new URL(options.url)
    this.name = host
    this.pool = new Pool({
      connectionString: options.url,
      application_name: 'guide: replica',
      max: options.poolSize,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      statement_timeout: PATIENCE,
    })
    // The pool has removed the unused connection that was lost, and `watch` tells the reason.
    this.pool.on('error', () => {})
  }

  get state(): ReplicaState {
    const { name, problem, behindSince, renders } = this
    const behindSeconds = behindSince === undefined ? 0 : (performance.now() - behindSince) / 1000
    return { name, problem, behindSeconds, renders }
  }

  /**
   * Begins a transaction that sees all changes before `position`. Resolves to `undefined` if the
   * replica cannot give it.
   */
  async begin(position: WalPosition): Promise<SnapshotTransaction | undefined> {
    if (this.problem) return undefined
    try {
      const client = await this.pool.connect()
      // Before the transaction: its snapshot may be older than what the same statement returns.
      const obstacle = await this.ask(client, position).catch((error: Error) => {
        client.release(error)
        throw error
      })
      if (obstacle) {
        client.release()
        return undefined
      }
      const transaction = await beginWith(client, { statement: BEGIN_SNAPSHOT })
      this.renders += 1
      return transaction
    } catch (error) {
      this.leaveOut(UNREACHABLE, error)
      return undefined
    }
  }

  /** Looks at the replica until it is closed. */
  async watch(): Promise<void> {
    const { signal } = this.closing
    while (!signal.aborted) {
      await this.lookAgainAndAgain().catch((error: unknown) => {
        if (!signal.aborted) this.leaveOut(UNREACHABLE, error)
      })
      await this.pause().catch(() => {})
    }
  }

  async close(): Promise<void> {
    this.closing.abort()
    this.disconnect()
    await this.pool.end()
  }

  private pause(): Promise<void> {
    const { pause = PAUSE } = this.options
    return sleep(pause, undefined, { signal: this.closing.signal, ref: false })
  }

  private async lookAgainAndAgain(): Promise<void> {
    const { client, destroy } = createDatabaseClient({
      connectionString: this.options.url,
      application_name: 'guide: replica check',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    })
    this.disconnect = destroy
    try {
      await client.connect()
      while (!this.closing.signal.aborted) {
        this.judge(await readFrom(client))
        await this.pause()
      }
    } finally {
      destroy()
    }
  }

  private judge(replay: Replay): void {
    const position = this.options.findPosition()
    // The position is read again after each change, so it is unknown for a moment only.
    if (!position) return
    const obstacle = findObstacle(position, replay)
    if (obstacle !== 'behind') this.behindSince = undefined
    else this.behindSince ??= performance.now()
    if (obstacle && obstacle !== 'behind') {
      this.leaveOut(problems[obstacle])
      return
    }
    if (this.problem) log.info({ replica: this.name }, 'a replica answers reads')
    this.problem = undefined
  }

  private async ask(client: PoolClient, position: WalPosition): Promise<Obstacle | undefined> {
    const ignore = () => {}
    // Without a listener, a connection that is lost meanwhile ends the process.
    client.on('error', ignore)
    try {
      return findObstacle(position, await readFrom(client))
    } finally {
      client.off('error', ignore)
    }
  }

  private leaveOut(problem: string, error?: unknown): void {
    if (this.problem !== problem) {
      log.warn({ replica: this.name, problem, err: error }, 'a replica is left out')
    }
    this.problem = problem
  }
}

async function readFrom(client: Pick<Client, 'query'>): Promise<Replay> {
  const [replay] = await queryClient(client, replayRow, readReplay)
  if (!replay) throw new Error('The replica returned no row')
  return replay
}
