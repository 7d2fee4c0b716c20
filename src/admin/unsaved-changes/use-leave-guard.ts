'use client'

import { useRouter } from 'next/navigation'
import { use, useEffect } from 'react'
import { AskToLeave } from '@/payload-patches/admin/leave-guard'

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
