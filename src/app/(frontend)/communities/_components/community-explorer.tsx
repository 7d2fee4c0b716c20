'use client'

import { clsx } from 'clsx'
import { Activity, startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { AdColumn, type SideAds } from '@/components/ads/side-column'
import { AfterPaint } from '@/components/layout/after-paint'
import type { MapSettings } from '@/config/map-settings'
import type { SiteCopy } from '@/content/site-copy'
import type { CommunityListing } from '@/contract/communities/community'
import type { ListingOptions } from '@/domain/communities/listing-options'
import type { MapStart } from '@/domain/map/map-view'
import { CityButtons } from '@/features/communities/components/city-buttons'
import { CommunityFilters } from '@/features/communities/components/community-filters'
import { CommunityResults } from '@/features/communities/components/community-results'
import { FilterPanel } from '@/features/communities/components/filter-panel'
import { FilterSheet } from '@/features/communities/components/filter-sheet'
import {
  FiltersToggle,
  type MapScope,
  MapToolbar,
  SchoolsToggle,
} from '@/features/communities/components/map-toolbar'
import { NeighborhoodsHeader } from '@/features/communities/components/neighborhoods-header'
import { ResultCount } from '@/features/communities/components/result-summary'
import { useCommunitySearch } from '@/features/communities/use-community-search'
import { HoverSync } from '../../_components/hover-sync'
import { ViewSwitch } from '../../_components/view-switch'
import { MapSection } from './map-section'
import { useSchools } from './use-schools'
import { useView } from './use-view'

interface ExplorerProps {
  listing: CommunityListing
  /** The server's time, ISO. */
  now: string
  /** The lists that admins edit. */
  options: ListingOptions
  words: SiteCopy['communities']
  ads: SideAds
  settings: MapSettings
  start: MapStart
}

/** Columns for the filters, the list and the map; without some of them if these are hidden. */
function columns(hasFilters: boolean, hasMap: boolean): string {
  if (!hasFilters) return hasMap ? 'xl:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]' : ''
  return clsx(
    'md:grid-cols-[15.5rem_minmax(0,1fr)]',
    hasMap
      ? 'xl:grid-cols-[15.5rem_minmax(0,1.12fr)_minmax(0,1fr)] min-[90rem]:grid-cols-[18.75rem_minmax(0,1.12fr)_minmax(0,1fr)]'
      : 'min-[90rem]:grid-cols-[18.75rem_minmax(0,1fr)]',
  )
}

/**
 * Filters, list and map of one search, beside each other on a large screen. A small one shows the
 * list or the map. Sections below the toolbar hydrate separately (`Activity`).
 */
export function CommunityExplorer({
  listing,
  now,
  options,
  words,
  ads,
  settings,
  start,
}: ExplorerProps) {
  const search = useCommunitySearch(listing, now, options)
  const { state, change, matching, communities, filters } = search
  const [chosen, setChosen] = useState<string | null>(null)
  const [sought, setSought] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)
  const [showsFilters, setShowsFilters] = useState(true)
  const [showsSchools, setShowsSchools] = useState(false)
  const [chosenScope, setScope] = useState<MapScope | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const { view, showMap, showList, showResults } = useView(search, { top, results })

  // The map follows the filters until the user selects a scope.
  const scope = chosenScope ?? (filters.length > 0 ? 'filtered' : 'all')
  const onMap = scope === 'all' ? communities : matching
  const { schools, failed } = useSchools(showsSchools, onMap)
  const hasMap = onMap.length > 0

  /** The complete list may be long, so it renders in a transition, which does not block input. */
  function showAll() {
    startTransition(() => setShowsAll(true))
  }

  const showInList = useCallback(
    (id: string) => {
      change({ view: null })
      startTransition(() => {
        setShowsAll(true)
        setSought(id)
      })
    },
    [change],
  )
  const forgetSought = useCallback(() => setSought(null), [])

  const inMapView = view === 'map' && hasMap
  const listOnly = clsx(inMapView && 'max-xl:hidden print:block')
  const mapOnly = clsx(!inMapView && 'max-md:hidden')

  const list = useMemo(
    () => ({ ad: ads.top, adClassName: showsFilters ? 'min-[90rem]:hidden' : '' }),
    [ads, showsFilters],
  )

  return (
    <div data-view={inMapView ? 'map' : 'list'} className="wide-page pb-20 max-xl:pb-24">
      <div ref={top} className="-scroll-mt-6 pt-3 md:pt-4">
        <MapToolbar
          count={onMap.length}
          scope={scope}
          mapOnly={mapOnly}
          onScope={setScope}
          filters={
            <CityButtons
              className={mapOnly}
              cities={options.cities}
              city={state.city}
              counts={search.facets.cities}
              onChange={(city) => change({ city })}
            />
          }
        >
          <FilterSheet search={search} onChange={change} onShow={showResults} />
          <FiltersToggle pressed={showsFilters} onToggle={() => setShowsFilters(!showsFilters)} />
          <SchoolsToggle
            pressed={showsSchools}
            onToggle={() => setShowsSchools(!showsSchools)}
            className={mapOnly}
          />
        </MapToolbar>
        {failed ? (
          <p role="alert" className="mt-2 text-danger text-sm">
            The schools could not be loaded. Reload the page to try again.
          </p>
        ) : null}
      </div>
      <div
        className={clsx(
          'mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 md:gap-y-5 xl:grid-rows-[auto_1fr] noscript:block print:block',
          columns(showsFilters, hasMap),
        )}
      >
        <div
          data-screen-only
          className={clsx(
            'overflow-hidden border-hairline bg-surface max-md:-mx-5 max-md:border-b md:rounded-lg md:border noscript:mb-5',
            showsFilters && 'md:col-span-2',
            listOnly,
          )}
        >
          <Activity>
            <NeighborhoodsHeader heading={words.heading} state={state} onChange={change} />
            <CommunityFilters
              count={<ResultCount search={search} />}
              cities={options.cities}
              state={state}
              onChange={change}
            />
          </Activity>
        </div>
        {showsFilters ? (
          <div data-screen-only className="max-md:hidden noscript:hidden">
            <FilterPanel search={search} onChange={change} />
            <div className="mt-9 hidden min-[90rem]:block">
              <AfterPaint fallback={null}>
                <AdColumn ads={ads} />
              </AfterPaint>
            </div>
          </div>
        ) : null}
        <HoverSync
          className={clsx('min-w-0', listOnly)}
          map={(pointed) =>
            hasMap ? (
              <div
                data-screen-only
                className={clsx(
                  'noscript:hidden xl:-col-end-1 xl:row-span-2 xl:row-start-1',
                  !inMapView && 'max-xl:hidden',
                )}
              >
                <div className="xl:sticky xl:top-23">
                  <MapSection
                    {...pointed}
                    communities={onMap}
                    schools={schools}
                    area={scope === 'filtered' ? state.area : null}
                    settings={settings}
                    start={start}
                    chosen={chosen}
                    onChoose={setChosen}
                    onShowInList={showInList}
                    onChange={change}
                  />
                </div>
              </div>
            ) : null
          }
        >
          <div ref={results} id="results" tabIndex={-1} className="outline-none">
            <Activity>
              <CommunityResults
                search={search}
                words={words}
                {...list}
                chosen={chosen}
                sought={sought}
                onFound={forgetSought}
                showsAll={showsAll}
                onShowAll={showAll}
              />
            </Activity>
          </div>
        </HoverSync>
      </div>
      {hasMap ? <ViewSwitch view={view} onMap={showMap} onList={showList} /> : null}
    </div>
  )
}
