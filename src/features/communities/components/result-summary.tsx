import { clsx } from 'clsx'
import { CircleAlert, X } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { getHomesAddress } from '../homes-address'
import type { CommunitySearch } from '../use-community-search'

interface SearchProps {
  search: CommunitySearch
}

interface CountProps {
  search: Pick<CommunitySearch, 'count' | 'total' | 'filters' | 'isLoading'>
}

function Count({ search: { count, total, filters } }: CountProps) {
  if (filters.length === 0) {
    return <strong className="figures">{plural(total, 'community', 'communities')}</strong>
  }
  return (
    <>
      <strong className="figures">{formatNumber(count)}</strong> of{' '}
      {plural(total, 'community', 'communities')} {count === 1 ? 'matches' : 'match'}
    </>
  )
}

/** The number of matches, announced when it changes. */
export function ResultCount({ search }: CountProps) {
  return (
    <p role="status" aria-busy={search.isLoading}>
      <Count search={search} />
    </p>
  )
}

/** The homes of the same place, price and builder, if one of these is chosen. */
export function HomesLink({ search, className }: SearchProps & { className: string }) {
  const address = getHomesAddress(search.state)
  if (address === null) return null
  return (
    <PageLink
      href={address}
      className={clsx(
        'inline-flex min-h-9 items-center font-semibold text-primary text-sm max-md:min-h-11',
        className,
      )}
    >
      <span className="quiet-link">See homes for sale with these filters</span>
    </PageLink>
  )
}

/** The active filters, and what is wrong with the list. */
export function ResultSummary({ search }: SearchProps) {
  const { filters, failure, priceProblems } = search
  const problems = Object.values(priceProblems).filter((problem) => problem !== undefined)
  return (
    <>
      <p className="hidden print:block">
        <Count search={search} />
        {filters.length > 0 ? `: ${filters.map(({ label }) => label).join(', ')}` : ''}
      </p>
      {filters.length > 0 ? (
        <div data-screen-only className="mb-5 flex flex-wrap items-center gap-x-2.5 gap-y-2">
          {filters.map(({ label, removal }) => (
            <button
              key={label}
              type="button"
              onClick={() => search.change(removal)}
              aria-label={`Remove filter ${label}`}
              className="inline-flex min-h-9 items-center gap-2 rounded-full bg-primary-tint px-3.5 font-semibold text-primary text-sm transition-colors hover:bg-hairline max-md:min-h-11"
            >
              {label}
              <X aria-hidden className="size-3.5" strokeWidth={2.2} />
            </button>
          ))}
          <button
            type="button"
            onClick={search.clear}
            className="min-h-9 font-semibold text-sm max-md:min-h-11"
          >
            <span className="quiet-link">Clear all filters</span>
          </button>
          <HomesLink search={search} className="max-md:hidden" />
        </div>
      ) : null}
      {problems.length > 0 ? (
        <ul role="alert" className="mb-5 grid gap-1 text-danger text-sm">
          {problems.map((problem) => (
            <li key={problem} className="flex gap-1.5">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.8} />
              {problem}
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? (
        <p role="alert" className="mb-5 text-danger text-sm">
          Some communities couldn’t be loaded. Reload the page to see them all.
        </p>
      ) : null}
    </>
  )
}
