'use client'

import { useRowLabel } from '@payloadcms/ui'

/** The term, so that a collapsed row says which it is. */
export function TermRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ readonly term?: string | null }>()
  return <span>{data?.term || `Term ${rowNumber + 1}`}</span>
}
