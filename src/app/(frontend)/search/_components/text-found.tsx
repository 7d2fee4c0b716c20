import type { FoundEvent, FoundText } from '@/contract/search/search'
import { formatEventTime } from '@/lib/dates/format-date'
import { Excerpt, FoundLink } from './found-link'

interface TextFoundProps {
  item: FoundText | FoundEvent
  terms: readonly string[]
}

/** An article, resource or event in the search results. */
export function TextFound({ item, terms }: TextFoundProps) {
  return (
    <article className="group relative grid gap-x-8 py-4 md:grid-cols-[11rem_1fr]">
      <p className="font-semibold text-accent text-sm md:mt-1">{item.label}</p>
      <div className="min-w-0 max-w-3xl">
        <h3 className="text-lg leading-tight [overflow-wrap:anywhere]">
          <FoundLink item={item} terms={terms} />
        </h3>
        {item.section === 'events' ? (
          <p className="mt-1 text-sm">
            <time dateTime={item.startsAt}>{formatEventTime(item.startsAt, null)}</time>
            {item.location ? ` · ${item.location}` : null}
          </p>
        ) : null}
        <Excerpt item={item} terms={terms} />
      </div>
    </article>
  )
}
