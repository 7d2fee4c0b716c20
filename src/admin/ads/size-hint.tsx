'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { adSizeHint } from '@/domain/ads/ad-size'

const sides = z.object({ width: z.number(), height: z.number() })

/**
 * Shows how the site will display the image of an ad when it does not have an ad's aspect ratio.
 */
export function SizeHint() {
  const { routes } = useConfig().config
  const picture = useFormFields(([fields]) => fields.creative?.value)
  const id = typeof picture === 'number' ? picture : null
  const [hint, setHint] = useState<string | null>(null)
  useEffect(() => {
    setHint(null)
    if (id === null) return
    const leaving = new AbortController()
    const look = async () => {
      const response = await fetch(`${routes.api}/media/${id}?depth=0`, { signal: leaving.signal })
      const found = sides.safeParse(await response.json())
      if (found.success) setHint(adSizeHint(found.data.width, found.data.height))
    }
    // The hint is optional, so a failed request is not reported.
    look().catch(() => {})
    return () => leaving.abort()
  }, [id, routes.api])
  return (
    <p className="ad-shape-hint" role="status">
      {hint}
    </p>
  )
}
