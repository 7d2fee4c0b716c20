import type { SearchParams } from 'nuqs/server'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { LeftOutNotice } from '@/components/left-out-notice'
import { mapSettings } from '@/config/map-settings'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { communityBySlug } from '@/data/communities/queries'
import { monthlyCosts } from '@/data/homes/budget'
import { homeSearchCounts } from '@/data/homes/facets'
import { listHomes } from '@/data/homes/lists'
import { listingOptions } from '@/data/listing-options/queries'
import { staticPage } from '@/data/pages/queries'
import { siteInfo } from '@/data/site/queries'
import { BudgetForm } from '@/features/homes/components/budget-form'
import { FacetPanel } from '@/features/homes/components/facet-panel'
import { HomeSearchResults } from '@/features/homes/components/home-search-results'
import { activeChoices, facetGroups, suggestRemovals } from '@/features/homes/facet-groups'
import {
  addressOf,
  filtersOf,
  searchParams as known,
  loadSearchParams,
  toSearch,
} from '@/features/homes/search-params'
import { siteDay } from '@/lib/site-date'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { HomesExplorer } from './_components/homes-explorer'

interface Props {
  searchParams: Promise<SearchParams>
}

/** Homes on a page. */
const PAGE = 24

const name = staticPages.homes

export const generateMetadata = () => staticPageMetadata(name)

export default async function HomesPage({ searchParams }: Props) {
  const given = await searchParams
  const state = loadSearchParams(given)
  const search = toSearch(state)
  const [{ items, total }, { facets, without }, community, { homeTypes }, page, site] =
    await Promise.all([
      listHomes({ ...search, sort: state.sort, limit: PAGE, offset: (state.page - 1) * PAGE }),
      homeSearchCounts(search),
      state.community === null ? null : communityBySlug(state.community),
      listingOptions(),
      staticPage(name),
      siteInfo(),
    ])
  const costs = await monthlyCosts(items)
  const now = new Date()
  const groups = facetGroups(facets, state, { homeTypes, today: siteDay(now) })
  const choices = activeChoices(state, {
    builders: facets.builder,
    homeTypes,
    community: community?.name ?? null,
  })
  return (
    <div className="wide-page pt-5 pb-20 max-xl:pb-24">
      <link
        rel="alternate"
        type="application/atom+xml"
        href={`${paths.homesFeed}${filtersOf(state)}`}
        title={`${site.name}: new homes`}
      />
      <Breadcrumbs origin={site.url} trail={[{ label: 'Home', path: paths.home }]} here="Homes" />
      <h1 className="mt-3 text-3xl md:text-4xl">{page.title}</h1>
      {page.intro ? <p className="mt-2 max-w-3xl text-ink-soft">{page.intro}</p> : null}
      <LeftOutNotice parsers={known} given={given} className="mt-4" />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label="Filters" data-screen-only>
          {/* A wide screen shows the filters without opening them. */}
          <details className="max-lg:mb-4 max-lg:rounded-lg max-lg:border max-lg:border-control max-lg:px-4 lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]">
            <summary className="flex min-h-12 cursor-pointer items-center font-semibold lg:supports-[selector(::details-content)]:hidden">
              Filters{choices.length > 0 ? ` (${choices.length} chosen)` : ''}
            </summary>
            <BudgetForm state={state} />
            <FacetPanel groups={groups} state={state} />
          </details>
        </aside>
        <HomesExplorer
          filters={filtersOf(state)}
          total={total}
          view={state.view}
          addresses={{
            list: addressOf(state, { view: null, page: state.page }),
            map: addressOf(state, { view: 'map', page: state.page }),
          }}
          settings={mapSettings()}
          start={site.mapStart}
        >
          <section aria-label="Results" className="@container min-w-0">
            <HomeSearchResults
              homes={items}
              costs={costs}
              total={total}
              pages={Math.max(1, Math.ceil(total / PAGE))}
              state={state}
              choices={choices}
              removals={total === 0 ? suggestRemovals(choices, without) : []}
              now={now}
            />
          </section>
        </HomesExplorer>
      </div>
    </div>
  )
}
