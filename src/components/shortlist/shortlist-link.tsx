'use client'

import { Heart } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { useListedCount } from './shortlist-store'

/** Link of the header to the shortlist. The number is beside the heart and takes no space. */
export function ShortlistLink({ className }: { className: string }) {
  const count = useListedCount()
  return (
    <PageLink
      href={paths.shortlist}
      aria-label={count > 0 ? `Shortlist, ${count} saved` : 'Shortlist'}
      className={className}
    >
      <span className="relative">
        <Heart aria-hidden className="size-5" />
        {count > 0 ? (
          <span
            aria-hidden
            className="figures absolute -top-2 left-3 min-w-4.5 rounded-full border border-surface bg-accent px-1 text-center font-semibold text-[0.6875rem] text-surface leading-4"
          >
            {count}
          </span>
        ) : null}
      </span>
    </PageLink>
  )
}
