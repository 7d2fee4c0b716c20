import type { ReactNode } from 'react'
import { ArticleView } from '@/components/blog/article-view'
import { RichText } from '@/components/rich-text/rich-text'
import { paths } from '@/config/paths'
import { ARTICLE_LANDINGS, RELATED_POSTS } from '@/content/defaults'
import { currentAds } from '@/data/ads/queries'
import { articleDraft, newestArticles } from '@/data/blog/queries'
import { builderDraft } from '@/data/builders/queries'
import { readBuilderRecord } from '@/data/builders/record'
import { communityDraft } from '@/data/communities/queries'
import { eventDraft } from '@/data/events/queries'
import { getGlossary } from '@/data/glossary/queries'
import { countHomesOfBuilder, readLargestLandings } from '@/data/homes/landing'
import { readListings } from '@/data/homes/lists'
import { readAnswerRecord } from '@/data/leads/answers'
import { listingOptions } from '@/data/listing-options/queries'
import { issueDraft } from '@/data/newsletter/issues'
import { pageDraft } from '@/data/pages/queries'
import type { Draft } from '@/data/payload/version'
import { resourceDraft } from '@/data/resources/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import type { Staff } from '@/data/staff/staff'
import { readingAfter } from '@/domain/blog/related-articles'
import { EventCard } from '@/features/events/components/event-card'
import { EVENT_GRID } from '@/features/events/event-grid'
import type { FormValues } from '@/lib/unsaved-values'
import { StaticPage } from '../../_components/static-page/static-page'
import { BuilderView } from '../../builders/[slug]/_components/builder-view'
import { CommunityView } from '../../communities/[slug]/_components/community-view'
import { IssueView } from '../../newsletter/[slug]/_components/issue-view'
import { ResourceView } from '../../resources/_components/resource-view'

export interface Preview {
  readonly isDraft: boolean
  /** The content of the view. */
  readonly shown: unknown
  readonly view: ReactNode
}

/** Reads a document as it was saved, or with the values of its form. */
type ReadPreview = (id: number, staff: Staff, values?: FormValues) => Promise<Preview | null>

/** Combines loading a draft with rendering it as its page does. */
function createPreview<Found extends Draft<unknown>>(
  read: (id: number, staff: Staff, values?: FormValues) => Promise<Found | null>,
  show: (content: Found['content'], draft: Found) => Promise<ReactNode>,
): ReadPreview {
  return async (id, staff, values) => {
    const draft = await read(id, staff, values)
    if (!draft) return null
    const { content, isDraft } = draft
    return { isDraft, shown: draft, view: await show(content, draft) }
  }
}

/** The collections that have a preview. */
export const previews: ReadonlyMap<string, ReadPreview> = new Map([
  [
    'communities',
    createPreview(communityDraft, async (community, { extras }) => (
      <CommunityView
        community={community}
        extras={extras}
        {...(await readListings(Number(community.id)))}
        site={await siteInfo()}
        words={await getSiteCopy()}
        glossary={await getGlossary()}
        ads={await currentAds()}
        options={await listingOptions()}
      />
    )),
  ],
  [
    'builders',
    createPreview(builderDraft, async (builder) => (
      <BuilderView
        builder={builder}
        answers={await readAnswerRecord(builder.id)}
        homes={await countHomesOfBuilder(builder.slug)}
        record={await readBuilderRecord(Number(builder.id))}
        site={await siteInfo()}
        words={await getSiteCopy()}
      />
    )),
  ],
  [
    'blog-posts',
    createPreview(articleDraft, async (article) => (
      <ArticleView
        article={article}
        site={await siteInfo()}
        words={(await getSiteCopy()).articles}
        landings={await readLargestLandings(ARTICLE_LANDINGS)}
        {...readingAfter(article, (await newestArticles()).items, RELATED_POSTS)}
      />
    )),
  ],
  ['resources', createPreview(resourceDraft, async (entry) => <ResourceView entry={entry} />)],
  [
    'newsletter-issues',
    createPreview(issueDraft, async (issue) => (
      <IssueView issue={issue} stayUpdated={(await getSiteCopy()).articles.stayUpdated} />
    )),
  ],
  [
    'events',
    createPreview(eventDraft, async (event) => (
      <div className="page-width py-10">
        <div className={EVENT_GRID}>
          <EventCard event={event} now={new Date()} priority />
        </div>
      </div>
    )),
  ],
  [
    'pages',
    createPreview(pageDraft, async (words) => (
      <StaticPage name={{ path: paths.home }} words={words}>
        <RichText text={words.content} />
      </StaticPage>
    )),
  ],
])
