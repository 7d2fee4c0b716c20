'use client'

import { ScanSearch } from 'lucide-react'
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { formatArea } from '@/domain/map/map-address'
import { type Bounds, isNorthOf, isWithin, type MapStart } from '@/domain/map/map-view'
import { centerOf } from '@/domain/map/mercator'
import { type Cluster, clusterIndex } from '../clusters'
import type { MapView } from '../engine'
import { mapBoundsOf } from '../map-bounds'
import { mapLabel } from '../map-label'
import type { MapSettings } from '../settings'
import {
  isPlaced,
  type MapCommunity,
  type MapUnit,
  type PlacedCommunity,
  type SchoolPin,
} from '../types'
import { useEscape } from '../use-escape'
import { useMapBounds } from '../use-map-bounds'
import { InfoCard, MapCard } from './info-card'
import { MapFallback } from './map-fallback'
import { MapFrame } from './map-frame'
import { mapPlaces } from './map-places'

/** Minimum zoom when the map moves to a community selected outside the map. */
const CHOSEN_ZOOM = 13

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
  /** What the markers count: communities, or the homes of each. */
  readonly unit?: MapUnit
  /** Content of the card of a community; by default its picture, city and price. */
  readonly renderCard?: (community: PlacedCommunity) => ReactNode
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

  const hasSchools = schools.length > 0
  const [hasStreets, setHasStreets] = useState(settings.googleKey !== null)
  const whole = useMemo(
    () =>
      area
        ? { at: null, bounds: area }
        : mapBoundsOf(
            placed.map(({ coordinates }) => coordinates),
            { hasSchools, hasStreets },
            start,
          ),
    [placed, hasSchools, hasStreets, start, area],
  )
  const key = useMemo(
    () => [whole.at && whole.zoom, ...placed.map(({ id }) => id)].join(),
    [placed, whole],
  )
  const onFit = useCallback(() => onPosition?.(null), [onPosition])
  const { handle, isMoved, onReady, onFitAll, onUse } = useMapBounds(whole, key, {
    opening,
    isHeld: area !== null,
    onFit,
  })

  function see(next: MapView) {
    setView(next)
    if (isMoved.current) onPosition?.({ at: centerOf(next.bounds), zoom: next.zoom })
  }

  const chosen = placed.find(({ id }) => id === chosenId) ?? null
  const items = useMemo(() => (view ? index.inView(view) : []), [index, view])
  const highlightedIn = useMemo(
    () => index.holderOf(highlighted, items),
    [index, highlighted, items],
  )
  const focusedIn = useMemo(() => index.holderOf(focused, items), [index, focused, items])

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

  const bringIntoView = useEffectEvent((id: string) => {
    if (!handle || !view || chosen?.id !== id || isWithin(view.bounds, chosen.coordinates)) return
    handle.moveTo(chosen.coordinates, Math.max(view.zoom, CHOSEN_ZOOM))
  })
  useEffect(() => {
    if (chosenId !== null) bringIntoView(chosenId)
  }, [chosenId])

  const places = view
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
      places={places}
      onReady={onReady}
      onFitAll={onFitAll}
      className={className}
      label={mapLabel(unit)}
      start={start}
      onView={see}
      onBackground={dismiss}
    >
      {chosen ? (
        <MapCard
          key={chosen.id}
          name={chosen.name}
          takesFocus={openedHere === chosen.id}
          opensAt={view && isNorthOf(view.bounds, chosen.coordinates) ? 'bottom' : 'top'}
          onClose={close}
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
