import { X } from 'lucide-react'
import { HomeRow, rowHome, toRowContext } from '@/components/homes/home-row'
import { PageLink } from '@/components/ui/page-link'
import { Pagination } from '@/components/ui/pagination'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import { formatAbout } from '@/domain/alerts/about'
import type { MonthlyCost } from '@/domain/mortgage/monthly-cost'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import type { ActiveChoice, Removal } from '../facet-groups'
import {
  addressWithoutFilters,
  formatFilters,
  formatHomesUrl,
  type SearchState,
} from '../search-params'
import { BuilderComparison, type BuilderWithPrices } from './builder-comparison'
import { SavedViews } from './saved-views'

interface ResultsProps {
  homes: readonly Home[]
  /** The monthly cost of the homes that have a price, by id. */
  costs: ReadonlyMap<string, MonthlyCost>
  /** Homes on all pages. */
  total: number
  pages: number
  state: SearchState
  choices: readonly ActiveChoice[]
  /** Filters to take back when nothing matches. */
  removals: readonly Removal[]
  builders: readonly BuilderWithPrices[]
  now: Date
}

const sorts = [
  { value: 'price', label: 'Lowest price' },
  { value: 'price-desc', label: 'Highest price' },
  { value: 'move-in', label: 'Soonest' },
  { value: 'size', label: 'Largest' },
  { value: 'price-per-square-foot', label: 'Price per sq ft' },
  { value: 'newest', label: 'Newest' },
] as const

/** The number of homes, their order, the choices and one page of rows. */
export function HomeSearchResults(props: ResultsProps) {
  const { homes, costs, total, pages, state, choices, removals, builders, now } = props
  return (
    <>
      <h2 className="sr-only">Homes found</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-hairline border-b pb-2">
        <p role="status" className="py-2">
          <strong className="figures">{formatNumber(total)}</strong>{' '}
          {total === 1 ? 'home' : 'homes'}
        </p>
        <SavedViews
          address={formatHomesUrl(state, { view: null })}
          suggestion={choices.map(({ label }) => label).join(', ')}
          feed={`${paths.homesFeed}${formatFilters(state)}`}
        />
        <nav aria-label="Order" data-screen-only>
          <ul className="flex flex-wrap gap-x-4.5">
            {sorts.map(({ value, label }) => (
              <li key={value}>
                <PageLink
                  href={formatHomesUrl(state, { sort: value })}
                  aria-current={state.sort === value || undefined}
                  className="inline-flex min-h-9 items-center text-ink-soft text-sm hover:text-primary aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-4 max-md:min-h-11"
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {choices.length > 0 ? (
        <div data-screen-only className="mt-4 mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-2">
          {choices.map(({ label, removal }) => (
            <PageLink
              key={label}
              href={formatHomesUrl(state, removal)}
              aria-label={`Remove filter ${label}`}
              className="inline-flex min-h-9 items-center gap-2 rounded-full bg-primary-tint px-3.5 font-semibold text-primary text-sm transition-colors hover:bg-hairline max-md:min-h-11"
            >
              {label}
              <X aria-hidden className="size-3.5" strokeWidth={2.2} />
            </PageLink>
          ))}
          <PageLink
            href={addressWithoutFilters(state)}
            className="inline-flex min-h-9 items-center font-semibold text-sm max-md:min-h-11"
          >
            <span className="quiet-link">Clear all filters</span>
          </PageLink>
        </div>
      ) : null}
      <BuilderComparison builders={builders} state={state} />
      <div id="results" tabIndex={-1} className="outline-none">
        {homes.length === 0 ? (
          <NoHomes
            total={total}
            state={state}
            removals={removals}
            hasChoices={choices.length > 0}
          />
        ) : (
          <ul aria-label="Homes" className="divide-y divide-hairline">
            {homes.map((home) => (
              <li
                key={home.id}
                data-community={home.community.id}
                className="data-highlighted:bg-primary-tint"
              >
                <HomeRow
                  home={rowHome(home)}
                  community={home.community.slug}
                  context={toRowContext(home)}
                  cost={costs.get(home.id)}
                  now={now}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={Math.min(state.page, pages)}
          pages={pages}
          hasMore={state.page < pages}
          to={(page) => formatHomesUrl(state, { page })}
          className="mt-8"
        />
      </div>
      <p data-screen-only className="mt-6 border-hairline border-t pt-4 text-ink-soft">
        Don’t want to look every day?{' '}
        <PageLink
          href={paths.newAlert(formatAbout({ target: 'search', search: formatFilters(state) }))}
          rel="nofollow"
          className="quiet-link font-semibold text-primary"
        >
          Email me when a home matches
        </PageLink>
      </p>
    </>
  )
}

interface NoHomesProps extends Pick<ResultsProps, 'total' | 'state' | 'removals'> {
  hasChoices: boolean
}

function NoHomes({ total, state, removals, hasChoices }: NoHomesProps) {
  if (total > 0) {
    return (
      <p className="py-8">
        This page is past the end of the list.{' '}
        <PageLink href={formatHomesUrl(state, {})} className="quiet-link">
          See the first of {plural(total, 'home', 'homes')}
        </PageLink>
      </p>
    )
  }
  if (!hasChoices) {
    return (
      <p className="py-8">No homes are for sale right now. Builders add new ones every month.</p>
    )
  }
  return (
    <div className="py-8">
      <p className="font-display text-xl">No homes match all of these choices.</p>
      {removals.length > 0 ? (
        <>
          <p className="mt-3 text-ink-soft">Try removing a filter:</p>
          <ul aria-label="Fewer filters" className="mt-2 divide-y divide-hairline">
            {removals.map(({ label, count, removal }) => (
              <li key={label}>
                <PageLink
                  href={formatHomesUrl(state, removal)}
                  className="flex min-h-12 items-center justify-between gap-4 hover:text-primary"
                >
                  <span>
                    Without <strong className="font-semibold">{label}</strong>
                  </span>
                  <span className="figures whitespace-nowrap text-ink-soft">
                    {plural(count, 'home', 'homes')}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">
          Clear the filters, or take back two or more of them, to see homes.
        </p>
      )}
    </div>
  )
}
