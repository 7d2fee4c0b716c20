'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { STAFF_HINT } from '@/config/staff-hint'
import { lazyComponent } from '@/lib/react/lazy-component'

const EditLink = lazyComponent(async () => (await import('./edit-link')).EditLink)

const never = () => () => {}
const isHinted = () => document.cookie.includes(`${STAFF_HINT}=`)
const isNobody = () => false

/** Content for staff on every page; loaded only if the staff hint cookie is set. */
export function AdminBar() {
  if (!useSyncExternalStore(never, isHinted, isNobody)) return null
  return (
    <Suspense>
      <EditLink />
    </Suspense>
  )
}
