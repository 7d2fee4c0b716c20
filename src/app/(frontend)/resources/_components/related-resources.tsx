import { Section } from '@/components/layout/section'
import type { ResourceSummary } from '@/contract/resources/resource'
import { EntryLinks } from './entry-links'

interface RelatedResourcesProps {
  entries: readonly ResourceSummary[]
  heading: string
}

export function RelatedResources({ entries, heading }: RelatedResourcesProps) {
  if (entries.length === 0) return null
  return (
    <Section title={heading} size="small">
      <EntryLinks entries={entries} heading="h3" className="border-ink border-t-2" />
    </Section>
  )
}
