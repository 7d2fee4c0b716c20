'use client'

import { Banner } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

/**
 * Says which address to use when the page was opened over HTTP instead of HTTPS or the reverse: the
 * browser would not keep the session cookie, or its requests would be rejected.
 */
export function OtherProtocol({ siteUrl }: { siteUrl: string }) {
  const [isOther, setOther] = useState(false)
  useEffect(() => {
    setOther(window.location.protocol !== new URL(siteUrl).protocol)
  }, [siteUrl])
  if (!isOther) return null
  const address = `${siteUrl}/admin`
  return (
    <Banner type="error">
      You cannot sign in at this address. Use <a href={address}>{address}</a>.
    </Banner>
  )
}
