'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { DetailSkeleton } from './detail-skeleton'
import { LOADING_DELAY_MS, loadingWords } from './loading-words'

/** The path of a clicked internal link whose navigation the router handles. */
function clickedPath(event: MouseEvent): string | null {
  if (!event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  return link && link.origin === window.location.origin ? link.pathname : null
}

/**
 * Shows a skeleton over the current page while the next page loads slowly. There is no
 * `loading.tsx` because its Suspense boundary would hide the content of static pages from visitors
 * without JavaScript and send status 200 for pages that are not found.
 */
export function RouteLoading() {
  const pathname = usePathname()
  const [wait, setWait] = useState<{ from: string; words: string } | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isShown = false
    const show = (words: string) => {
      isShown = true
      setWait({ from: pathname, words })
    }
    const stop = () => {
      clearTimeout(timer)
      // Not always: setting the state that it already has would make React run the effects of the
      // next page before its first paint.
      if (isShown) setWait(null)
      isShown = false
    }
    const onClick = (event: MouseEvent) => {
      const path = clickedPath(event)
      if (path === null) return
      stop()
      const words = path === pathname ? null : loadingWords(path)
      if (words) timer = setTimeout(show, LOADING_DELAY_MS, words)
    }
    window.addEventListener('click', onClick)
    window.addEventListener('popstate', stop)
    return () => {
      stop()
      window.removeEventListener('click', onClick)
      window.removeEventListener('popstate', stop)
    }
  }, [pathname])

  return (
    <div role="status" data-screen-only>
      {wait?.from === pathname ? <DetailSkeleton words={wait.words} /> : null}
    </div>
  )
}
