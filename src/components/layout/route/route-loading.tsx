'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { DetailSkeleton } from './detail-skeleton'
import { LOADING_DELAY_MS, loadingWords } from './loading-words'

/** The path that a click leads to within the site, when the router has taken it over. */
function clickedPath(event: MouseEvent): string | null {
  if (!event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  return link && link.origin === window.location.origin ? link.pathname : null
}

/**
 * Says that a page is loading when it is slow to come, over the page one leaves. No `loading.tsx`:
 * its boundary would keep the content of a prepared page from readers without JavaScript, and
 * answer 200 for what is not found.
 */
export function RouteLoading() {
  const pathname = usePathname()
  const [wait, setWait] = useState<{ from: string; words: string } | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      setWait(null)
    }
    const onClick = (event: MouseEvent) => {
      const path = clickedPath(event)
      if (path === null) return
      stop()
      const from = window.location.pathname
      const words = path === from ? null : loadingWords(path)
      if (words) timer = setTimeout(() => setWait({ from, words }), LOADING_DELAY_MS)
    }
    window.addEventListener('click', onClick)
    window.addEventListener('popstate', stop)
    return () => {
      stop()
      window.removeEventListener('click', onClick)
      window.removeEventListener('popstate', stop)
    }
  }, [])

  // Another page is there, the one that was waited for or one that came in between.
  if (wait && wait.from !== pathname) setWait(null)
  return (
    <div role="status" data-screen-only>
      {wait?.from === pathname ? <DetailSkeleton words={wait.words} /> : null}
    </div>
  )
}
