'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { STAFF_HINT } from '@/config/staff-hint'

/** The maximum duration of a session, in seconds. */
const MAX_AGE_SECONDS = 12 * 60 * 60

/** Sets a cookie while a user is signed in, so that the site's pages can show the admin bar. */
export function StaffHint({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const isStaff = Boolean(user)
  useEffect(() => {
    // The Cookie Store API requires https.
    // biome-ignore lint/suspicious/noDocumentCookie: see above.
    document.cookie = `${STAFF_HINT}=1; path=/; samesite=lax; max-age=${isStaff ? MAX_AGE_SECONDS : 0}`
  }, [isStaff])
  return children
}
