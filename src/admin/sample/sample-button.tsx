'use client'

import { focusHeading, useAction } from '../use-action'
import { continueSample, restoreSample } from './actions'

const actions = {
  restore: { act: restoreSample, label: 'Undo', done: 'The sample content is being restored.' },
  continue: { act: continueSample, label: 'Continue', done: 'The work continues.' },
} as const

/** Restores what was removed, or continues what was interrupted. */
export function SampleButton({ action }: { action: keyof typeof actions }) {
  const { isPending, start } = useAction()
  const { act, label, done } = actions[action]
  return (
    <button
      type="button"
      className="dashboard-button dashboard-button--large"
      disabled={isPending}
      onClick={() =>
        start({
          act,
          done: () => done,
          unchanged: 'Nothing is left to do.',
          after: () => focusHeading('sample'),
        })
      }
    >
      {label}
    </button>
  )
}
