import type { SearchParams } from 'nuqs/server'
import { LandingGroups } from '@/components/homes/landing-links'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { Section } from '@/components/layout/section'
import { LeftOutNotice } from '@/components/left-out-notice'
import { mapSettings } from '@/config/map-settings'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { communityBySlug } from '@/data/communities/queries'
import { getGlossary } from '@/data/glossary/queries'
import { monthlyCosts } from '@/data/homes/budget'
import { homeSearchCounts } from '@/data/homes/facets'
import { everyLanding } from '@/data/homes/landing'
import { listHomes } from '@/data/homes/lists'
import { homePins } from '@/data/homes/pins'
import { listingOptions } from '@/data/listing-options/queries'
import { staticPage } from '@/data/pages/queries'
import { siteInfo } from '@/data/site/queries'
import { BudgetForm } from '@/features/homes/components/budget-form'
import { FacetPanel } from '@/features/homes/components/facet-panel'
import { HomeSearchResults } from '@/features/homes/components/home-search-results'
import { PlaceForm } from '@/features/homes/components/place-form'
import { PriceForm } from '@/features/homes/components/price-form'
import { activeChoices, facetGroups, suggestRemovals } from '@/features/homes/facet-groups'
import {
  formatFilters,
  formatHomesUrl,
  searchParams as known,
  loadSearchParams,
  toSearch,
} from '@/features/homes/search-params'
import { MapSketch } from '@/features/map/components/map-sketch'
import { toMapCommunities } from '@/features/map/map-communities'
import { siteDay } from '@/lib/dates/site-date'
import { SkipFilters } from '../_components/skip-filters'
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
  const [
    { items, total },
    { facets, without, builders, ratingSources },
    community,
    { homeTypes },
    page,
    site,
    landings,
    pins,
    glossary,
  ] = await Promise.all([
    listHomes({ ...search, sort: state.sort, limit: PAGE, offset: (state.page - 1) * PAGE }),
    homeSearchCounts(search),
    state.community === null ? null : communityBySlug(state.community),
    listingOptions(),
    staticPage(name),
    siteInfo(),
    everyLanding(),
    homePins(search),
    getGlossary(),
  ])
  const costs = await monthlyCosts(items)
  const now = new Date()
  const communities = toMapCommunities(pins)
  const settings = mapSettings()
  const groups = facetGroups(facets, state, { homeTypes, ratingSources, today: siteDay(now) })
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
        href={`${paths.homesFeed}${formatFilters(state)}`}
        title={`${site.name}: new homes`}
      />
      <SkipFilters />
      <Breadcrumbs
        origin={site.url}
        trail={[{ label: 'Home', path: paths.home }]}
        breadcrumbLabel="Homes"
      />
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
            <PlaceForm state={state} />
            <BudgetForm state={state} />
            <PriceForm state={state} />
            <FacetPanel groups={groups} state={state} glossary={glossary} />
          </details>
        </aside>
        <HomesExplorer
          filters={formatFilters(state)}
          total={total}
          view={state.view}
          addresses={{
            list: formatHomesUrl(state, { view: null, page: state.page }),
            map: formatHomesUrl(state, { view: 'map', page: state.page }),
          }}
          communities={communities}
          settings={settings}
          start={site.mapStart}
          area={state.area}
          sketch={
            <MapSketch
              communities={communities}
              settings={settings}
              start={site.mapStart}
              area={state.area}
            />
          }
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
              builders={builders}
              now={now}
            />
          </section>
        </HomesExplorer>
      </div>
      <div data-screen-only className="mt-16">
        <Section title="New homes by place, price and builder">
          <LandingGroups landings={landings} />
        </Section>
      </div>
    </div>
  )
}
