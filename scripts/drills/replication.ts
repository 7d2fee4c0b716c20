import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { signalPostgres } from '../../tests/e2e/setup/processes'
import { scratchFolder } from '../../tests/scratch-folder'
import { startEmbeddedPostgres } from '../dev-db/embedded-postgres'
import { type Forwarder, startForwarder } from './forwarder'
import { query } from './query'
import { waitUntil } from './report'

/** A primary with a streaming replica, and the address that leads to the primary. */
export interface Replication {
  readonly address: Forwarder
  /** The database through the address. */
  readonly url: string
  readonly replicaUrl: string
  /** Starts the replica again after it was killed. */
  reviveReplica(): Promise<void>
  signalReplica(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void
  /** Kills the primary, and loses what was on its way to the replica. */
  kill(silent: boolean): void
  /** Promotes the replica, and leads the address to it. Returns the replica's own address. */
  promote(): Promise<string>
  stop(): Promise<void>
}

interface Options {
  /** The data folder of a database that is stopped. */
  readonly template: string
  /** Whether each commit waits until the replica has stored it. */
  readonly synchronous: boolean
  /** Milliseconds that the replica is away. */
  readonly delay: number
}

const NAME = 'replica'

/** Starts two copies of a database, one of which follows the other through a replication slot. */
export async function startReplication(options: Options): Promise<Replication> {
  const folders = [scratchFolder(), scratchFolder()] as const
  for (const folder of folders) spawnSync('cp', ['-a', `${options.template}/.`, folder])
  const primary = await startEmbeddedPostgres({ dataDir: folders[0] })
  const { username, password, port } = new URL(primary.url)
  const address = await startForwarder(Number(port))
  const line = await startForwarder(Number(port), options.delay)
  await query(primary.url, `select pg_create_physical_replication_slot('${NAME}', true)`)

  const place = `${folders[1]}/postgres`
  writeFileSync(`${place}/standby.signal`, '')
  const connection = `host=127.0.0.1 port=${line.port} user=${username} password=${password} application_name=${NAME}`
  appendFileSync(
    `${place}/postgresql.auto.conf`,
    `primary_conninfo = '${connection}'\nprimary_slot_name = '${NAME}'\n`,
  )
  const replica = await startEmbeddedPostgres({ dataDir: folders[1] })
  if (options.synchronous) {
    await query(primary.url, `alter system set synchronous_standby_names = '${NAME}'`)
    await query(primary.url, 'select pg_reload_conf()')
  }
  const state = options.synchronous ? 'sync' : 'async'
  const follows = `select from pg_stat_replication where state = 'streaming' and sync_state = '${state}'`
  const waited = await waitUntil(
    async () => (await query(primary.url, follows)).length === 1,
    30_000,
    100,
  )
  if (!Number.isFinite(waited)) throw new Error('The replica does not follow.')

  const url = new URL(primary.url)
  url.port = String(address.port)
  return {
    address,
    url: url.href,
    replicaUrl: replica.url,
    async reviveReplica() {
      // Processes that were killed hold the shared memory for a moment.
      await waitUntil(() => replica.revive().then(() => true), 30_000)
    },
    signalReplica: (signal) => signalPostgres(folders[1], signal),
    kill(silent) {
      signalPostgres(folders[0], 'SIGKILL')
      line.cut(false)
      address.cut(silent)
    },
    async promote() {
      await query(replica.url, 'select pg_promote(true, 60)')
      address.leadTo(Number(new URL(replica.url).port))
      return replica.url
    },
    async stop() {
      address.close()
      line.close()
      await replica.stop()
      await primary.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}
