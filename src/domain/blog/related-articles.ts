/** The fields that relate articles; every article of the API has them. */
interface RelatableArticle {
  readonly slug: string
  readonly category: string | null
  readonly tags: readonly string[]
}

/** A shared tag weighs more than a shared category, because tags are more specific. */
const CATEGORY = 1
const TAG = 2

const toKey = (tag: string) => tag.trim().toLowerCase()

function nearness(article: RelatableArticle, other: RelatableArticle): number {
  const tags = new Set(article.tags.map(toKey))
  const shared = new Set(other.tags.map(toKey).filter((tag) => tags.has(tag)))
  const sameCategory = article.category !== null && article.category === other.category
  return shared.size * TAG + (sameCategory ? CATEGORY : 0)
}

/**
 * Selects the articles to suggest after an article, from a list with the newest first: the next
 * older one (or the newest after the oldest), and those that share the most tags and category. Ties
 * and the remaining slots are filled with the newest.
 */
export function readingAfter<Item extends RelatableArticle>(
  article: RelatableArticle,
  newestFirst: readonly Item[],
  count: number,
): { readonly next: Item | null; readonly related: Item[] } {
  const others = newestFirst.filter(({ slug }) => slug !== article.slug)
  const place = newestFirst.findIndex(({ slug }) => slug === article.slug)
  const next = newestFirst[place + 1] ?? others[0] ?? null
  const related = others
    .filter((other) => other !== next)
    .map((other) => ({ other, score: nearness(article, other) }))
    .sort((a, b) => b.score - a.score)
  return { next, related: related.slice(0, count).map(({ other }) => other) }
}
