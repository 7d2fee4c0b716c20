'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useEffect, useRef } from 'react'

const MODAL = 'leave-by-history'

/** Asks before `leave` is called. */
export const AskToLeave = createContext<(leave: () => void) => void>((leave) => leave())

/** Asks every form, as the browser does before it leaves the page. */
function hasUnsavedChanges(): boolean {
  const question = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(question)
  return question.defaultPrevented
}

interface HistoryListeners {
  /** Whether the address is no longer that of the page shown. */
  isLeaving: () => boolean
  /** Called when a form has unsaved changes; `leave` repeats the step through the history. */
  ask: (leave: () => void) => void
  /** Shows the page of the address. */
  show: () => void
}

/** Undoes a step through the history that would leave a form with unsaved changes, and asks. */
function watchHistory({ isLeaving, ask, show }: HistoryListeners): () => void {
  // Browsers without the Navigation API are taken to go one entry back.
  let step = -1
  // The next event follows from a step of this function.
  let own: 'undo' | 'leave' | null = null

  const measure = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
    const { currentEntry } = window.navigation
    if (navigationType === 'traverse' && currentEntry) step = currentEntry.index - from.index
  }
  const guard = (event: PopStateEvent) => {
    const cause = own
    own = null
    const asks = cause === null && isLeaving() && hasUnsavedChanges()
    if (cause !== 'undo' && !asks) {
      // Next ignores an entry without state. Payload's lists replace the state by null on load.
      if (event.state === null && isLeaving()) show()
      return
    }
    // Next would show the other page.
    event.stopImmediatePropagation()
    if (cause === 'undo') return
    const undone = step
    own = 'undo'
    window.history.go(-undone)
    ask(() => {
      own = 'leave'
      window.history.go(undone)
    })
  }

  // With `capture`, the listener runs before the one of Next.
  window.addEventListener('popstate', guard, true)
  window.navigation?.addEventListener('currententrychange', measure)
  return () => {
    window.removeEventListener('popstate', guard, true)
    window.navigation?.removeEventListener('currententrychange', measure)
  }
}

/**
 * Asks before Back or Forward leaves unsaved changes. Also shows the list that Back leads to.
 *
 * Payload 3.90.1 asks only before links and before the whole page is left
 * (payloadcms/payload#14957), and its lists remove what Next stores in the history. Not needed for
 * Payload's forms when that issue is closed and lists leave the state alone. The guide's own grids
 * (`src/admin/unsaved-changes/use-leave-guard.ts`) still need it then.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const path = usePathname()
  const router = useRouter()
  const shownPath = useRef(path)
  const leave = useRef<(() => void) | null>(null)

  const ask = useCallback(
    (answer: () => void) => {
      leave.current = answer
      openModal(MODAL)
    },
    [openModal],
  )

  useEffect(() => {
    shownPath.current = path
  }, [path])

  useEffect(
    () =>
      watchHistory({
        isLeaving: () => window.location.pathname !== shownPath.current,
        ask,
        show: () => router.replace(window.location.href),
      }),
    [ask, router],
  )

  return (
    <AskToLeave value={ask}>
      {children}
      <ConfirmationModal
        modalSlug={MODAL}
        heading={t('general:leaveWithoutSaving')}
        body={t('general:changesNotSaved')}
        cancelLabel={t('general:stayOnThisPage')}
        confirmLabel={t('general:leaveAnyway')}
        onConfirm={() => leave.current?.()}
      />
    </AskToLeave>
  )
}
