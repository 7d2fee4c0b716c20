'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react'

const MODAL = 'leave-by-history'

const AskToLeave = createContext<(leave: () => void) => void>((leave) => leave())

/** Whether a click on a link shows another page in this tab. */
function isLeaving(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || link.target === '_blank'
  const { origin, pathname, search } = window.location
  return (
    !isElsewhere &&
    !link.download &&
    link.origin === origin &&
    link.pathname + link.search !== pathname + search
  )
}

/**
 * Asks before the page is left while it has unsaved changes: by a link, the history, a reload or
 * closing the tab. For editors other than Payload's forms, which ask themselves.
 */
export function useLeaveGuard(hasChanges: boolean): void {
  const ask = use(AskToLeave)
  const router = useRouter()
  useEffect(() => {
    if (!hasChanges) return
    const prevent = (event: Event) => event.preventDefault()
    const guardLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isLeaving(event, link)) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => router.push(link.href))
    }
    window.addEventListener('beforeunload', prevent)
    document.addEventListener('click', guardLink, true)
    return () => {
      window.removeEventListener('beforeunload', prevent)
      document.removeEventListener('click', guardLink, true)
    }
  }, [ask, hasChanges, router])
}

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
 * Asks before Back or Forward leaves unsaved changes. Payload asks only before links and before the
 * whole page is left. Also shows the list that Back leads to.
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
