'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cardGrids, columnsAt } from '../card-grids'
import { CardItem, type CardListProps } from './card-item'

/**
 * Distance of an element from the top of the page and its width in pixels, updated when content
 * resizes.
 */
function usePlace() {
  const ref = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const box = ref.current?.getBoundingClientRect()
      if (!box) return
      const top = box.top + window.scrollY
      setPlace((now) =>
        now.top === top && now.width === box.width ? now : { top, width: box.width },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, ...place }
}

/** Renders only the cards near the viewport. */
export function VirtualCards({ communities, layout, ...link }: CardListProps) {
  const grid = cardGrids[layout]
  const { ref, top, width } = usePlace()
  const columns = columnsAt(grid, width)
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
      {rows.getVirtualItems().map((row) => {
        const inRow = communities.slice(row.index * columns, (row.index + 1) * columns)
        return (
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
              style={{
                gridTemplateColumns: `repeat(${inRow.length}, minmax(0, 1fr))`,
                gap: grid.gap,
              }}
            >
              {inRow.map((community, column) => (
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
        )
      })}
    </ul>
  )
}
