'use client'

import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { isNorthOf, isWithin, type MapStart } from '@/domain/map/map-view'
import { type Cluster, clusterIndex } from '../clusters'
import type { MapView } from '../engine'
import type { EngineName } from '../engines'
import { mapBoundsOf } from '../map-bounds'
import type { MapSettings } from '../settings'
import { isPlaced, type MapCommunity, type SchoolPin } from '../types'
import { useEscape } from '../use-escape'
import { useMapBounds } from '../use-map-bounds'
import { InfoCard } from './info-card'
import { MapFrame } from './map-frame'
import { mapPlaces } from './map-places'

/** Minimum zoom when the map moves to a community selected outside the map. */
const CHOSEN_ZOOM = 13

interface CommunityMapProps {
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
  /** Scrolls the list to a community's card; only if there is a list next to the map. */
  readonly onShowInList?: (id: string) => void
  readonly onEngine?: (engine: EngineName) => void
  /** Sets the size of the map. */
  readonly className?: string
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
  onShowInList,
  onEngine,
  className = 'h-[26rem] md:h-[42rem]',
}: CommunityMapProps) {
  const placed = useMemo(() => communities.filter(isPlaced), [communities])
  const index = useMemo(() => clusterIndex(placed), [placed])
  const [view, setView] = useState<MapView | null>(null)
  /** The community selected on the map, whose card receives the focus. */
  const [openedHere, setOpenedHere] = useState<string | null>(null)
  /** The community whose marker, or whose cluster, receives the focus. */
  const [focused, setFocused] = useState<string | null>(null)

  const hasSchools = schools.length > 0
  const whole = useMemo(
    () =>
      mapBoundsOf(
        placed.map(({ coordinates }) => coordinates),
        hasSchools,
        start,
      ),
    [placed, hasSchools, start],
  )
  const key = useMemo(
    () => [whole.at && whole.zoom, ...placed.map(({ id }) => id)].join(),
    [placed, whole],
  )
  const { handle, onReady, onFitAll } = useMapBounds(whole, key)

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

  return (
    <MapFrame
      settings={settings}
      places={places}
      onReady={onReady}
      onFitAll={onFitAll}
      className={className}
      label="Map of communities"
      start={start}
      onView={setView}
      onBackground={dismiss}
      onEngine={onEngine}
    >
      {chosen ? (
        <InfoCard
          key={chosen.id}
          community={chosen}
          takesFocus={openedHere === chosen.id}
          opensAt={view && isNorthOf(view.bounds, chosen.coordinates) ? 'bottom' : 'top'}
          onClose={close}
          onShowInList={onShowInList}
        />
      ) : null}
    </MapFrame>
  )
})
