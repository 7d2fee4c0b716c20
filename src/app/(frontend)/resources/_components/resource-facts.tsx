import { clsx } from 'clsx'
import type { ResourceSummary } from '@/contract/resources/resource'
import { getLabel, resourceTypes } from '@/domain/enums'

interface ResourceFactsProps {
  entry: Pick<ResourceSummary, 'type' | 'readMinutes'>
  className?: string
}

/** The type and the reading time of a resource. */
export function ResourceFacts({ entry: { type, readMinutes }, className }: ResourceFactsProps) {
  return (
    <p className={clsx('flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm', className)}>
      <span className="font-semibold text-accent">{getLabel(resourceTypes, type)}</span>
      {readMinutes ? <span className="figures">{readMinutes} min read</span> : null}
    </p>
  )
}
