import { Section } from '@/components/layout/section'
import type { ResourceSummary } from '@/contract/resource'
import { ResourceFacts } from './resource-facts'
import { ResourceLink } from './resource-link'

/** What to read beside an entry. */
export function RelatedResources({ entries }: { entries: readonly ResourceSummary[] }) {
  if (entries.length === 0) return null
  return (
    <Section title="Related Resources" size="small">
      <ul className="mt-3 divide-y divide-hairline border-ink border-t-2">
        {entries.map((entry) => (
          <li key={entry.slug} className="relative py-3.5">
            <h3 className="font-sans font-semibold leading-snug tracking-normal [overflow-wrap:anywhere]">
              <ResourceLink entry={entry} />
            </h3>
            <ResourceFacts entry={entry} className="mt-0.5" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
