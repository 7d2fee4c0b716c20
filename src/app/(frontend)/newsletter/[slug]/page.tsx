import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { issuePage } from '@/data/newsletter/issues'
import { getSiteCopy } from '@/data/site/queries'
import { redirectOrNotFound } from '../../redirect-or-not-found'
import { IssueView } from './_components/issue-view'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const issue = await issuePage((await params).slug)
  if (!issue) return { title: notFoundWords.newsletterIssue.title }
  const { title, preheader, subject, slug, publishedAt, updatedAt } = issue
  const description = preheader ?? subject
  return {
    title,
    description,
    alternates: { canonical: paths.newsletterIssue(slug) },
    openGraph: {
      type: 'article',
      title,
      description,
      url: paths.newsletterIssue(slug),
      ...(publishedAt === null ? {} : { publishedTime: publishedAt }),
      modifiedTime: updatedAt,
    },
  }
}

export default async function NewsletterIssuePage({ params }: Props) {
  const { slug } = await params
  const [issue, { articles }] = await Promise.all([issuePage(slug), getSiteCopy()])
  if (!issue)
    return redirectOrNotFound(
      paths.newsletterIssue(slug),
      <NotFoundNotice {...notFoundWords.newsletterIssue} />,
    )
  return <IssueView issue={issue} stayUpdated={articles.stayUpdated} />
}
