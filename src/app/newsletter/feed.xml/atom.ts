import { Feed } from 'feed'
import { asHtml, clean, type FeedSite, toId } from '@/app/feed.xml/atom'
import { paths } from '@/config/paths'
import type { IssueSummary } from '@/data/newsletter/issues'

/** Issues of the newsletter as an Atom feed (RFC 4287), the newest first. */
export function issuesFeed(issues: readonly IssueSummary[], site: FeedSite): string {
  const changes = issues.map(({ updatedAt }) => new Date(updatedAt).getTime())
  const feed = new Feed({
    id: toId(site, 'newsletter'),
    title: clean(`Newsletter, ${site.name}`),
    description: clean(site.description),
    link: new URL(paths.newsletterIssues, site.url).href,
    feed: new URL(paths.newsletterFeed, site.url).href,
    updated: new Date(Math.max(0, ...changes)),
    author: { name: clean(site.name), link: site.url },
    generator: false,
  })
  for (const { id, title, slug, preheader, publishedAt, updatedAt } of issues) {
    feed.addItem({
      id: toId(site, `newsletter/${id}`),
      title: asHtml(title),
      link: new URL(paths.newsletterIssue(slug), site.url).href,
      ...(preheader ? { description: asHtml(preheader) } : {}),
      published: new Date(publishedAt),
      date: new Date(updatedAt),
    })
  }
  return feed.atom1()
}
