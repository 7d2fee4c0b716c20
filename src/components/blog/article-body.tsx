import { ArrowLeft } from 'lucide-react'
import { paths } from '@/config/paths'
import type { Article } from '@/contract/blog/article'
import { Contents } from '../rich-text/contents'
import { RichText } from '../rich-text/rich-text'
import { ButtonLink } from '../ui/button'
import { StayUpdated } from './stay-updated'

/** Ornament at the end of the text. */
function EndMark() {
  return (
    <div aria-hidden className="mt-14 flex items-center gap-5 text-hairline">
      <span className="h-px flex-1 bg-current" />
      <img src="/brand/mark.svg" alt="" width={32} height={32} className="size-8" loading="lazy" />
      <span className="h-px flex-1 bg-current" />
    </div>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="mt-8 flex flex-wrap gap-2 text-sm">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-sand px-3 py-1 text-ink-soft">
          {tag}
        </li>
      ))}
    </ul>
  )
}

interface ArticleBodyProps {
  article: Article
  /** Text about the newsletter. */
  stayUpdated: string
}

/** The text of an article, with table of contents and sidebar. */
export function ArticleBody({ article: { body, tags }, stayUpdated }: ArticleBodyProps) {
  return (
    <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[11rem_minmax(0,1fr)_17.5rem] xl:gap-x-16">
      <div className="hidden xl:block">
        <div className="sticky top-26">
          <Contents text={body} title="In this article" />
        </div>
      </div>
      <div className="min-w-0">
        <RichText text={body} dropCap />
        <div className="max-w-reading text-reading">
          <EndMark />
          <Tags tags={tags} />
          <p data-screen-only className="mt-8">
            <ButtonLink href={paths.blog} variant="outline">
              <ArrowLeft aria-hidden className="size-4.5" />
              Back to All Articles
            </ButtonLink>
          </p>
        </div>
      </div>
      <div data-screen-only>
        <div className="sticky top-26">
          <StayUpdated text={stayUpdated} />
        </div>
      </div>
    </div>
  )
}
