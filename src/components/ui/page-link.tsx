'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ComponentProps, memo, useState } from 'react'

type PageLinkProps = Omit<
  ComponentProps<typeof Link>,
  'prefetch' | 'onPointerEnter' | 'onFocus' | 'scroll'
>

/**
 * A link within the site. The complete target is prefetched on hover, touch or focus, so the click
 * shows it at once. Links in view are not prefetched, because prefetching also loads the scripts and
 * images of the page.
 */
export function PageLink(props: PageLinkProps) {
  const pathname = usePathname()
  // RouteScroll scrolls after a route change. Next would scroll to another place.
  return <IntentLink {...props} scroll={!changesRoute(String(props.href), pathname)} />
}

/** Memoized, because every link of a page reads the path, and few depend on it. */
const IntentLink = memo(function IntentLink({
  onClick,
  ...props
}: PageLinkProps & { scroll: boolean }) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link
      {...props}
      prefetch={isWanted}
      onPointerEnter={want}
      onFocus={want}
      onClick={(event) => {
        onClick?.(event)
        // Removing the focused element with its page makes Chromium compute all styles once more.
        // Keyboards keep the focus; their clicks have no detail.
        if (event.detail > 0) event.currentTarget.blur()
      }}
    />
  )
})

/** Whether a link leads to the top of another page. */
function changesRoute(href: string, pathname: string): boolean {
  return !href.includes('#') && href.split('?', 1)[0] !== pathname
}
