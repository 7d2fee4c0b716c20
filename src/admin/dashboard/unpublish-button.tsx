'use client'

import { ActionButton } from './action-button'
import { unpublishEvent } from './actions'

/** Unpublishes an event that is over. It remains as a draft. */
export function UnpublishButton({ id, title }: { id: number; title: string }) {
  return (
    <ActionButton
      label={`Unpublish: ${title}`}
      panel="ended"
      act={() => unpublishEvent(id)}
      done={() => `${title} was unpublished and kept as a draft.`}
      unchanged={`${title} is not over, or was already unpublished.`}
    >
      Unpublish
    </ActionButton>
  )
}
