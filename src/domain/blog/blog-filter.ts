import { byText } from '../text/collation'
import { anyContains, soughtText } from '../text/comparable'

/** The fields that filters and sorting use; every article of the API has them. */
export interface FilterableArticle {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly category: string | null
  /** ISO date and time; a draft has none. */
  readonly publishedAt?: string | undefined
}

/** Filters of the article list; a missing field does not filter. */
export interface BlogFilter {
  readonly q?: string | undefined
  /** `all` does not filter. */
  readonly category?: string | undefined
}

export const blogSorts = ['publishedAt', 'title'] as const
export type BlogSort = (typeof blogSorts)[number]

/** Whether an article matches the filter. The query is matched against title and excerpt. */
export function matchesArticle(article: FilterableArticle, filter: BlogFilter): boolean {
  const { q = '', category = 'all' } = filter
  return (
    anyContains([article.title, article.excerpt], soughtText(q)) &&
    (category === 'all' || category === '' || article.category === category)
  )
}

const getTime = ({ publishedAt }: FilterableArticle): number =>
  publishedAt ? new Date(publishedAt).getTime() : Number.NEGATIVE_INFINITY

/** Returns a sorted copy: newest first with drafts last, or by title. */
export function sortArticles<Item extends FilterableArticle>(
  articles: readonly Item[],
  sort: BlogSort,
): Item[] {
  const compare = (a: Item, b: Item) => {
    const [timeA, timeB] = [getTime(a), getTime(b)]
    return sort === 'title' || timeA === timeB ? 0 : timeB - timeA
  }
  return [...articles].sort(
    (a, b) => compare(a, b) || byText(a.title, b.title) || byText(a.slug, b.slug),
  )
}
