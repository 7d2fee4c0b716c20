'use client'

import { clsx } from 'clsx'
import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition, useLayoutEffect, useOptimistic, useRef } from 'react'
import type { MapSettings } from '@/config/map-settings'
import type { Bounds, MapStart } from '@/domain/map/map-view'
import type { MapCommunity } from '@/features/map/types'
import { useNearViewport } from '@/features/map/use-near-viewport'
import { useLazyQuery } from '@/lib/react/use-lazy-query'
import { HoverSync } from '../../_components/hover-sync'
import { ViewSwitch } from '../../_components/view-switch'

interface ExplorerProps {
  /** Query string of the filters, as the API takes them. */
  filters: string
  /** Number of homes that match them. */
  total: number
  view: 'list' | 'map'
  /** The addresses of the page that shows the list and the map on a small screen. */
  addresses: { readonly list: string; readonly map: string }
  /** The communities of the homes. */
  communities: readonly MapCommunity[]
  settings: MapSettings
  start: MapStart
  /** The part of the map that the list is limited to. */
  area: Bounds | null
  /** The map before it is loaded, rendered by the server, so that its code is not. */
  sketch: ReactNode
  /** The list. */
  children: ReactNode
}

// Phones show the list first, and most visitors with a phone never open the map.
const loadMap = async () => (await import('./homes-map')).HomesMap

/** List and map of the homes, beside each other on a large screen. A small one shows one of them. */
export function HomesExplorer(props: ExplorerProps) {
  const { filters, total, addresses, communities, settings, start, area, sketch, children } = props
  const router = useRouter()
  const [view, setView] = useOptimistic(props.view)
  const [place, isNear] = useNearViewport()
  const { data: HomesMap, error } = useLazyQuery(loadMap, isNear)
  const top = useRef<HTMLDivElement>(null)
  const leftAt = useRef<number | null>(null)
  const hasMap = total > 0
  const showsMap = view === 'map' && hasMap

  useLayoutEffect(() => {
    if (leftAt.current === null) return
    if (showsMap) top.current?.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: leftAt.current, behavior: 'instant' })
  }, [showsMap])

  function show(next: 'list' | 'map') {
    if (next === 'map') leftAt.current = window.scrollY
    startTransition(() => {
      setView(next)
      router.push(addresses[next], { scroll: false })
    })
  }

  return (
    <div
      ref={top}
      data-view={showsMap ? 'map' : 'list'}
      className={clsx(
        '-scroll-mt-6 grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-6 noscript:block print:block',
        hasMap && 'xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]',
      )}
    >
      <HoverSync
        className={clsx('min-w-0', showsMap && 'max-xl:hidden print:block')}
        map={(hovered) =>
          hasMap ? (
            <section
              ref={place}
              id="map"
              tabIndex={-1}
              aria-label="Map"
              data-screen-only
              className={clsx(
                'overflow-hidden border-hairline bg-surface max-md:-mx-5 max-md:border-y md:rounded-lg md:border xl:sticky xl:top-23 noscript:hidden',
                !showsMap && 'max-xl:hidden',
              )}
            >
              {HomesMap ? (
                <HomesMap
                  {...hovered}
                  filters={filters}
                  total={total}
                  communities={communities}
                  settings={settings}
                  start={start}
                  area={area}
                />
              ) : (
                <div className="relative grid h-[calc(100dvh-12rem)] min-h-96 place-items-center bg-sand p-6 text-ink-soft xl:h-[calc(100dvh-8.5rem)]">
                  {error ? 'The map could not be loaded. Reload the page to try again.' : sketch}
                </div>
              )}
            </section>
          ) : null
        }
      >
        {children}
      </HoverSync>
      {hasMap ? (
        <ViewSwitch view={view} onMap={() => show('map')} onList={() => show('list')} />
      ) : null}
    </div>
  )
}
