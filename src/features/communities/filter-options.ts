import type { CommunitySummary } from '@/contract/communities/community'
import type { Option } from '@/domain/enums'
import { byText } from '@/domain/text/collation'

/** The school districts of the communities, sorted by name. */
export function districtNames(
  communities: readonly Pick<CommunitySummary, 'schoolDistrict'>[],
): string[] {
  const names = communities.map(({ schoolDistrict }) => schoolDistrict)
  return [...new Set(names.filter((name) => name !== null))].sort(byText)
}

/** The builders of the communities as filter options, sorted by name. */
export function builderOptions(
  communities: readonly Pick<CommunitySummary, 'builders'>[],
): Option[] {
  const names = new Map<string, string>()
  for (const { builders } of communities) {
    for (const { slug, name } of builders) names.set(slug, name)
  }
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => byText(a.label, b.label))
}
