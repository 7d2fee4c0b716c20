import type { MappedColumn, TargetChoice } from '@/domain/submissions/map/mapping'

/** The choices of a column by group, in the order in which the groups first appear. */
export function groupChoices(
  choices: readonly TargetChoice[],
): readonly (readonly [group: string, choices: readonly TargetChoice[]])[] {
  const groups = new Map<string, TargetChoice[]>()
  for (const choice of choices) {
    const group = groups.get(choice.group)
    if (group) group.push(choice)
    else groups.set(choice.group, [choice])
  }
  return [...groups]
}

/** The fields that more than one column is mapped to. */
export function repeatedTargets(
  columns: readonly Pick<MappedColumn, 'target'>[],
): ReadonlySet<string> {
  const targets = columns.flatMap(({ target }) => target ?? [])
  return new Set(targets.filter((target, index) => targets.indexOf(target) !== index))
}
