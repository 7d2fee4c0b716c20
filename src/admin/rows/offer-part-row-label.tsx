'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type StoredOfferPart, toOffer } from '@/domain/mortgage/offer'
import { describeOfferPart } from '@/domain/mortgage/offer-text'

/** The part as buyers read it, so that a collapsed row says what it is. */
export function OfferPartRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<StoredOfferPart>()
  const [part] = toOffer(data ? [data] : [], null)?.parts ?? []
  return <span>{part ? describeOfferPart(part) : `Part ${rowNumber + 1}`}</span>
}
