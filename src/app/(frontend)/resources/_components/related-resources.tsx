import { Section } from '@/components/layout/section'
import type { ResourceSummary } from '@/contract/resources/resource'
import { EntryLinks } from './entry-links'

export function RelatedResources({ entries }: { entries: readonly ResourceSummary[] }) {
  if (entries.length === 0) return null
  return (
    <Section title="Related Resources" size="small">
      <EntryLinks entries={entries} heading="h3" className="border-ink border-t-2" />
    </Section>
  )
}
