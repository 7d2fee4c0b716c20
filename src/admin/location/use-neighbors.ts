'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { pins } from '@/contract/communities/community-pin'
import type { Neighbor } from './map-drawing'

/** The published communities on the map, without the one that is edited. */
export function useNeighbors(): readonly Neighbor[] {
  const { id } = useDocumentInfo()
  const [all, setAll] = useState<readonly Neighbor[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const response = await fetch('/api/communities.geojson', { signal: leaving.signal })
      const found = pins.parse(await response.json())
      setAll(
        found.features.map(({ id: own, geometry, properties }) => ({
          id: own,
          name: properties.name,
          at: { lat: geometry.coordinates[1], lng: geometry.coordinates[0] },
        })),
      )
    }
    // The map is usable without them, so a failed request is not reported.
    read().catch(() => {})
    return () => leaving.abort()
  }, [])
  return all.filter((neighbor) => neighbor.id !== String(id))
}
