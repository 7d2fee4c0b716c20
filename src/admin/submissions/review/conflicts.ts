import type { ApplyConflict } from '@/contract/submissions/results'
import { decisionKey } from './decision-key'

/** Why a row or a field could not be published, by its record or its `decisionKey`. */
export type Conflicts = ReadonlyMap<string, string>

export const noConflicts: Conflicts = new Map()

export const conflictsByPlace = (conflicts: readonly ApplyConflict[]): Conflicts =>
  new Map(
    conflicts.map(({ record, target, message }) => [
      target === null ? record : decisionKey(record, target),
      message,
    ]),
  )
