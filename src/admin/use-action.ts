'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

export interface Action {
  /** Returns the number of changed documents, or an error message. */
  readonly act: () => Promise<number | string>
  readonly done: (count: number) => string
  /** The error message when no document was changed. */
  readonly unchanged?: string
  /** An action that the toast offers to take this one back. */
  readonly undo?: Action
  /** Called after the action, together with the refresh of the page. */
  readonly after?: () => void
}

const FAILED = 'The action failed and nothing was changed. Please try again.'

/** Runs a server action that returns a count, shows a toast, and refreshes the page. */
export function useAction(): { isPending: boolean; start: (action: Action) => void } {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const start = ({ act, done, unchanged, undo, after }: Action) =>
    startTransition(async () => {
      try {
        const outcome = await act()
        if (typeof outcome === 'string') toast.error(outcome)
        else if (outcome === 0 && unchanged !== undefined) toast.error(unchanged)
        else {
          const action = undo && { label: 'Undo', onClick: () => start(undo) }
          toast.success(done(outcome), { action })
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
