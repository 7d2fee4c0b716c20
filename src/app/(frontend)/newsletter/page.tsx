import { PageHeader } from '@/components/layout/page-header'
import { RichText } from '@/components/rich-text/rich-text'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { staticPages } from '@/content/static-pages'
import { listIssues } from '@/data/newsletter/issues'
import { staticPage } from '@/data/pages/queries'
import { siteInfo } from '@/data/site/queries'
import { PageNewsletter } from '@/features/newsletter/components/page-newsletter'
import { staticPageMetadata } from '../_components/static-page/metadata'

const name = staticPages.newsletter

export const generateMetadata = () => staticPageMetadata(name)

export default async function NewsletterPage() {
  const [page, site, issues] = await Promise.all([staticPage(name), siteInfo(), listIssues(1)])
  return (
    <div className="page-width pt-5 pb-20">
      <PageHeader
        origin={site.url}
        trail={[{ label: 'Home', path: paths.home }]}
        breadcrumbLabel="Newsletter"
        page={page}
      />
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.35fr_1fr]">
        <div
          data-screen-only
          className="rounded-lg border border-hairline bg-surface p-6 shadow-soft md:p-10"
        >
          <PageNewsletter note={page.notice} />
          <noscript>
            <p className="mt-5 border-hairline border-t pt-5">
              This form needs JavaScript. To subscribe without it, write to{' '}
              <a
                href={`mailto:${site.email}`}
                className="quiet-link wrap-anywhere font-semibold text-primary"
              >
                {site.email}
              </a>{' '}
              and we’ll add you to the list.
            </p>
          </noscript>
        </div>
        <div className="grid gap-8 empty:hidden">
          {page.content.length > 0 ? <RichText text={page.content} /> : null}
          {issues.length > 0 ? (
            <p data-screen-only>
              <ButtonLink href={paths.newsletterIssues} variant="outline">
                Read past issues
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}
