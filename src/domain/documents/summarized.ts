/** The collections whose forms have a summary beside them. */
export const summarizedCollections = [
  'communities',
  'builders',
  'floor-plans',
  'homes',
  'blog-posts',
  'helpful-articles',
] as const

export type SummarizedCollection = (typeof summarizedCollections)[number]

export const isSummarized = (slug: string): slug is SummarizedCollection =>
  summarizedCollections.some((known) => known === slug)

/** The days for which a summary counts views and leads, today included. */
export const SUMMARY_DAYS = 30
