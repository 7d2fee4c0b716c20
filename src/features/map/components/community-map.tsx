'use client'

import { ScanSearch } from 'lucide-react'
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { paths } from '@/config/paths'
import { formatArea } from '@/domain/map/map-address'
import { type Bounds, isNorthOf, isWithin, type MapStart } from '@/domain/map/map-view'
import { findCenter } from '@/domain/map/mercator'
import { type Cluster, clusterIndex } from '../clusters'
import type { LatLng, MapView } from '../engine'
import { getMapBounds } from '../map-bounds'
import { mapLabel } from '../map-label'
import type { MapSettings } from '../settings'
import {
  isPlaced,
  type MapCommunity,
  type MapUnit,
  type PlacedCommunity,
  type SchoolPin,
} from '../types'
import { useDistances } from '../use-distances'
import { useEscape } from '../use-escape'
import { useMapBounds } from '../use-map-bounds'
import { CenterMark, DistanceButton, DistancePanel, toDestinationPlace } from './distances'
import { InfoCard, MapCard } from './info-card'
import { MapFallback } from './map-fallback'
import { MapFrame } from './map-frame'
import { mapPlaces } from './map-places'
import { MapSketch } from './map-sketch'

/** Minimum zoom when the map moves to a community selected outside the map. */
const CHOSEN_ZOOM = 13

const getCommunityHref = ({ slug }: PlacedCommunity) => paths.community(slug)

export interface CommunityMapProps {
  /** Communities without coordinates are not shown. */
  readonly communities: readonly MapCommunity[]
  /** Empty while schools are hidden. */
  readonly schools: readonly SchoolPin[]
  readonly settings: MapSettings
  /** The view before any community is known, and without communities. */
  readonly start: MapStart
  /** ID of the community under the pointer, on the map or in the list. */
  readonly highlighted: string | null
  readonly onHighlight: (id: string | null) => void
  /** ID of the community with an open card. */
  readonly chosen: string | null
  readonly onChoose: (id: string | null) => void
  /** The unit that the markers count: communities, or the homes of each. */
  readonly unit?: MapUnit
  /** Content of the card of a community; by default its picture, city and price. */
  readonly renderCard?: (community: PlacedCommunity) => ReactNode
  /** The page that the list of distances links to; by default that of the community. */
  readonly getHref?: (community: PlacedCommunity) => string
  /** Scrolls the list to a community's card; only if there is a list next to the map. */
  readonly onShowInList?: (id: string) => void
  /** The view of the URL, which the map opens with. */
  readonly opening?: MapStart | null
  /** Called with the view after the visitor moved the map, and with `null` after it was fitted. */
  readonly onPosition?: (view: MapStart | null) => void
  /** The part of the map that the list is limited to. */
  readonly area?: Bounds | null
  /** Limits the list to the part of the map in view. */
  readonly onArea?: (area: Bounds) => void
  /** Sets the size of the map. */
  readonly className: string
}

/**
 * Map of the communities with prices, clusters and schools, for any map engine. The view is fitted
 * to all communities when the list changes; highlighting does not move it. A keystroke in the search,
 * which changes none of the props, does not render up to 300 markers again.
 */
export const CommunityMap = memo(function CommunityMap({
  communities,
  schools,
  settings,
  start,
  highlighted,
  onHighlight,
  chosen: chosenId,
  onChoose,
  unit = 'communities',
  renderCard,
  getHref = getCommunityHref,
  onShowInList,
  opening = null,
  onPosition,
  area = null,
  onArea,
  className,
}: CommunityMapProps) {
  const placed = useMemo(() => communities.filter(isPlaced), [communities])
  const index = useMemo(() => clusterIndex(placed), [placed])
  const [view, setView] = useState<MapView | null>(null)
  /** The community selected on the map, whose card receives the focus. */
  const [openedHere, setOpenedHere] = useState<string | null>(null)
  /** The community whose marker, or whose cluster, receives the focus. */
  const [focused, setFocused] = useState<string | null>(null)

  const distances = useDistances(placed)
  const { destination } = distances
  const distanceButton = useRef<HTMLButtonElement>(null)

  const hasSchools = schools.length > 0
  const [hasStreets, setHasStreets] = useState(settings.googleKey !== null)
  const fullBounds = useMemo(
    () =>
      getMapBounds(
        placed.map(({ coordinates }) => coordinates),
        { hasSchools, hasStreets },
        { start, area },
      ),
    [placed, hasSchools, hasStreets, start, area],
  )
  const key = useMemo(
    () => [fullBounds.at && fullBounds.zoom, ...placed.map(({ id }) => id)].join(),
    [placed, fullBounds],
  )
  const onFit = useCallback(() => onPosition?.(null), [onPosition])
  const { handle, isMoved, onReady, onFitAll, onUse } = useMapBounds(fullBounds, key, {
    opening,
    isHeld: area !== null,
    onFit,
  })

  function see(next: MapView) {
    setView(next)
    if (isMoved.current) onPosition?.({ at: findCenter(next.bounds), zoom: next.zoom })
  }

  const chosen = placed.find(({ id }) => id === chosenId) ?? null
  const items = useMemo(() => (view ? index.inView(view) : []), [index, view])
  const highlightedIn = useMemo(
    () => index.findCluster(highlighted, items),
    [index, highlighted, items],
  )
  const focusedIn = useMemo(() => index.findCluster(focused, items), [index, focused, items])

  function highlight(id: string | null) {
    setFocused(null)
    onHighlight(id)
  }

  function choose(id: string) {
    setOpenedHere(id)
    onChoose(id)
  }

  function open(cluster: Cluster, byKeyboard: boolean) {
    if (byKeyboard) setFocused(cluster.ids()[0] ?? null)
    handle?.moveTo(cluster.at, cluster.opensAt)
  }

  function dismiss() {
    setOpenedHere(null)
    onChoose(null)
  }

  function close() {
    if (openedHere === chosenId) setFocused(chosenId)
    dismiss()
  }

  useEscape(chosen !== null, close)

  /** A click beside the markers closes a card, or picks the place that distances are measured from. */
  function clickBackground(at: LatLng) {
    if (!distances.isOpen || chosen) dismiss()
    else distances.pick(at)
  }

  function closeDistances() {
    // Only a rendered button can receive the focus.
    flushSync(distances.toggle)
    distanceButton.current?.focus({ preventScroll: true })
  }

  const bringIntoView = useEffectEvent((id: string) => {
    if (!handle || !view || chosen?.id !== id || isWithin(view.bounds, chosen.coordinates)) return
    handle.moveTo(chosen.coordinates, Math.max(view.zoom, CHOSEN_ZOOM))
  })
  useEffect(() => {
    if (chosenId !== null) bringIntoView(chosenId)
  }, [chosenId])

  const markers = view
    ? mapPlaces(items, schools, view, {
        unit,
        highlighted,
        highlightedIn,
        chosen,
        focused,
        focusedIn,
        onHighlight: highlight,
        onChoose: choose,
        onOpen: open,
      })
    : []
  const places = destination
    ? [
        ...markers,
        toDestinationPlace(destination, { isOpen: distances.isOpen, onClick: distances.toggle }),
      ]
    : markers

  const isSearched = area !== null && view !== null && formatArea(area) === formatArea(view.bounds)

  return (
    <MapFrame
      settings={settings}
      onUse={onUse}
      onStreets={setHasStreets}
      action={
        onArea && view && !isSearched && !chosen ? (
          <button
            type="button"
            onClick={() => onArea(view.bounds)}
            className="inline-flex min-h-11 items-center gap-2 px-4 font-semibold text-primary text-sm hover:bg-primary-tint max-md:w-full md:rounded-md md:border md:border-hairline md:bg-surface md:shadow-soft"
          >
            <ScanSearch aria-hidden className="size-4.5" strokeWidth={1.8} />
            Search this area
          </button>
        ) : null
      }
      fallback={<MapFallback communities={communities} />}
      sketch={
        <MapSketch
          communities={communities}
          settings={settings}
          start={start}
          area={area}
          opening={opening}
          hasSchools={hasSchools}
        />
      }
      places={places}
      onReady={onReady}
      onFitAll={onFitAll}
      className={className}
      label={mapLabel(unit)}
      start={start}
      onView={see}
      onBackground={clickBackground}
      isPicking={distances.isOpen && !chosen}
      panel={
        view && distances.isOpen ? (
          <DistancePanel
            destination={destination}
            nearest={distances.nearest}
            unit={unit}
            getHref={getHref}
            onHighlight={onHighlight}
            onCenter={() => distances.pick(findCenter(view.bounds))}
            onRemove={() => distances.pick(null)}
            onClose={closeDistances}
          />
        ) : null
      }
    >
      {distances.isOpen ? <CenterMark /> : null}
      {view && !distances.isOpen && !chosen ? (
        <DistanceButton
          ref={distanceButton}
          hasDestination={destination !== null}
          onClick={distances.toggle}
        />
      ) : null}
      {chosen ? (
        <MapCard
          key={chosen.id}
          name={chosen.name}
          takesFocus={openedHere === chosen.id}
          opensAt={view && isNorthOf(view.bounds, chosen.coordinates) ? 'bottom' : 'top'}
          onClose={close}
          miles={distances.measure(chosen)}
        >
          {renderCard ? (
            renderCard(chosen)
          ) : (
            <InfoCard community={chosen} onShowInList={onShowInList} />
          )}
        </MapCard>
      ) : null}
    </MapFrame>
  )
})
