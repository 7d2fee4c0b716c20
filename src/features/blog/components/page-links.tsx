'use client'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { createSerializer } from 'nuqs/server'
import { buttonClass } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import { pageOf, type SearchState, searchParams } from '../search-params'

const serialize = createSerializer(searchParams)

/** Between the pages of a list that is longer than one; ordinary links, which anybody can follow. */
export function PageLinks({ state, hasMore }: { state: SearchState; hasMore: boolean }) {
  const page = pageOf(state)
  if (page === 1 && !hasMore) return null
  const to = (number: number) => serialize(paths.blog, { ...state, page: number })
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <Link href={to(page - 1)} rel="prev" className={buttonClass('outline')}>
          <ArrowLeft aria-hidden className="size-4" />
          Previous page
        </Link>
      ) : null}
      <span className="figures text-ink-soft text-sm">Page {page}</span>
      {hasMore ? (
        <Link href={to(page + 1)} rel="next" className={buttonClass('outline', 'ml-auto')}>
          Next page
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      ) : null}
    </nav>
  )
}
