'use client'

import { useMemo } from 'react'
import { useLazyQuery } from '@/lib/react/use-lazy-query'

// Most visitors do not switch the schools on.
async function fetchSchools() {
  const [{ getQueryClient }, { schoolPinsQuery }] = await Promise.all([
    import('@/lib/react/query-client'),
    import('@/features/map/api/school-pins'),
  ])
  return getQueryClient().query(schoolPinsQuery)
}

/** The schools of the communities on the map. They are fetched when the schools are switched on. */
export function useSchools(isShown: boolean, communities: readonly { slug: string }[]) {
  const { data, error } = useLazyQuery(fetchSchools, isShown)
  const schools = useMemo(() => {
    if (!isShown || !data) return []
    const slugs = new Set(communities.map(({ slug }) => slug))
    return data.filter((school) => school.communities.some((slug) => slugs.has(slug)))
  }, [isShown, data, communities])
  return { schools, failed: isShown && error !== null }
}
