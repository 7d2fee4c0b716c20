import { ArrowRight } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { ResourceSummary } from '@/contract/resources/resource'
import type { ResourceGroup } from '@/domain/resources/resource-groups'
import { EntryLinks } from './entry-links'
import { categoryIcon } from './type-icons'

function Category({
  group: { id, title, first, total },
}: {
  group: ResourceGroup<ResourceSummary>
}) {
  const Icon = categoryIcon(id)
  return (
    <section aria-labelledby={id} className="flex h-full flex-col border-ink border-t-2 pt-5">
      <h3 id={id} className="flex items-center gap-3 text-2xl">
        <Icon aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.5} />
        {title}
      </h3>
      {first.length === 0 ? (
        <p className="mt-4 text-ink-soft">Nothing here yet.</p>
      ) : (
        <EntryLinks entries={first} heading="h4" />
      )}
      <p className="mt-auto pt-2">
        <PageLink
          href={paths.resourceCategory(id)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
        >
          <span className="quiet-link">
            View All <span className="figures">({total})</span>
          </span>
          <span className="sr-only"> in {title}</span>
          <ArrowRight aria-hidden className="size-4" />
        </PageLink>
      </p>
    </section>
  )
}

/** The six categories with the first resources of each. */
export function BrowseCategories({
  groups,
}: {
  groups: readonly ResourceGroup<ResourceSummary>[]
}) {
  return (
    <section aria-labelledby="browse-by-category">
      <h2 id="browse-by-category" className="mb-8 text-3xl">
        Browse by category
      </h2>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-14">
        {groups.map((group) => (
          <li key={group.id}>
            <Category group={group} />
          </li>
        ))}
      </ul>
    </section>
  )
}
