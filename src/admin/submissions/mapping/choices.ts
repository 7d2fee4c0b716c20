import type { MappedColumn } from '@/domain/submissions/map/mapping'

/** The fields that more than one column is mapped to. */
export function repeatedTargets(
  columns: readonly Pick<MappedColumn, 'target'>[],
): ReadonlySet<string> {
  const targets = columns.flatMap(({ target }) => target ?? [])
  return new Set(targets.filter((target, index) => targets.indexOf(target) !== index))
}
