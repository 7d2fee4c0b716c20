import type { ResourceSummary } from '@/contract/resources/resource'
import { ResourceFacts } from './resource-facts'
import { ResourceLink } from './resource-link'

interface EntryLinksProps {
  entries: readonly ResourceSummary[]
  /** The heading level of the titles. */
  heading: 'h3' | 'h4'
  className?: string
}

export function EntryLinks({ entries, heading: Heading, className = '' }: EntryLinksProps) {
  return (
    <ul className={`mt-3 divide-y divide-hairline ${className}`}>
      {entries.map((entry) => (
        <li key={entry.slug} className="relative py-3.5">
          <Heading className="font-sans font-semibold leading-snug tracking-normal [overflow-wrap:anywhere]">
            <ResourceLink entry={entry} />
          </Heading>
          <ResourceFacts entry={entry} className="mt-0.5" />
        </li>
      ))}
    </ul>
  )
}
