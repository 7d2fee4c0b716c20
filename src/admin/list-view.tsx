'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ResolvedFilterOptions } from 'payload'
import { useMemo } from 'react'

const unlimited: ResolvedFilterOptions = {}

/** The documents that the filter of a relation offers, by the field's path. */
class FilterOptions extends Map<string, ResolvedFilterOptions> {
  override get(path: string): ResolvedFilterOptions {
    return super.get(path) ?? unlimited
  }
}

/**
 * Payload's list view, with stable options for its filters. Without options, the filter of a relation
 * in Payload 3.90 loads its choices again on every render, so often that a slow browser never shows
 * the filtered list. `media/library.spec.ts` counts these requests.
 */
export function ListView(props: ListViewClientProps) {
  const { resolvedFilterOptions } = props
  const options = useMemo(() => new FilterOptions(resolvedFilterOptions), [resolvedFilterOptions])
  return <DefaultListView {...props} resolvedFilterOptions={options} />
}
