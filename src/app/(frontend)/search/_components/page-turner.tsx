import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import type { SearchQuestion } from '@/domain/search'
import { paths } from '@/lib/paths'

interface PageTurnerProps {
  question: SearchQuestion
  pages: number
}

/** Between the pages of a group that is longer than one. */
export function PageTurner({ question: { text, section, page }, pages }: PageTurnerProps) {
  if (section === null || pages < 2) return null
  const to = (number: number) => paths.searchFor(text, section, number)
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <ButtonLink href={to(page - 1)} rel="prev" variant="outline">
          <ArrowLeft aria-hidden className="size-4" />
          Previous page
        </ButtonLink>
      ) : null}
      <span className="figures text-ink-soft text-sm">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink href={to(page + 1)} rel="next" variant="outline" className="ml-auto">
          Next page
          <ArrowRight aria-hidden className="size-4" />
        </ButtonLink>
      ) : null}
    </nav>
  )
}
