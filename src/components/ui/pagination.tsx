import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from './button'

interface PageTurnerProps {
  /** The current page, starting at 1. */
  page: number
  /** Number of pages, if known. */
  pages?: number
  hasMore: boolean
  /** URL of a page. */
  to: (page: number) => string
  className: string
}

/** Pagination with plain links, so that it works without JavaScript. */
export function Pagination({ page, pages, hasMore, to, className }: PageTurnerProps) {
  if (page === 1 && !hasMore) return null
  return (
    <nav
      aria-label="Pages"
      className={`flex flex-wrap items-center justify-between gap-4 ${className}`}
    >
      {page > 1 ? (
        <ButtonLink href={to(page - 1)} rel="prev" variant="outline">
          <ArrowLeft aria-hidden className="size-4" />
          Previous page
        </ButtonLink>
      ) : null}
      <span className="figures text-ink-soft text-sm">
        Page {page}
        {pages === undefined ? null : ` of ${pages}`}
      </span>
      {hasMore ? (
        <ButtonLink href={to(page + 1)} rel="next" variant="outline" className="ml-auto">
          Next page
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      ) : null}
    </nav>
  )
}
