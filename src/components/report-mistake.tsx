import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { MistakeSubject } from '@/domain/enums'
import { formatSubject } from '@/domain/mistakes/subject'

interface ReportMistakeProps {
  kind: MistakeSubject
  id: string
  /** What it is about, where a page has several of these links. */
  name?: string
}

/** The quiet link to the form for a mistake, at the end of what the visitor reads. */
export function ReportMistake({ kind, id, name }: ReportMistakeProps) {
  return (
    <p data-screen-only className="text-sm">
      <PageLink
        href={paths.reportMistake(formatSubject(kind, id))}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-ink-soft hover:text-primary"
      >
        <span className="quiet-link">
          Report a mistake{name ? <span className="sr-only"> about {name}</span> : null}
        </span>
      </PageLink>
    </p>
  )
}
