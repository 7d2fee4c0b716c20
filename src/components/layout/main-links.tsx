'use client'

import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import type { SiteLink } from '@/contract/site/site'
import { PageLink } from '../ui/page-link'
import { isActiveLink } from './active-link'

/** The main links of the header; the active one is underlined. */
export function MainLinks({ links }: { links: readonly SiteLink[] }) {
  const pathname = usePathname()
  return links.map(({ label, path }) => {
    const active = isActiveLink(pathname, path)
    return (
      <li key={path} className="h-full">
        <PageLink
          href={path}
          aria-current={active ? 'page' : undefined}
          className={clsx(
            'flex h-full items-center border-y-[3px] border-t-transparent font-medium transition-colors',
            active ? 'border-b-accent' : 'border-b-transparent hover:text-primary',
          )}
        >
          {label}
        </PageLink>
      </li>
    )
  })
}
