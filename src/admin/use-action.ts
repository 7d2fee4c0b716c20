'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

/** How many documents were changed, and why others were not. */
export interface Outcome {
  readonly count: number
  readonly problems: readonly string[]
}

export interface Action {
  /** Returns the number of changed documents, also with problems of others, or an error message. */
  readonly act: () => Promise<number | string | Outcome>
  readonly done: (count: number) => string
  /** The error message when no document was changed. */
  readonly unchanged?: string
  /** An action that the toast offers to take this one back. */
  readonly undo?: Action
  /** Called after the action, together with the refresh of the page. */
  readonly after?: () => void
}

const FAILED = 'The action failed and nothing was changed. Please try again.'

const SHOWN = 5

/** The first problems in one message. */
function describeProblems(problems: readonly string[]): string {
  const more = problems.length - SHOWN
  const shown = problems.slice(0, SHOWN).join('\n')
  return `Not saved:\n${shown}${more > 0 ? `\nand ${more} more` : ''}`
}

/** Runs a server action that returns a count, shows a toast, and refreshes the page. */
export function useAction(): { isPending: boolean; start: (action: Action) => void } {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const start = ({ act, done, unchanged, undo, after }: Action) =>
    startTransition(async () => {
      try {
        const outcome = await act()
        if (typeof outcome === 'string') toast.error(outcome)
        else {
          const { count, problems } =
            typeof outcome === 'number' ? { count: outcome, problems: [] } : outcome
          if (count > 0 || (problems.length === 0 && unchanged === undefined)) {
            const action = undo && { label: 'Undo', onClick: () => start(undo) }
            toast.success(done(count), { action })
          } else if (problems.length === 0) toast.error(unchanged)
          if (problems.length > 0) toast.error(describeProblems(problems))
        }
        router.refresh()
        after?.()
      } catch {
        toast.error(FAILED)
      }
    })
  return { isPending, start }
}

/** Moves the focus to a heading after the pressed button was removed with its row. */
export function focusHeading(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
