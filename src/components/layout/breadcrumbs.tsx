import { ChevronRight } from 'lucide-react'
import { breadcrumbList } from '@/components/structured-data/breadcrumb-list'
import type { SiteLink } from '@/contract/site/site'
import { JsonLd } from '../structured-data/json-ld'
import { PageLink } from '../ui/page-link'

interface BreadcrumbsProps {
  /** Origin of the site, without a trailing slash. */
  origin: string
  trail: readonly SiteLink[]
  breadcrumbLabel: string
}

/** Breadcrumbs of a page, also as structured data; the last one is the current page. */
export function Breadcrumbs({ origin, trail, breadcrumbLabel }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-ink-soft text-sm" data-screen-only>
      <JsonLd data={breadcrumbList(origin, trail, breadcrumbLabel)} />
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {trail.map(({ label, path }) => (
          <li key={path} className="inline-flex items-center gap-2.5">
            <PageLink href={path} className="inline-flex min-h-9 items-center hover:text-primary">
              {label}
            </PageLink>
            <ChevronRight aria-hidden className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold text-ink">
          {breadcrumbLabel}
        </li>
      </ol>
    </nav>
  )
}
