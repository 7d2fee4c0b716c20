'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { STAFF_HINT } from '@/config/staff-hint'

const EditLink = dynamic(() => import('./edit-link').then((module) => module.EditLink), {
  ssr: false,
})

const never = () => () => {}
const isHinted = () => document.cookie.includes(`${STAFF_HINT}=`)
const isNobody = () => false

/** Content for staff on every page; loaded only if the staff hint cookie is set. */
export function AdminBar() {
  return useSyncExternalStore(never, isHinted, isNobody) ? <EditLink /> : null
}
