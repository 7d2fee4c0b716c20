/** What relates two articles; every article of the contract has it. */
interface RelatableArticle {
  readonly slug: string
  readonly category: string | null
  readonly tags: readonly string[]
}

/** A shared category says less than a shared tag, which somebody chose with care. */
const CATEGORY = 1
const TAG = 2

const keyOf = (tag: string) => tag.trim().toLowerCase()

function nearness(article: RelatableArticle, other: RelatableArticle): number {
  const tags = new Set(article.tags.map(keyOf))
  const shared = new Set(other.tags.map(keyOf).filter((tag) => tags.has(tag)))
  const sameCategory = article.category !== null && article.category === other.category
  return shared.size * TAG + (sameCategory ? CATEGORY : 0)
}

/**
 * What to read after an article, out of a list that has the newest first: the next older one (after
 * the oldest, the newest), and beside it those that share most with the article. Among equals the
 * newer goes first; where little is shared, the newest fill up.
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
