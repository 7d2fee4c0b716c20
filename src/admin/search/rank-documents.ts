import { comparableText } from '@/domain/text/comparable'

interface Titled {
  readonly title: string
}

/** How near a title is to the query: equal, begins with it, has a word that does, contains it. */
function nearness(title: string, sought: string): number {
  const text = comparableText(title)
  if (text === sought) return 0
  if (text.startsWith(sought)) return 1
  if (text.includes(` ${sought}`)) return 2
  return text.includes(sought) ? 3 : 4
}

/** The documents with those first whose title is nearest to the query; others stay in their order. */
export function rankDocuments<Document extends Titled>(
  documents: readonly Document[],
  query: string,
): Document[] {
  const sought = comparableText(query)
  return documents.toSorted((a, b) => nearness(a.title, sought) - nearness(b.title, sought))
}
