'use client'

import { takeDownEvent } from './actions'
import { DeedButton } from './deed-button'

/** Unpublishes an event that is over. It remains as a draft. */
export function TakeDownButton({ id, title }: { id: number; title: string }) {
  return (
    <DeedButton
      label={`Take down: ${title}`}
      panel="ended"
      act={() => takeDownEvent(id)}
      done={() => `${title} is off the site, and kept as a draft.`}
      undone={`${title} is not over, or off the site already.`}
    >
      Take down
    </DeedButton>
  )
}
