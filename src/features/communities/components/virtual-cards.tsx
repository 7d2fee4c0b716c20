'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { cardGrids, columnsAt } from '../card-grids'
import { CardItem, type CardListProps } from './card-item'

function subscribeToResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Distance of an element from the top of the page in pixels, updated when content resizes. */
function usePageTop() {
  const ref = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setTop(ref.current.getBoundingClientRect().top + window.scrollY)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, top }
}

/** Renders only the cards near the viewport. */
export function VirtualCards({ communities, layout, ...link }: CardListProps) {
  const grid = cardGrids[layout]
  const { ref, top } = usePageTop()
  const columns = useSyncExternalStore(
    subscribeToResize,
    () => columnsAt(grid, window.innerWidth),
    () => 1,
  )
  const rows = useWindowVirtualizer({
    count: Math.ceil(communities.length / columns),
    estimateSize: () => grid.rowHeight,
    gap: grid.gap,
    overscan: 2,
    scrollMargin: top,
  })

  const seek = useEffectEvent((id: string) => {
    const position = communities.findIndex((community) => community.id === id)
    if (position >= 0) rows.scrollToIndex(Math.floor(position / columns), { align: 'center' })
  })
  useEffect(() => {
    if (link.sought) seek(link.sought)
  }, [link.sought])

  return (
    <ul ref={ref} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          className="absolute top-0 left-0 w-full"
          style={{ transform: `translateY(${row.start - top}px)` }}
        >
          <ul
            role="presentation"
            className="grid"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: grid.gap }}
          >
            {communities
              .slice(row.index * columns, (row.index + 1) * columns)
              .map((community, column) => (
                <CardItem
                  key={community.id}
                  community={community}
                  {...link}
                  layout={layout}
                  position={row.index * columns + column}
                  of={communities.length}
                />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
