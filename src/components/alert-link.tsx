import { BellRing } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { type About, formatAbout } from '@/domain/alerts/about'

/** The link to the form of an email alert. */
export function AlertLink({ about }: { about: About }) {
  return (
    <PageLink
      data-screen-only
      href={paths.newAlert(formatAbout(about))}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary text-sm"
    >
      <BellRing aria-hidden className="size-4" strokeWidth={1.8} />
      <span className="quiet-link">Email me about changes</span>
    </PageLink>
  )
}
