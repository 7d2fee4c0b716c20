import { clsx } from 'clsx'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { FoundGroup } from '@/contract/search/search'
import { getLabel } from '@/domain/enums'
import { type SearchQuestion, searchSections } from '@/domain/search/search'
import { formatNumber } from '@/domain/text/format-number'

interface GroupLinksProps {
  question: SearchQuestion
  groups: readonly FoundGroup[]
  total: number
}

/**
 * Links to all groups of results and to each group, with counts. Hidden when there is only one
 * group.
 */
export function GroupLinks({ question: { text, section }, groups, total }: GroupLinksProps) {
  if (groups.length < 2) return null
  const all = { value: null, label: 'All', path: paths.searchFor(text), count: total }
  const links = groups.map(({ section: value, total: count }) => ({
    value,
    count,
    label: getLabel(searchSections, value),
    path: paths.searchFor(text, value),
  }))
  return (
    <nav aria-label="Types of results" className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {[all, ...links].map(({ value, label, path, count }) => (
          <li key={label}>
            <PageLink
              href={path}
              aria-current={value === section ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold text-sm transition-colors',
                value === section
                  ? 'border-primary bg-primary text-surface'
                  : 'border-hairline bg-surface hover:border-primary hover:text-primary',
              )}
            >
              {label}
              <span
                className={clsx(
                  'figures font-normal',
                  value === section ? 'text-surface' : 'text-ink-soft',
                )}
              >
                {formatNumber(count)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
