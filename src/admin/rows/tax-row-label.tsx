'use client'

import { useRowLabel } from '@payloadcms/ui'

interface TaxRow {
  readonly name?: string | null
  readonly rate?: number | null
}

/** The taxing unit and its rate, so that a collapsed row says what it is. */
export function TaxRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<TaxRow>()
  const { name, rate } = data ?? {}
  const label = [name, rate == null ? null : `$${rate} per $100`].filter(Boolean).join(', ')
  return <span>{label || `Tax part ${rowNumber + 1}`}</span>
}
