'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The name of a reply, by which editors choose it. */
export function ReplyRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ readonly name?: string | null }>()
  return <span>{data?.name || `Reply ${rowNumber + 1}`}</span>
}
