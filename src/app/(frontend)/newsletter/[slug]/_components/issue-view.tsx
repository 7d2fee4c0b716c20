import { AdBanner } from '@/components/ads/ad-banner'
import { StayUpdated } from '@/components/blog/stay-updated'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { RichText } from '@/components/rich-text/rich-text'
import { issueData } from '@/components/structured-data/issue-data'
import { JsonLd } from '@/components/structured-data/json-ld'
import { AnyLink } from '@/components/ui/any-link'
import { buttonClass } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/config/paths'
import type { NewsletterBlock, NewsletterCard } from '@/contract/newsletter/newsletter-content'
import type { IssuePage } from '@/data/newsletter/issues'
import { formatLongDate } from '@/lib/dates/format-date'

function Card({ card, as: Title }: { card: NewsletterCard; as: 'h2' | 'h3' }) {
  const { title, path, picture, facts, text } = card
  return (
    <article className="group relative grid gap-x-6 gap-y-3 border-hairline border-t py-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {picture ? (
        <div className="aspect-8/5 overflow-hidden rounded-md bg-sand">
          <Picture src={picture.src} alt="" sizes="(min-width: 40rem) 13rem, 92vw" />
        </div>
      ) : null}
      <div className={picture ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
        <Title className="text-xl [overflow-wrap:anywhere]">
          <PageLink href={path} className="after:absolute after:inset-0 group-hover:underline">
            {title}
          </PageLink>
        </Title>
        {facts ? <p className="figures mt-1.5 font-semibold [text-wrap:balance]">{facts}</p> : null}
        {text ? <p className="mt-1 text-ink-soft">{text}</p> : null}
      </div>
    </article>
  )
}

function Cards({ heading, cards }: Extract<NewsletterBlock, { type: 'cards' }>) {
  return (
    <section>
      {heading ? <h2 className="mb-5 text-3xl [overflow-wrap:anywhere]">{heading}</h2> : null}
      <div className="border-hairline border-b">
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an issue may list a document twice
          <Card key={index} card={card} as={heading ? 'h3' : 'h2'} />
        ))}
      </div>
    </section>
  )
}

function Block({ block }: { block: NewsletterBlock }) {
  switch (block.type) {
    case 'text':
      return <RichText text={block.text} />
    case 'cards':
      return <Cards {...block} />
    case 'advertisement':
      return <AdBanner ad={block.ad} />
    case 'picture': {
      const picture = (
        <Picture
          src={block.src}
          alt={block.alt}
          sizes="(min-width: 64rem) 44rem, 92vw"
          className="rounded-lg"
          width={1200}
          height={630}
        />
      )
      return (
        <div className="aspect-[1200/630]">
          {block.href === null ? picture : <AnyLink href={block.href}>{picture}</AnyLink>}
        </div>
      )
    }
    case 'button':
      return (
        <p>
          <AnyLink href={block.href} className={buttonClass('primary')}>
            {block.label}
          </AnyLink>
        </p>
      )
  }
}

interface IssueViewProps {
  issue: IssuePage
  /** Text about the newsletter. */
  stayUpdated: string
}

/** The page of an issue. It has what all readers got, and nothing of one of them. */
export function IssueView({ issue, stayUpdated }: IssueViewProps) {
  const { title, preheader, publishedAt, publisher, blocks } = issue
  return (
    <div className="page-width pt-5 pb-20">
      <JsonLd data={issueData(issue)} />
      <Breadcrumbs
        origin={publisher.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Newsletter', path: paths.newsletter },
          { label: 'Issues', path: paths.newsletterIssues },
        ]}
        breadcrumbLabel={title}
      />
      <article>
        <header className="mt-5 mb-9 max-w-3xl">
          <h1 className="text-4xl [overflow-wrap:anywhere]">{title}</h1>
          {preheader ? <p className="mt-4 text-ink-soft text-xl">{preheader}</p> : null}
          {publishedAt === null ? null : (
            <p className="mt-5 text-ink-soft text-sm">
              <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
            </p>
          )}
        </header>
        <div className="grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,44rem)_18.75rem] lg:justify-between">
          <div className="grid min-w-0 content-start gap-10">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are never reordered
              <Block key={index} block={block} />
            ))}
          </div>
          <div data-screen-only>
            <div className="sticky top-26">
              <StayUpdated text={stayUpdated} />
            </div>
          </div>
        </div>
      </article>
    </div>
  )
}
