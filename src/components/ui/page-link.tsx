'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>

/**
 * A link within the site. What it leads to is fetched ahead once a pointer, a finger or the focus
 * is on it, and not as soon as it is in view: a page that nobody asked for brings its scripts and
 * pictures along.
 */
export function PageLink(props: PageLinkProps) {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return <Link {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want} />
}
