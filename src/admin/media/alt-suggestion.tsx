'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { altSuggestion } from '@/contract/media/alt-suggestion'
import { readAdminApi } from '../api-client'

/** Below an empty alt text: a button that fills in what the uses of the picture say about it. */
export function AltSuggestion() {
  const { id } = useDocumentInfo()
  const { value, setValue } = useField<string>({ path: 'alt' })
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const isEmpty = typeof id === 'number' && !value?.trim()
  useEffect(() => {
    if (!isEmpty) return
    let isCurrent = true
    void readAdminApi(`/media/${id}/alt-suggestion`, altSuggestion, undefined, 'GET').then(
      ({ data }) => isCurrent && setSuggestion(data?.suggestion ?? null),
    )
    return () => {
      isCurrent = false
    }
  }, [id, isEmpty])
  if (!isEmpty || suggestion === null) return null
  return (
    <button
      type="button"
      className="dashboard-button alt-suggestion"
      onClick={() => setValue(suggestion)}
    >
      Use: “{suggestion}”
    </button>
  )
}
