'use client'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { createSerializer } from 'nuqs/server'
import { ButtonLink } from '@/components/ui/button'
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
        <ButtonLink href={to(page - 1)} rel="prev" variant="outline">
          <ArrowLeft aria-hidden className="size-4" />
          Previous page
        </ButtonLink>
      ) : null}
      <span className="figures text-ink-soft text-sm">Page {page}</span>
      {hasMore ? (
        <ButtonLink href={to(page + 1)} rel="next" variant="outline" className="ml-auto">
          Next page
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      ) : null}
    </nav>
  )
}
