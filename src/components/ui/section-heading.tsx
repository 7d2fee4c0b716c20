import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HomeSection } from '@/contract/site/site'
import { PageLink } from './page-link'

interface SectionHeadingProps {
  words: HomeSection
  /** For `aria-labelledby` of the section. */
  id?: string
  /** Rendered next to the link. */
  children?: ReactNode
}

/** Heading and introduction of a section, with a link to the full list. */
export function SectionHeading({ words, id, children }: SectionHeadingProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h2 id={id} className="text-3xl">
          {words.heading}
        </h2>
        {words.intro ? <p className="mt-1.5 text-ink-soft">{words.intro}</p> : null}
      </div>
      <div className="flex items-center gap-5">
        {words.link ? (
          <PageLink
            href={words.link.path}
            className="quiet-link inline-flex min-h-10 items-center gap-2.5 font-semibold text-primary"
          >
            {words.link.label}
            <ArrowRight aria-hidden className="size-4" />
          </PageLink>
        ) : null}
        {children}
      </div>
    </div>
  )
}
