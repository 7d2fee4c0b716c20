import { PageHeader } from '@/components/layout/page-header'
import { RichText } from '@/components/rich-text/rich-text'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import { staticPages } from '@/content/static-pages'
import type { SiteInfo } from '@/contract/site/site'
import { staticPage } from '@/data/pages/queries'
import { publisherRecipient } from '@/domain/leads/recipients'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { ContactForm } from '@/features/leads/components/contact-form'
import { WaysToReachUs } from './ways-to-reach-us'

interface ContactViewProps {
  site: SiteInfo
  words: SiteCopy
  /** The subject that the form begins with. */
  subject: string
}

/** The contact page with the settings and texts of the published version or of a draft. */
export async function ContactView({ site, words: siteCopy, subject }: ContactViewProps) {
  const page = await staticPage(staticPages.contact)
  return (
    <div className="page-width pt-5 pb-20">
      <PageHeader
        origin={site.url}
        trail={[{ label: 'Home', path: paths.home }]}
        breadcrumbLabel="Contact"
        page={page}
      />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.6fr]">
        <div className="grid gap-10">
          <WaysToReachUs site={site} words={siteCopy.answers} />
          {page.content.length > 0 ? <RichText text={page.content} /> : null}
        </div>
        <div
          data-screen-only
          className="rounded-lg border border-hairline bg-surface p-6 shadow-soft md:p-10"
        >
          <ContactForm
            subject={subject}
            note={page.notice}
            consent={fillPlaceholders(siteCopy.answers.consent, {
              recipients: publisherRecipient.name,
            })}
            next={siteCopy.answers.sent}
          />
          <noscript>
            <p className="mt-5 border-hairline border-t pt-5">
              This form needs JavaScript. Please call or email us instead.
            </p>
          </noscript>
        </div>
      </div>
    </div>
  )
}
