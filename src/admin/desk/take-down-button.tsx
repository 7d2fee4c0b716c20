'use client'

import { takeDownEvent } from './actions'
import { focusHeading, useDeed } from './use-deed'

/** Takes an event off the site that is over; it stays in the back office as a draft. */
export function TakeDownButton({ id, title }: { id: number; title: string }) {
  const { isPending, start } = useDeed()
  const takeDown = () =>
    start({
      act: () => takeDownEvent(id),
      done: () => `${title} is off the site, and kept as a draft.`,
      undone: `${title} is not over, or off the site already.`,
      after: () => focusHeading('ended'),
    })
  return (
    <button
      type="button"
      className="desk-button"
      aria-label={`Take down: ${title}`}
      disabled={isPending}
      onClick={takeDown}
    >
      Take down
    </button>
  )
}
