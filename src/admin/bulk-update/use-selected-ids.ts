'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

type Collection = 'communities' | 'leads' | 'media'

/** Returns the condition of the current list view: its filter and its search. */
export function useListWhere(collectionSlug: Collection): () => Where {
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  return () =>
    mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug }),
      search: query.search ?? '',
      where: query.where ?? {},
    })
}

/**
 * Reads the ids of the selected documents. When all documents on all pages are selected, the list
 * view knows only its filter and its search, so `idsWhere` asks the server for the ids.
 */
export function useSelectedIds(
  collection: Collection,
  idsWhere: (where: Where) => Promise<readonly number[]>,
): () => Promise<readonly number[]> {
  const { count, selectedIDs } = useSelection()
  const listWhere = useListWhere(collection)
  return async () => (selectedIDs.length >= count ? selectedIDs.map(Number) : idsWhere(listWhere()))
}
