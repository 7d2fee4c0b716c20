'use client'

import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import type { MapSettings } from '@/config/map-settings'
import type { MapStart } from '@/domain/map/map-view'
import { FilterPanel } from '@/features/communities/components/filter-panel'
import { FilterSheet } from '@/features/communities/components/filter-sheet'
import {
  FiltersToggle,
  type MapScope,
  MapToolbar,
  SchoolsToggle,
} from '@/features/communities/components/map-toolbar'
import type { CommunitySearch } from '@/features/communities/use-community-search'
import { CommunityMap } from '@/features/map/components/community-map'
import { MapFallback } from '@/features/map/components/map-fallback'
import { MapKey } from '@/features/map/components/map-key'
import { enginesFor } from '@/features/map/engines'
import { useLazyQuery } from '@/lib/use-lazy-query'

interface MapSectionProps {
  search: CommunitySearch
  settings: MapSettings
  start: MapStart
  highlighted: string | null
  onHighlight: (id: string | null) => void
  chosen: string | null
  onChoose: (id: string | null) => void
  onShowInList: (id: string) => void
}

// Most visitors do not switch the schools on.
async function fetchSchools() {
  const [{ getQueryClient }, { schoolPinsQuery }] = await Promise.all([
    import('@/lib/query-client'),
    import('@/features/map/api/school-pins'),
  ])
  return getQueryClient().query(schoolPinsQuery)
}

/** The schools of the communities on the map. They are fetched when the schools are switched on. */
function useSchools(isShown: boolean, communities: readonly { slug: string }[]) {
  const { data, error } = useLazyQuery(fetchSchools, isShown)
  const schools = useMemo(() => {
    if (!isShown || !data) return []
    const slugs = new Set(communities.map(({ slug }) => slug))
    return data.filter((school) => school.communities.some((slug) => slugs.has(slug)))
  }, [isShown, data, communities])
  return { schools, failed: isShown && error !== null }
}

/** The toolbar, and below it the filters, the map and its legend. */
export function MapSection({ search, settings, start, ...link }: MapSectionProps) {
  const [chosenScope, setScope] = useState<MapScope | null>(null)
  const [showsFilters, setShowsFilters] = useState(true)
  const [showsSchools, setShowsSchools] = useState(false)
  const [engine, setEngine] = useState(enginesFor(settings)[0])
  const { matching, communities, filters } = search
  // The map follows the filters until the user selects a scope.
  const scope = chosenScope ?? (filters.length > 0 ? 'filtered' : 'all')
  const onMap = scope === 'all' ? communities : matching
  const { schools, failed } = useSchools(showsSchools, onMap)
  return (
    <section aria-label="Map">
      <MapToolbar count={onMap.length} scope={scope} onScope={setScope}>
        <FilterSheet search={search} onChange={search.change} />
        <FiltersToggle pressed={showsFilters} onToggle={() => setShowsFilters(!showsFilters)} />
        <SchoolsToggle pressed={showsSchools} onToggle={() => setShowsSchools(!showsSchools)} />
      </MapToolbar>
      {failed ? (
        <p role="alert" className="mt-3 text-danger text-sm">
          The schools could not be loaded. Reload the page to try again.
        </p>
      ) : null}
      <div
        className={clsx(
          'mt-5 grid overflow-hidden rounded-lg border border-hairline bg-surface noscript:hidden xl:h-170 xl:grid-rows-1',
          showsFilters
            ? 'md:grid-cols-[15.5rem_1fr] xl:grid-cols-[15.5rem_1fr_15.5rem]'
            : 'xl:grid-cols-[1fr_15.5rem]',
        )}
      >
        {showsFilters ? <FilterPanel search={search} onChange={search.change} /> : null}
        <CommunityMap
          {...link}
          communities={onMap}
          schools={schools}
          settings={settings}
          start={start}
          onEngine={setEngine}
          className="h-112 md:h-170 xl:h-auto"
        />
        <div className="md:col-span-full xl:col-span-1 xl:min-h-0 xl:overflow-y-auto">
          <MapKey communities={onMap} />
        </div>
      </div>
      {engine === 'keyless' ? <MapFallback communities={onMap} /> : null}
    </section>
  )
}
