import { FileDown, Mail, MessageCircleQuestion } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { ResourceDetail } from '@/contract/resources/resource'
import type { SiteInfo } from '@/contract/site/site'
import { mailLink } from '@/domain/text/mail-link'

interface QuickActionsProps {
  entry: ResourceDetail
  site: Pick<SiteInfo, 'name' | 'url'>
  heading: string
}

/** Buttons to download a guide as a PDF, to send it by email, and to ask about it. */
export function QuickActions({ entry, site, heading }: QuickActionsProps) {
  const { title, slug, category, description } = entry
  const mail = mailLink(`${title} | ${site.name}`, [
    title,
    `${site.url}${paths.resource(category, slug)}`,
    '',
    description,
  ])
  return (
    <div className="rounded-lg bg-primary-tint p-6">
      <Section title={heading} size="small">
        <p className="mt-4 grid gap-3">
          <a
            href={paths.resourcePdf(category, slug)}
            download={`${slug}.pdf`}
            className={buttonClass('primary')}
          >
            <FileDown aria-hidden className="size-4.5" strokeWidth={1.8} />
            Download PDF
          </a>
          <a href={mail} className={buttonClass('outline')}>
            <Mail aria-hidden className="size-4.5" strokeWidth={1.8} />
            Email This Guide
          </a>
          <PageLink
            href={paths.contactAbout(`Question about ${title}`)}
            className={buttonClass('outline')}
          >
            <MessageCircleQuestion aria-hidden className="size-4.5" strokeWidth={1.8} />
            Speak with Expert
          </PageLink>
        </p>
      </Section>
    </div>
  )
}
