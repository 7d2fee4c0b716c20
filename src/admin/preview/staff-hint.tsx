'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { STAFF_HINT } from '@/lib/staff-hint'

/** As long as a session lasts at most; in seconds. */
const LASTS = 12 * 60 * 60

/** Leaves a hint for the site's pages while somebody is signed in, and takes it away afterwards. */
export function StaffHint({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const isStaff = Boolean(user)
  useEffect(() => {
    // The Cookie Store API is not there without https.
    // biome-ignore lint/suspicious/noDocumentCookie: see above.
    document.cookie = `${STAFF_HINT}=1; path=/; samesite=lax; max-age=${isStaff ? LASTS : 0}`
  }, [isStaff])
  return children
}
