'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Shows a preview anew whenever the form beside it has been saved. */
export function RefreshOnSave() {
  const { refresh } = useRouter()
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => setOrigin(window.location.origin), [])
  return origin === null ? null : <RefreshRouteOnSave refresh={refresh} serverURL={origin} />
}
