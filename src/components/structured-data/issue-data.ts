import { paths } from '@/config/paths'
import type { NewsletterContent } from '@/contract/newsletter/newsletter-content'
import { known, type StructuredData } from './document'

type Issue = Pick<NewsletterContent, 'title' | 'preheader' | 'slug' | 'publisher'> & {
  readonly publishedAt: string | null
  readonly updatedAt: string
}

/** An issue of the newsletter. The guide itself is its author. */
export function issueData(issue: Issue): StructuredData {
  const { title, preheader, slug, publishedAt, updatedAt } = issue
  const { name, url } = issue.publisher
  const address = `${url}${paths.newsletterIssue(slug)}`
  const publisher = { '@type': 'Organization', name, url }
  return known({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: preheader,
    url: address,
    mainEntityOfPage: address,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: publisher,
    publisher,
    inLanguage: 'en-US',
  })
}
