'use client'

import { Activity, startTransition, useCallback, useState } from 'react'
import { type SideAds, WithSideColumn } from '@/components/ads/side-column'
import type { MapSettings } from '@/config/map-settings'
import type { SiteCopy } from '@/content/site-copy'
import type { CommunityListing } from '@/contract/communities/community'
import type { ListingOptions } from '@/domain/communities/listing-options'
import type { MapStart } from '@/domain/map/map-view'
import { CityButtons } from '@/features/communities/components/city-buttons'
import { CommunityFilters } from '@/features/communities/components/community-filters'
import { CommunityResults } from '@/features/communities/components/community-results'
import { NeighborhoodsHeader } from '@/features/communities/components/neighborhoods-header'
import { useCommunitySearch } from '@/features/communities/use-community-search'
import { HoverSync } from './hover-sync'
import { MapSection } from './map-section'

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

/**
 * The map and the list of one search. Hovering a community in one highlights it in the other.
 * Sections below the map hydrate separately (`Activity`).
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
  const [chosen, setChosen] = useState<string | null>(null)
  const [sought, setSought] = useState<string | null>(null)
  const [showsAll, setShowsAll] = useState(false)

  /** The complete list may be long, so it renders in a transition, which does not block input. */
  function showAll() {
    startTransition(() => setShowsAll(true))
  }

  const showInList = useCallback((id: string) => {
    startTransition(() => {
      setShowsAll(true)
      setSought(id)
    })
  }, [])
  const forgetSought = useCallback(() => setSought(null), [])

  return (
    <HoverSync
      map={(pointed) => (
        <div className="page-width pt-6 pb-9">
          <MapSection
            {...pointed}
            search={search}
            settings={settings}
            start={start}
            chosen={chosen}
            onChoose={setChosen}
            onShowInList={showInList}
          />
          <div className="mt-5">
            <CityButtons
              cities={options.cities}
              city={search.state.city}
              counts={search.facets.cities}
              onChange={(city) => search.change({ city })}
            />
          </div>
        </div>
      )}
    >
      <Activity>
        <NeighborhoodsHeader
          heading={words.heading}
          state={search.state}
          onChange={search.change}
        />
        <CommunityFilters cities={options.cities} state={search.state} onChange={search.change} />
      </Activity>
      <div className="page-width pt-7 pb-20">
        <WithSideColumn ads={ads}>
          <Activity>
            <CommunityResults
              search={search}
              words={words}
              ads={ads}
              chosen={chosen}
              sought={sought}
              onFound={forgetSought}
              showsAll={showsAll}
              onShowAll={showAll}
            />
          </Activity>
        </WithSideColumn>
      </div>
    </HoverSync>
  )
}
