'use client'

import { Button } from '@payloadcms/ui'
import { formatMoment } from '@/lib/dates/format-date'
import type { LocalDraft } from './storage'
import './unsaved-changes.css'

interface LocalDraftOffersProps {
  offers: readonly LocalDraft[]
  /** Whether what the changes are based on has been saved again since then. */
  isOutdated: (offer: LocalDraft) => boolean
  restore: (offer: LocalDraft) => void
  discard: (offer: LocalDraft) => void
}

/** Offers to restore the unsaved changes of earlier visits. */
export function LocalDraftOffers({ offers, isOutdated, restore, discard }: LocalDraftOffersProps) {
  return offers.map((offer) => (
    <div key={offer.id} className="unsaved-changes" role="status">
      <p>
        {`Unsaved changes from ${formatMoment(offer.at)} are stored in this browser.`}
        {isOutdated(offer)
          ? ' The document has been saved since then. Compare the versions before you save.'
          : null}
      </p>
      <div className="unsaved-changes__buttons">
        <Button size="small" margin={false} onClick={() => restore(offer)}>
          Restore
        </Button>
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => discard(offer)}>
          Discard
        </Button>
      </div>
    </div>
  ))
}
