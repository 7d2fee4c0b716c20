'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

export interface Deed {
  /** Does it; answers how many it was done to, or a sentence that says why to none. */
  readonly act: () => Promise<number | string>
  readonly done: (count: number) => string
  /** What is said when it was done to none of them, where that is a failure. */
  readonly undone?: string
  /** Called once the page shows how things are now. */
  readonly after?: () => void
}

const FAILED = 'That did not work. Nothing has been changed; please try again.'

/** Does something that the server answers with a count, says so, and shows how things are now. */
export function useDeed(): { isPending: boolean; start: (deed: Deed) => void } {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const start = ({ act, done, undone, after }: Deed) =>
    startTransition(async () => {
      try {
        const outcome = await act()
        if (typeof outcome === 'string') toast.error(outcome)
        else if (outcome === 0 && undone !== undefined) toast.error(undone)
        else toast.success(done(outcome))
        router.refresh()
        after?.()
      } catch {
        toast.error(FAILED)
      }
    })
  return { isPending, start }
}

/** Moves on to a heading after the button that was pressed is gone with its row. */
export function focusHeading(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
