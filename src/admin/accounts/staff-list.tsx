'use client'

import type { ListViewClientProps } from 'payload'
import { ListView } from '@/payload-patches/admin/list-view'

/** The list of the staff, without the button to create an account with a password. */
export function StaffList(props: ListViewClientProps) {
  return <ListView {...props} hasCreatePermission={false} />
}
