import { z } from 'zod/mini'

/** A place in the log of a PostgreSQL cluster: `lsn` on a timeline, which changes with a failover. */
export const walPositionRow = z.object({
  system: z.string(),
  timeline: z.number(),
  lsn: z.string(),
})
export type WalPosition = z.output<typeof walPositionRow>

/** Run by a primary, this returns the end of what it has written to its disk: all committed changes. */
export const readWalPosition = `
  select system_identifier::text as system, lsn::text,
    ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline
  from pg_control_system(), pg_current_wal_flush_lsn() as lsn`

/** What a server says of itself. `lsn` is what it has replayed; `null` for a primary. */
export const replayRow = z.object({
  isReplica: z.boolean(),
  system: z.string(),
  timeline: z.number(),
  lsn: z.nullable(z.string()),
})
export type Replay = z.output<typeof replayRow>

/** The timeline is that of the last restartpoint, which may be five minutes older than a failover. */
export const readReplay = `
  select pg_is_in_recovery() as "isReplica", system_identifier::text as system,
    timeline_id as timeline, pg_last_wal_replay_lsn()::text as lsn
  from pg_control_system(), pg_control_checkpoint()`

/** Why a server must not answer reads that have to see `position`. */
export type Obstacle = 'primary' | 'other-cluster' | 'other-timeline' | 'behind'

/**
 * Returns why reads on a replica might miss changes before `position`, or `undefined` if they see all
 * of them. A replica that still follows a primary that failed has its own continuation of the log, so
 * its place says nothing.
 */
export function findObstacle(position: WalPosition, replay: Replay): Obstacle | undefined {
  if (!replay.isReplica) return 'primary'
  if (replay.system !== position.system) return 'other-cluster'
  if (replay.timeline !== position.timeline) return 'other-timeline'
  if (replay.lsn === null || toBytes(replay.lsn) < toBytes(position.lsn)) return 'behind'
  return undefined
}

/** The bytes of the log before an `lsn`, which PostgreSQL writes as two hexadecimal halves: `16/B374D848`. */
function toBytes(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
