'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>

/**
 * A link within the site. The target is prefetched on hover, touch or focus instead of when the
 * link becomes visible, because prefetching also loads the scripts and images of the page.
 */
export function PageLink(props: PageLinkProps) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return <Link {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want} />
}
