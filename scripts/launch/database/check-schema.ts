import type { Env } from '@/config/env'
import { migrationNames } from '@/database/migration-names'
import { LaunchError, print } from '../console'
import type { DatabaseState } from './database-state'

type Schema = Pick<DatabaseState, 'pending' | 'unknown' | 'contractSteps'>

/**
 * Throws a sentence when this version cannot run on the schema: a migration has not run and this start
 * runs none (`MIGRATE=off`), or a newer version has removed what this one uses.
 */
export function refuseOtherSchema(
  state: Schema,
  { MIGRATE }: Pick<Env, 'MIGRATE'>,
  known: readonly string[] = migrationNames(),
): void {
  const [missing, ...others] = state.pending
  if (MIGRATE === 'off' && missing !== undefined) {
    const more = others.length > 0 ? `, and ${others.length} after it,` : ''
    throw new LaunchError(
      `The database is older than this version of the guide: the migration ${missing}${more} has not run, and MIGRATE=off. Run npm run migrate, or a container with ROLE=migrate, and start again.`,
    )
  }
  const breaking = state.unknown.find((name) => {
    const step = state.contractSteps[name]
    return step !== undefined && !known.includes(step.unusedSince)
  })
  if (breaking !== undefined) {
    throw new LaunchError(
      `The database is newer than this version of the guide: the migration ${breaking} has removed what this version uses. Start the version that ran it, or a later one. To go back, restore a backup from before it.`,
    )
  }
  if (state.unknown.length > 0) {
    print(
      `The database has ${state.unknown.length} newer migration(s). This version runs on it, because they have only added to it.`,
    )
  }
}
