'use client'

import { DefaultListView, useConfig } from '@payloadcms/ui'
import type { ListViewClientProps, ResolvedFilterOptions } from 'payload'
import { useMemo } from 'react'
import { hideIdFilter } from './id-filter'

const unlimited: ResolvedFilterOptions = {}

/** The documents that the filter of a relation offers, by the field's path. */
class FilterOptions extends Map<string, ResolvedFilterOptions> {
  override get(path: string): ResolvedFilterOptions {
    return super.get(path) ?? unlimited
  }
}

/**
 * Payload's list view, with stable options for its filters, and without a filter for the id.
 *
 * Payload 3.90.1 gives a filter without options a new empty object on every render, and since
 * payloadcms/payload#11985 the filter of a relation then loads its choices again, so often that a slow
 * browser never shows the filtered list. `media/library.spec.ts` counts these requests. Not needed
 * anymore when it gives the filter the same object, or none.
 */
export function ListView(props: ListViewClientProps) {
  const { collectionSlug, resolvedFilterOptions } = props
  const { getEntityConfig } = useConfig()
  hideIdFilter(getEntityConfig({ collectionSlug }).fields)
  const options = useMemo(() => new FilterOptions(resolvedFilterOptions), [resolvedFilterOptions])
  return <DefaultListView {...props} resolvedFilterOptions={options} />
}
