import { fromZonedTime } from '@/lib/dates/site-date'
import { articles } from '../content/articles'
import { events } from '../content/events'
import { helpfulArticles } from '../content/helpful-articles'
import { pages } from '../content/pages'
import { resources } from '../content/resources'
import type { SeedContext } from '../context'
import { sequentially } from '../sequentially'
import type { SeedEvent } from '../types'
import type { Pictures } from './media'

type Ids = ReadonlyMap<string, number>

const published = { generateSlug: false, _status: 'published' } as const

export async function seedArticles(context: SeedContext, pictures: Pictures): Promise<void> {
  await sequentially(articles, 2, async ({ picture, publishedDaysAgo, ...article }) =>
    context.ensure(
      'blog-posts',
      { slug: { equals: article.slug } },
      {
        ...article,
        featuredImage: pictures.get(picture),
        content: await context.richText(`articles/${article.slug}.md`),
        generateSlug: false,
        publishedAt: publishedDaysAgo === null ? null : context.daysFromNow(-publishedDaysAgo),
        _status: publishedDaysAgo === null ? 'draft' : 'published',
      },
    ),
  )
}

/** The start and end of an event as ISO times, converted from San Antonio's time zone. */
function times(context: SeedContext, { startsInDays, startsAt, lastsHours }: SeedEvent) {
  const day = context.daysFromNow(startsInDays).slice(0, 10)
  const start = fromZonedTime(day, startsAt)
  const end = lastsHours === null ? null : new Date(start.getTime() + lastsHours * 3_600_000)
  return { eventDate: start.toISOString(), endDate: end?.toISOString() ?? null }
}

export async function seedEvents(
  context: SeedContext,
  refs: { builders: Ids; communities: Ids; pictures: Pictures },
): Promise<void> {
  await sequentially(events, 2, (event) => {
    const { startsInDays: _, startsAt: __, lastsHours: ___, ...data } = event
    return context.ensure(
      'events',
      { slug: { equals: event.slug } },
      {
        ...data,
        ...times(context, event),
        builder: event.builder ? refs.builders.get(event.builder) : null,
        community: event.community ? refs.communities.get(event.community) : null,
        picture: refs.pictures.get(event.picture),
        ...published,
      },
    )
  })
}

/** Resources are listed in the order in which they are created. */
export async function seedResources(context: SeedContext, pictures: Pictures): Promise<void> {
  await sequentially(resources, 1, async ({ picture, hasContent, ...resource }) =>
    context.ensure(
      'resources',
      { slug: { equals: resource.slug } },
      {
        ...resource,
        picture: picture ? pictures.get(picture) : null,
        content: hasContent ? await context.richText(`resources/${resource.slug}.md`) : null,
        ...published,
      },
    ),
  )
}

export async function seedHelpfulArticles(context: SeedContext, pictures: Pictures): Promise<void> {
  await sequentially(helpfulArticles, 2, async ({ picture, publishedDaysAgo, ...article }) =>
    context.ensure(
      'helpful-articles',
      { slug: { equals: article.slug } },
      {
        ...article,
        picture: pictures.get(picture),
        publishDate: context.daysFromNow(-publishedDaysAgo),
        content: await context.richText(`helpful-articles/${article.slug}.md`),
        ...published,
      },
    ),
  )
}

export async function seedPages(context: SeedContext): Promise<void> {
  await sequentially(pages, 2, async ({ hasContent, seoTitle, seoDescription, ...page }) =>
    context.ensure(
      'pages',
      { slug: { equals: page.slug } },
      {
        ...page,
        content: hasContent ? await context.richText(`pages/${page.slug}.md`) : null,
        meta: { title: seoTitle, description: seoDescription },
        _status: 'published',
      },
    ),
  )
}
