'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The title of a group, so that a collapsed row says which it is. */
export function GroupRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ readonly title?: string | null }>()
  return <span>{data?.title || `Group ${rowNumber + 1}`}</span>
}
