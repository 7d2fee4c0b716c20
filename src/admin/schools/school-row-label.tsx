'use client'

import { useRowLabel } from '@payloadcms/ui'

interface SchoolRow {
  readonly name?: string | null
  readonly rating?: string | null
}

/** The name of a school, so that a collapsed row says which it is. */
export function SchoolRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<SchoolRow>()
  const text = [data?.name, data?.rating].filter(Boolean).join(', ')
  return <span>{text || `School ${rowNumber + 1}`}</span>
}
