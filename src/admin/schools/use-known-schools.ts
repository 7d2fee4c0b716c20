'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { schoolPins } from '@/contract/schools/school-pin'
import { type KnownSchool, schoolSuggestions } from '@/domain/schools/school-suggestions'

const privateSchools = z.object({
  docs: z.array(z.object({ name: z.string(), grades: z.nullish(z.string()) })),
})

async function read(path: string, signal: AbortSignal): Promise<unknown> {
  return (await fetch(path, { signal })).json()
}

/** The records of private schools. The guide shows their grades in place of a rating. */
async function fetchSchools(level: string, signal: AbortSignal): Promise<KnownSchool[]> {
  if (level !== 'private') return []
  const path = '/cms/api/private-schools?depth=0&pagination=false'
  const { docs } = privateSchools.parse(await read(path, signal))
  return docs.map(({ name, grades }) => ({ name, rating: grades ?? null }))
}

/** The schools of a level that the guide names, from the records and from other communities. */
export function useKnownSchools(level: string): readonly KnownSchool[] {
  const [schools, setSchools] = useState<readonly KnownSchool[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const load = async () => {
      const records = await fetchSchools(level, leaving.signal)
      const pins = schoolPins.parse(await read('/api/schools.geojson', leaving.signal))
      const named = pins.features.map(({ properties }) => properties)
      setSchools(
        schoolSuggestions([...records, ...named.filter((school) => school.level === level)]),
      )
    }
    // A name can be typed without suggestions, so a failed request is not reported.
    load().catch(() => {})
    return () => leaving.abort()
  }, [level])
  return schools
}
