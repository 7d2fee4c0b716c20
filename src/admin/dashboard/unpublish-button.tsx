'use client'

import { ActionButton } from './action-button'
import { unpublishEvent } from './actions'

/** Unpublishes an event that is over. It remains as a draft. */
export function UnpublishButton({ id, title }: { id: number; title: string }) {
  return (
    <ActionButton
      label={`Take down: ${title}`}
      panel="ended"
      act={() => unpublishEvent(id)}
      done={() => `${title} is off the site, and kept as a draft.`}
      undone={`${title} is not over, or off the site already.`}
    >
      Take down
    </ActionButton>
  )
}
