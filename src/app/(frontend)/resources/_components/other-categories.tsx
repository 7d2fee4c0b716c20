import { Section } from '@/components/layout/section'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { ResourceSummary } from '@/contract/resources/resource'
import { resourceCategories } from '@/domain/enums'
import { groupResources } from '@/domain/resources/resource-groups'

interface OtherCategoriesProps {
  /** The current category. */
  current: string
  entries: readonly ResourceSummary[]
  heading: string
}

/** Links to the other categories. */
export function OtherCategories({ current, entries, heading }: OtherCategoriesProps) {
  const others = groupResources(resourceCategories, entries, 0).filter(({ id }) => id !== current)
  return (
    <Section title={heading} size="small">
      <ul className="divide-y divide-hairline border-ink border-t-2">
        {others.map(({ id, title, total }) => (
          <li key={id}>
            <PageLink
              href={paths.resourceCategory(id)}
              className="flex min-h-12 items-center justify-between gap-4 font-semibold hover:text-primary"
            >
              {title}
              <span className="figures font-normal text-ink-soft text-sm">{total}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
