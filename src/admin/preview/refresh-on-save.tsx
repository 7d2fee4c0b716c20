'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Refreshes the preview after the form is saved. */
export function RefreshOnSave() {
  const { refresh } = useRouter()
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => setOrigin(window.location.origin), [])
  return origin === null ? null : <RefreshRouteOnSave refresh={refresh} serverURL={origin} />
}
