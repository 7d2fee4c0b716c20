import type { BuilderNumber } from '@/database/submissions/builder-numbers'
import type { FieldValues, PlannedChanges } from '@/domain/submissions/decide/plan-changes'

/**
 * The accepted numbers of communities.
 *
 * @param ids of the new listings, by record
 */
export function findNumbers(
  { updates, created }: PlannedChanges,
  ids: ReadonlyMap<string, number>,
): BuilderNumber[] {
  const findNumber = (community: number | undefined, values: FieldValues): BuilderNumber[] => {
    const number = values['community.number']
    if (community === undefined || number === undefined) return []
    return [{ community, number: number === null ? null : String(number) }]
  }
  return [
    ...created.flatMap(({ record, values }) => findNumber(ids.get(record), values)),
    ...updates.flatMap(({ listing, values }) => findNumber(listing, values)),
  ]
}
