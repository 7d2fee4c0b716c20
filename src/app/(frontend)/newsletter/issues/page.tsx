import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { listIssues } from '@/data/newsletter/issues'
import { siteInfo } from '@/data/site/queries'
import { formatLongDate } from '@/lib/dates/format-date'

const page = {
  kicker: null,
  title: 'Newsletter issues',
  intro: 'Everything that we sent to our subscribers, the newest first.',
}

export const metadata: Metadata = {
  title: page.title,
  description: page.intro,
  alternates: {
    canonical: paths.newsletterIssues,
    types: { 'application/atom+xml': paths.newsletterFeed },
  },
}

export default async function NewsletterIssuesPage() {
  const [issues, site] = await Promise.all([listIssues(), siteInfo()])
  return (
    <div className="page-width pt-5 pb-20">
      <PageHeader
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Newsletter', path: paths.newsletter },
        ]}
        breadcrumbLabel="Issues"
        page={page}
      />
      {issues.length === 0 ? (
        <p className="text-lg">
          There is no issue yet.{' '}
          <PageLink href={paths.newsletter} className="quiet-link font-semibold text-primary">
            Subscribe to get the first one
          </PageLink>
          .
        </p>
      ) : (
        <>
          <ul className="max-w-3xl border-hairline border-b">
            {issues.map(({ id, title, slug, preheader, publishedAt }) => (
              <li key={id} className="group relative border-hairline border-t py-5">
                <time dateTime={publishedAt} className="text-ink-soft text-sm">
                  {formatLongDate(publishedAt)}
                </time>
                <h2 className="mt-1 text-2xl [overflow-wrap:anywhere]">
                  <PageLink
                    href={paths.newsletterIssue(slug)}
                    className="after:absolute after:inset-0 group-hover:underline"
                  >
                    {title}
                  </PageLink>
                </h2>
                {preheader ? <p className="mt-1.5 text-ink-soft">{preheader}</p> : null}
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <a
              href={paths.newsletterFeed}
              className="quiet-link inline-block py-1 font-semibold text-primary"
            >
              Atom feed of the issues
            </a>
          </p>
        </>
      )}
    </div>
  )
}
