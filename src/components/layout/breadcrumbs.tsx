import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { SiteLink } from '@/contract/site'

/** The way back up; the last one is the page itself. */
export function Breadcrumbs({ trail, here }: { trail: readonly SiteLink[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-ink-soft text-sm" data-screen-only>
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {trail.map(({ label, path }) => (
          <li key={path} className="inline-flex items-center gap-2.5">
            <Link href={path} className="inline-flex min-h-9 items-center hover:text-primary">
              {label}
            </Link>
            <ChevronRight aria-hidden className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold text-ink">
          {here}
        </li>
      </ol>
    </nav>
  )
}
