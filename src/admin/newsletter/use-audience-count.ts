'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { AudienceCount } from '@/domain/newsletter/audience'
import { countIssueAudience } from './sending-actions'

/** Milliseconds after the last change of the form. */
const PAUSE_MS = 300

/** The audience in the form of an issue, as it is now. */
export function useAudience() {
  const areas: unknown = useFormFields(([fields]) => fields['audience.areas']?.value)
  const interests: unknown = useFormFields(([fields]) => fields['audience.interests']?.value)
  const readers: unknown = useFormFields(([fields]) => fields['audience.readers']?.value)
  return { areas: areas ?? [], interests: interests ?? [], readers: readers ?? 'all' }
}

/** How many subscribers the audience in the form has. `null` while it is not known. */
export function useAudienceCount(): AudienceCount | null {
  const audience = JSON.stringify(useAudience())
  const [count, setCount] = useState<AudienceCount | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      countIssueAudience(JSON.parse(audience)).then(
        (loaded) => isCurrent && setCount(loaded),
        // Without a connection the form has no count.
        () => isCurrent && setCount(null),
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [audience])
  return count
}
