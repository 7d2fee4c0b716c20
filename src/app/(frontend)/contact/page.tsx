import { createLoader, parseAsString, type SearchParams } from 'nuqs/server'
import { PageOpening } from '@/components/layout/page-opening'
import { RichText } from '@/components/rich-text/rich-text'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { SUBJECT_LENGTH } from '@/contract/leads/lead'
import { staticPage } from '@/data/pages/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { ContactForm } from '@/features/leads/components/contact-form'
import { staticPageMetadata } from '../_components/static-page/metadata'
import { WaysToReachUs } from './_components/ways-to-reach-us'

interface Props {
  searchParams: Promise<SearchParams>
}

/** A link can set the subject in the query string, also without JavaScript. */
const loadSearchParams = createLoader({ subject: parseAsString.withDefault('') })

const name = staticPages.contact

export const generateMetadata = () => staticPageMetadata(name)

export default async function ContactPage({ searchParams }: Props) {
  const [page, siteCopy, site, { subject }] = await Promise.all([
    staticPage(name),
    getSiteCopy(),
    siteInfo(),
    loadSearchParams(searchParams),
  ])
  return (
    <div className="page-width pt-5 pb-20">
      <PageOpening
        origin={site.url}
        trail={[{ label: 'Home', path: paths.home }]}
        here="Contact"
        page={page}
      />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.6fr]">
        <div className="grid gap-10">
          <WaysToReachUs site={site} hours={siteCopy.answers.hours} />
          {page.content.length > 0 ? <RichText text={page.content} /> : null}
        </div>
        <div
          data-screen-only
          className="rounded-lg border border-hairline bg-surface p-6 shadow-soft md:p-10"
        >
          <ContactForm subject={subject.slice(0, SUBJECT_LENGTH)} note={page.notice} />
          <noscript>
            <p className="mt-5 border-hairline border-t pt-5">
              Without JavaScript this form cannot be sent: please call or write to us.
            </p>
          </noscript>
        </div>
      </div>
    </div>
  )
}
