'use client'

import { useRowLabel } from '@payloadcms/ui'
import { dollars } from '@/domain/communities/price'

interface OptionRow {
  readonly text?: string | null
  readonly price?: number | null
}

/** The option and its price, so that a collapsed row says what it is. */
export function OptionRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<OptionRow>()
  const { text, price } = data ?? {}
  const label = [text, price == null ? null : dollars(price)].filter(Boolean).join(', ')
  return <span>{label || `Option ${rowNumber + 1}`}</span>
}
