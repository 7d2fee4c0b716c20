'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '@/domain/text/format-number'
import { PAGE_ROWS } from './review-view'

interface ReviewPagesProps {
  offset: number
  total: number
  isLoading: boolean
  show: (offset: number) => void
}

/** Which rows are shown, with steps to the others. */
export function ReviewPages({ offset, total, isLoading, show }: ReviewPagesProps) {
  if (total <= PAGE_ROWS && offset === 0) return null
  const last = Math.min(offset + PAGE_ROWS, total)
  return (
    <nav className="field-review-pages" aria-label="Pages of the review">
      <button
        type="button"
        className="dashboard-button"
        disabled={isLoading || offset === 0}
        onClick={() => show(Math.max(offset - PAGE_ROWS, 0))}
      >
        <ChevronLeft aria-hidden="true" size={16} /> Previous rows
      </button>
      <span role="status">
        {`Rows ${formatNumber(offset + 1)} to ${formatNumber(last)} of ${formatNumber(total)}`}
      </span>
      <button
        type="button"
        className="dashboard-button"
        disabled={isLoading || last >= total}
        onClick={() => show(offset + PAGE_ROWS)}
      >
        Next rows <ChevronRight aria-hidden="true" size={16} />
      </button>
    </nav>
  )
}
