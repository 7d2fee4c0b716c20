import { highlight } from '@/domain/search/highlight'

interface MarkedProps {
  text: string
  /** Prefixes of the words to mark. */
  terms: readonly string[]
}

/** A text with the search terms marked. */
export function Marked({ text, terms }: MarkedProps) {
  let at = 0
  return highlight(text, terms).map(({ text: part, marked }) => {
    const key = at
    at += part.length
    return marked ? (
      <mark key={key} className="rounded-sm bg-marigold/30 text-inherit">
        {part}
      </mark>
    ) : (
      part
    )
  })
}
